# Lo que dicen los dos tutoriales y las dos páginas de reglas alrededor de sus textos.

learn-name-learner = Ana (tú)
learn-name-other = Leila
learn-step = Paso { $step } de { $steps }
learn-steps = Pasos del tutorial
learn-chapters = Capítulos
learn-next-chapter = Capítulo siguiente: { $title }
learn-board = El tablero
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar este paso
learn-play-now = Jugar ahora
learn-wrong = Casi, pero no.
learn-also = Esa jugada es igual de buena. Para que la lección siga como estaba previsto, se ha hecho otra un poco distinta.
learn-task-done = (hecho)
learn-show-me = Hazlo por mí
learn-more = Más sobre esto en las reglas
learn-happened = Qué ha pasado
learn-why-not = ¿Por qué no en otro sitio?
learn-list = Todas las jugadas en una lista

rule-contents = Índice
rule-example = Ejemplo
rule-link = Enlace a: { $title }
rule-to-tutorial = ¿Prefieres aprender jugando? Ve al tutorial.
