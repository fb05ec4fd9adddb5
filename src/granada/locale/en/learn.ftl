# Texts around tutorials and rules pages.

learn-name-learner = Ana (you)
learn-name-other = Leila
learn-step = Step { $step } of { $steps }
learn-steps = Steps of the tutorial
learn-chapters = Chapters
learn-next-chapter = Next chapter: { $title }
learn-board = The board
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-play-now = Play now
learn-wrong = Not quite.
learn-also = That is just as good. The lesson continues with a slightly different move.
learn-task-done = (done)
learn-show-me = Do it for me
learn-more = More about this in the rules
learn-happened = What has happened
learn-why-not = Why not elsewhere?
learn-list = All moves as a list

rule-contents = Contents
rule-example = Example
rule-link = Link to: { $title }
rule-to-tutorial = Rather learn by playing? Go to the tutorial.
