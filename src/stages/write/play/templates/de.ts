import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const germanTemplates: Templates = {
  quote: (wording) => `„${wording}“`,
  list: joinedList(', ', ' und '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `Gefragt war: ${figures}`,
  dividedBetween: (labels) => `Die Modelle sind geteilter Meinung: ${labels}`,
  noneLeads: 'Keine Antwort liegt vorn.',
  caseFor: (label, reason) => `Für ${label} spricht anderes. ${reason}`,
  nothingInCommon: 'Die Modelle haben auf diese Frage keine gemeinsame Antwort',
  noPosition: 'Eine gemeinsame Position fehlt; die Aussagen unten zeigen, worin Übereinstimmung besteht.',

  either: (first, second) => `${first} oder ${second}?`,
  clause: (headline) => headline,
  sides: (first, second) => `Auf der einen Seite: ${first} Auf der anderen: ${second}`,
  suits: (label, when) => `${label}: ${when}.`,
  nextStep: (first, second) => `Davon hängt ab, was als Nächstes zu tun ist: ${first} oder ${second}.`,
  twoAnswers: 'Je nach Position fällt die Antwort auf die Frage anders aus.',
  whether: (statement) => `Trifft das zu: „${statement}“?`,
  assumptions: [
    'Wer zustimmt, setzt Umstände voraus, unter denen die Aussage allgemein gilt.',
    'Wer widerspricht, denkt an Fälle, in denen sie versagt.',
  ],
  openPoint:
    'Die Antwort auf die Frage stützt sich auf diesen Punkt; wer sie liest, sollte wissen, dass er offen ist.',
  resolving: [
    'Belege aus vergleichbaren Fällen, für beide Ansichten auf dieselbe Weise erhoben.',
    'Eine Angabe, unter welchen Umständen jede Seite ihre Meinung ändern würde.',
  ],
  campsOnSides: (pro, contra) => `Zustimmung kommt vor allem von ${pro}, Widerspruch von ${contra}.`,

  passedOver: 'Was leicht übersehen wird, kann dennoch richtig sein, und beim Zählen geht es verloren.',
  unsettled: 'Die Antworten nennen den Zweifel und bieten nichts, was ihn ausräumt.',
  evidenceNeeded: 'Belege, die unmittelbar diesen Punkt betreffen.',
  noSideTaken: 'Ohne Parteinahme',
  noSideThesis: 'Die Antworten wägen die Frage ab, ohne Partei zu ergreifen.',
};
