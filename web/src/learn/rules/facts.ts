/** What is printed on the components, as far as pictures and tables show it. tools/lessons.py writes it from the rules' content. */
import facts from "../lessons/facts.json";

export const { alhambra, sabika } = facts;
