/** Measured in games for two in benchmarks/ladder: an apprentice won 80.0 % of 1,000 against a novice, a master 77.3 %
 * of 88 against an apprentice. Grandmasters have no such games yet: the last step is the one of Alhambra. */
export const STRENGTHS = { novice: 0, apprentice: 240, master: 455, grandmaster: 610 };
