# La aplicación web: todo lo que rodea a los tableros.

web-close = Cerrar
web-explain = ¿Qué es esto?
web-see-rules = Ver las reglas
