/** The languages in which this service can write a report, by their codes in ISO 639-1. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'zh', 'ja'] as const;

export type Language = (typeof languages)[number];
