# The web application: everything around the boards.

web-close = Close
web-explain = What is this?
web-see-rules = See the rules
