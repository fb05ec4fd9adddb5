/** Measured in games for two in benchmarks/ladder: an apprentice won 98.4 % of 1,000 against a novice, a master 77.4 %
 * of 1,000 against an apprentice, a grandmaster 70.9 % of 266 against a master. */
export const STRENGTHS = { novice: 0, apprentice: 710, master: 925, grandmaster: 1080 };
