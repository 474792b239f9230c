import type { Draw } from '../../../../stages/play/draw.ts';
import type { PlantedLanguage } from '../../../../stages/play/truth.ts';

// Sentences that pad an answer: they take no side and concern no planted claim.

interface Filler {
  readonly who: readonly string[];
  readonly did: readonly string[];
  readonly where: readonly string[];
  readonly when: readonly string[];
  readonly patterns: readonly string[];
}

const filler: Readonly<Record<PlantedLanguage, Filler>> = {
  en: {
    who: [
      ...[
        'the planning office',
        'a council committee',
        'one of the operators',
        'the works department',
        'a group of engineers',
      ],
      ...[
        'the mayor’s staff',
        'a local reporter',
        'the county auditor',
        'a student survey',
        'the housing association',
      ],
      ...[
        'a retired dispatcher',
        'the chamber of commerce',
        'a consultant from the coast',
        'the depot manager',
      ],
    ],
    did: [
      ...[
        'kept two timetables side by side',
        'counted parcels by hand',
        'wrote a long memo about signage',
        'redrew the map of stops',
      ],
      ...[
        'invited residents to three evenings',
        'asked for another round of drawings',
        'published a table of past budgets',
      ],
      ...[
        'compared notes with a sister city',
        'looked at the colour of the shelters',
        'stored the minutes in a binder',
      ],
      ...[
        'measured kerbs with a borrowed wheel',
        'sorted complaints by postcode',
        'drafted a tender and withdrew it',
      ],
    ],
    where: [
      ...[
        'near the old market',
        'at the river crossing',
        'behind the station',
        'along the ring',
        'in the northern quarter',
        'by the hospital',
      ],
      ...['on the hill', 'next to the stadium', 'in the harbour district', 'around the university'],
    ],
    when: [
      ...[
        'last autumn',
        'before the election',
        'during the works',
        'in the second quarter',
        'after a long winter',
        'on two weekends',
      ],
      ...['while the bridge was closed', 'between two meetings', 'over a whole summer', 'some years ago'],
    ],
    patterns: [
      '{When}, {who} {did} {where}.',
      '{Who} {did} {when}.',
      'There is a story from {where}: {who} {did} {when}.',
      '{Who} {did} {where}, and {who} {did} {when}.',
      'For background, {who} {did} {when}.',
      'Anyone who walks {where} can see what {who} left there {when}.',
      'The file from that time notes that {who} {did}.',
      'It was {when} that {who} {did} {where}.',
      'Readers may recall how {who} {did} {where}.',
    ],
  },
  de: {
    who: [
      'das Planungsamt',
      'ein Ausschuss des Rates',
      'der Betreiber',
      'eine Gruppe von Ingenieuren',
      'die Lokalzeitung',
      'das Tiefbauamt',
      'ein Gutachter aus dem Norden',
      'die Handelskammer',
    ],
    did: [
      'zählte Pakete von Hand',
      'zeichnete den Haltestellenplan neu',
      'lud zu drei Abenden ein',
      'schrieb einen langen Vermerk',
      'verglich alte Haushaltspläne',
      'heftete die Protokolle ab',
      'sortierte Beschwerden nach Postleitzahl',
    ],
    where: [
      'am alten Markt',
      'hinter dem Bahnhof',
      'an der Flussquerung',
      'im Nordviertel',
      'beim Krankenhaus',
      'am Hafen',
      'rund um die Hochschule',
    ],
    when: [
      'im vorigen Herbst',
      'vor der Wahl',
      'während der Bauarbeiten',
      'nach einem langen Winter',
      'an zwei Wochenenden',
      'vor einigen Jahren',
    ],
    patterns: [
      'Zum Hintergrund: {who} {did} {when} {where}.',
      'In den Akten steht: {who} {did} {when}.',
      'Man erinnert sich: {who} {did} {where}.',
      'So war es {when}: {who} {did} {where}.',
      'Nebenbei: {who} {did} {when}, und {who} {did} {where}.',
    ],
  },
  es: {
    who: [
      'la oficina de planificación',
      'una comisión municipal',
      'uno de los operadores',
      'un grupo de ingenieros',
      'la prensa local',
      'la cámara de comercio',
      'un consultor de la costa',
      'el jefe de cocheras',
    ],
    did: [
      'contó paquetes a mano',
      'volvió a dibujar el mapa de paradas',
      'invitó a tres reuniones',
      'escribió un informe muy largo',
      'comparó presupuestos antiguos',
      'archivó las actas',
      'ordenó las quejas por código postal',
    ],
    where: [
      'junto al mercado viejo',
      'detrás de la estación',
      'en el cruce del río',
      'en el barrio norte',
      'cerca del hospital',
      'en el puerto',
      'alrededor de la universidad',
    ],
    when: [
      'el otoño pasado',
      'antes de las elecciones',
      'durante las obras',
      'tras un invierno largo',
      'en dos fines de semana',
      'hace algunos años',
    ],
    patterns: [
      'Como antecedente, {who} {did} {when} {where}.',
      'Consta en los archivos que {who} {did} {when}.',
      'Muchos recuerdan que {who} {did} {where}.',
      '{When}, {who} {did} {where}.',
      'De paso: {who} {did} {when}, y {who} {did} {where}.',
    ],
  },
  zh: {
    who: [
      '规划局',
      '市议会的一个委员会',
      '一家运营商',
      '几位工程师',
      '本地报社',
      '市政工程处',
      '一位外地顾问',
      '商会',
    ],
    did: [
      '手工清点了包裹',
      '重新画了站点图',
      '举办了三场座谈',
      '写了一份很长的备忘录',
      '比较了以往的预算',
      '把会议记录归了档',
      '按邮编整理了投诉',
    ],
    where: ['在老市场附近', '在车站后面', '在河边路口', '在城北', '在医院旁', '在港区', '在大学周围'],
    when: ['去年秋天', '选举之前', '施工期间', '漫长的冬天之后', '用了两个周末', '几年前'],
    patterns: [
      '作为背景，{who}{when}{where}{did}。',
      '档案里记着，{who}{when}{did}。',
      '不少人还记得，{who}{where}{did}。',
      '{when}，{who}{where}{did}。',
      '顺便一提，{who}{did}，而{who}{where}{did}。',
    ],
  },
};

/** One sentence that is irrelevant to the question. */
export function fillerSentence(draw: Draw, language: PlantedLanguage): string {
  const { patterns, ...lists } = filler[language];
  const sentence = draw.pick(patterns).replaceAll(/\{(who|did|where|when|Who|When)\}/g, (_, name: string) => {
    const phrase = draw.pick(lists[name.toLowerCase() as keyof typeof lists]);
    return name === name.toLowerCase() ? phrase : capital(phrase);
  });
  return capital(sentence);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
