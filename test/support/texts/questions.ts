import type { Language } from '../../../src/languages/codes.ts';

/** One question in every language of reports. */
export const questionsByLanguage = {
  en: 'Should we split our monolith into services?',
  de: 'Sollen wir unseren Monolithen in Dienste aufteilen?',
  fr: 'Faut-il diviser notre monolithe en services ?',
  es: '¿Debemos dividir nuestro monolito en servicios?',
  pt: 'Devemos dividir nosso monólito em serviços?',
  it: 'Conviene dividere il nostro monolito in servizi?',
  zh: '我们应该把单体应用拆分成服务吗？',
  ja: 'モノリスをサービスに分割すべきですか？',
} as const satisfies Readonly<Record<Language, string>>;
