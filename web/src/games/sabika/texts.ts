export const TEXTS = {
    en: () => import("virtual:sabika/en"),
    es: () => import("virtual:sabika/es"),
    pl: () => import("virtual:sabika/pl"),
    ru: () => import("virtual:sabika/ru"),
};
