/** Names for people who have none yet; they may change them at any time. */
const NAMES = [
    "Alba", "Amara", "Aurora", "Azahar", "Bruno", "Celia", "Cyra", "Dario", "Elvira", "Farid", "Gala", "Hana",
    "Idris", "Inés", "Jamila", "Karim", "Layla", "Leonor", "Lucas", "Malik", "Marina", "Nadia", "Nuria", "Omar",
    "Pilar", "Rafael", "Salma", "Samir", "Selim", "Tarik", "Vera", "Yasmin", "Zahra", "Zoraida",
]; // prettier-ignore

export const madeUpName = (random = Math.random): string => NAMES[Math.floor(random() * NAMES.length)]!;
