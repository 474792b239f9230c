import type { Language } from '../../text/language/language-of.ts';

/**
 * Denies a statement in the language of its run. In English any statement can follow "that". In other languages mood
 * or word order would have to change, so a sentence of its own calls the statement false.
 * @param language null if this service cannot write in it: then the English form is used
 */
export function denied(statement: string, language: Language | null): string {
  return language === null || language === 'en'
    ? `It is not true that ${asClause(statement)}`
    : `${callsFalse[language]}${statement}`;
}

const callsFalse: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'Folgendes trifft nicht zu: ',
  fr: 'Ce qui suit est faux : ',
  es: 'Lo siguiente no es cierto: ',
  pt: 'O seguinte não é verdade: ',
  it: 'Quanto segue non è vero: ',
  zh: '以下说法不正确：',
  ja: '次の主張は正しくない：',
};

const openers = /^(?:An?|The|This|That|These|Those|It|They|There|In|On|At|For|With|Most|Many|Some|All|No)\b/;

function asClause(statement: string): string {
  return statement.replace(openers, (word) => word.toLowerCase());
}
