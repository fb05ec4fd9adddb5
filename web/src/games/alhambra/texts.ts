export const TEXTS = {
    en: () => import("virtual:alhambra/en"),
    es: () => import("virtual:alhambra/es"),
    pl: () => import("virtual:alhambra/pl"),
    ru: () => import("virtual:alhambra/ru"),
};
