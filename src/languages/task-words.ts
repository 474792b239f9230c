import type { Language } from './codes.ts';

/**
 * What is told of the responses to a task that were compared in pairs. `points` are what speaks for
 * a response, or against it, in a list.
 */
export interface TaskWords {
  readonly texts: Readonly<Record<'notCompared' | 'best' | 'none' | 'for' | 'against', string>>;
  readonly points: Readonly<Record<PointName, string>>;
}

export type PointName =
  | 'correct'
  | 'complete'
  | 'follows_request'
  | 'clear'
  | 'explains'
  | 'safe'
  | 'wrong'
  | 'incomplete'
  | 'off_request'
  | 'unclear'
  | 'unsafe'
  | 'unneeded';

export const taskWords: Readonly<Record<Language, TaskWords>> = {
  en: {
    texts: {
      notCompared: 'Nobody compared the responses with each other.',
      best: 'Two models compared {compared} of the responses in pairs, in both orders, and prefer that of {model} (pairs won: {won} of {pairs}; lost: none).',
      none: 'No response stands out: two models compared {compared} of them in pairs, in both orders (pairs decided: {decided} of {pairs}).',
      for: 'For {model}: {points}',
      against: 'Against {model}: {points}',
    },
    points: {
      correct: 'correct',
      complete: 'complete',
      follows_request: 'does what was asked',
      clear: 'clear',
      explains: 'explains itself',
      safe: 'safe',
      wrong: 'has a mistake',
      incomplete: 'leaves something out',
      off_request: 'does not do what was asked',
      unclear: 'unclear',
      unsafe: 'unsafe',
      unneeded: 'holds much that serves nothing',
    },
  },
  de: {
    texts: {
      notCompared: 'Niemand hat die Antworten miteinander verglichen.',
      best: 'Zwei Modelle haben {compared} der Antworten paarweise und in beiden Reihenfolgen verglichen und halten die von {model} für die beste (gewonnene Paare: {won} von {pairs}; verlorene: keine).',
      none: 'Keine Antwort ragt heraus: Zwei Modelle haben {compared} von ihnen paarweise und in beiden Reihenfolgen verglichen (entschiedene Paare: {decided} von {pairs}).',
      for: 'Für {model}: {points}',
      against: 'Gegen {model}: {points}',
    },
    points: {
      correct: 'richtig',
      complete: 'vollständig',
      follows_request: 'tut, was verlangt ist',
      clear: 'klar',
      explains: 'erklärt, was sie tut',
      safe: 'sicher',
      wrong: 'enthält einen Fehler',
      incomplete: 'lässt etwas aus',
      off_request: 'tut nicht, was verlangt ist',
      unclear: 'unklar',
      unsafe: 'unsicher',
      unneeded: 'enthält viel Unnötiges',
    },
  },
  fr: {
    texts: {
      notCompared: 'Personne n’a comparé les réponses entre elles.',
      best: 'Deux modèles ont comparé {compared} des réponses par paires, dans les deux ordres, et préfèrent celle de {model} (paires gagnées : {won} sur {pairs} ; perdues : aucune).',
      none: 'Aucune réponse ne se détache : deux modèles en ont comparé {compared} par paires, dans les deux ordres (paires décidées : {decided} sur {pairs}).',
      for: 'Pour {model} : {points}',
      against: 'Contre {model} : {points}',
    },
    points: {
      correct: 'juste',
      complete: 'complète',
      follows_request: 'fait ce qui est demandé',
      clear: 'claire',
      explains: 's’explique',
      safe: 'sûre',
      wrong: 'contient une erreur',
      incomplete: 'omet quelque chose',
      off_request: 'ne fait pas ce qui est demandé',
      unclear: 'peu claire',
      unsafe: 'dangereuse',
      unneeded: 'contient beaucoup d’inutile',
    },
  },
  es: {
    texts: {
      notCompared: 'Nadie comparó las respuestas entre sí.',
      best: 'Dos modelos compararon {compared} de las respuestas por parejas, en ambos órdenes, y prefieren la de {model} (parejas ganadas: {won} de {pairs}; perdidas: ninguna).',
      none: 'Ninguna respuesta destaca: dos modelos compararon {compared} de ellas por parejas, en ambos órdenes (parejas decididas: {decided} de {pairs}).',
      for: 'A favor de {model}: {points}',
      against: 'En contra de {model}: {points}',
    },
    points: {
      correct: 'correcta',
      complete: 'completa',
      follows_request: 'hace lo que se pidió',
      clear: 'clara',
      explains: 'se explica',
      safe: 'segura',
      wrong: 'tiene un error',
      incomplete: 'omite algo',
      off_request: 'no hace lo que se pidió',
      unclear: 'poco clara',
      unsafe: 'insegura',
      unneeded: 'contiene mucho que no sirve',
    },
  },
  pt: {
    texts: {
      notCompared: 'Ninguém comparou as respostas entre si.',
      best: 'Dois modelos compararam {compared} das respostas aos pares, em ambas as ordens, e preferem a de {model} (pares ganhos: {won} de {pairs}; perdidos: nenhum).',
      none: 'Nenhuma resposta se destaca: dois modelos compararam {compared} delas aos pares, em ambas as ordens (pares decididos: {decided} de {pairs}).',
      for: 'A favor de {model}: {points}',
      against: 'Contra {model}: {points}',
    },
    points: {
      correct: 'correta',
      complete: 'completa',
      follows_request: 'faz o que foi pedido',
      clear: 'clara',
      explains: 'explica-se',
      safe: 'segura',
      wrong: 'tem um erro',
      incomplete: 'omite algo',
      off_request: 'não faz o que foi pedido',
      unclear: 'pouco clara',
      unsafe: 'insegura',
      unneeded: 'contém muito que não serve',
    },
  },
  it: {
    texts: {
      notCompared: 'Nessuno ha confrontato le risposte tra loro.',
      best: 'Due modelli hanno confrontato {compared} delle risposte a coppie, in entrambi gli ordini, e preferiscono quella di {model} (coppie vinte: {won} di {pairs}; perse: nessuna).',
      none: 'Nessuna risposta spicca: due modelli ne hanno confrontate {compared} a coppie, in entrambi gli ordini (coppie decise: {decided} di {pairs}).',
      for: 'A favore di {model}: {points}',
      against: 'Contro {model}: {points}',
    },
    points: {
      correct: 'corretta',
      complete: 'completa',
      follows_request: 'fa ciò che è chiesto',
      clear: 'chiara',
      explains: 'si spiega',
      safe: 'sicura',
      wrong: 'contiene un errore',
      incomplete: 'tralascia qualcosa',
      off_request: 'non fa ciò che è chiesto',
      unclear: 'poco chiara',
      unsafe: 'non sicura',
      unneeded: 'contiene molto di superfluo',
    },
  },
  zh: {
    texts: {
      notCompared: '没有人对这些回答作过相互比较。',
      best: '两个模型以两种先后顺序对{compared}个回答作了两两比较，认为{model}的回答最好（胜出的配对：{won}/{pairs}，落败：无）。',
      none: '没有哪个回答更为突出：两个模型以两种先后顺序对{compared}个回答作了两两比较（分出高下的配对：{decided}/{pairs}）。',
      for: '{model}的优点：{points}',
      against: '{model}的缺点：{points}',
    },
    points: {
      correct: '正确',
      complete: '完整',
      follows_request: '符合要求',
      clear: '清楚',
      explains: '作了解释',
      safe: '安全',
      wrong: '有错误',
      incomplete: '有遗漏',
      off_request: '不符合要求',
      unclear: '不清楚',
      unsafe: '不安全',
      unneeded: '有许多多余的内容',
    },
  },
  ja: {
    texts: {
      notCompared: '回答どうしの比較は行われていない。',
      best: '2つのモデルが{compared}件の回答を2件ずつ、両方の順序で比べ、{model}の回答を最もよいとした（勝った組：{pairs}組中{won}組、負けた組：なし）。',
      none: '際立つ回答はない。2つのモデルが{compared}件の回答を2件ずつ、両方の順序で比べた（優劣がついた組：{pairs}組中{decided}組）。',
      for: '{model}の長所：{points}',
      against: '{model}の短所：{points}',
    },
    points: {
      correct: '正しい',
      complete: '抜けがない',
      follows_request: '求めに応えている',
      clear: '明快',
      explains: '説明がある',
      safe: '安全',
      wrong: '誤りがある',
      incomplete: '抜けがある',
      off_request: '求めに応えていない',
      unclear: 'わかりにくい',
      unsafe: '危険',
      unneeded: '余分が多い',
    },
  },
};
