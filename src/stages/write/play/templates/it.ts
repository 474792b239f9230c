import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const italianTemplates: Templates = {
  quote: (wording) => `«${wording}»`,
  list: joinedList(', ', ' e '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `Ciò che si chiedeva: ${figures}`,
  dividedBetween: (labels) => `I modelli si dividono tra ${labels}`,
  noneLeads: 'Nessuna risposta è in testa.',
  caseFor: (label, reason) => `A favore di ${label} parla altro. ${reason}`,
  nothingInCommon: 'I modelli non hanno una risposta comune a questa domanda',
  noPosition: 'Manca una posizione comune; le affermazioni qui sotto mostrano dove c’è accordo.',

  either: (first, second) => `${first} o ${second}?`,
  clause: (headline) => headline,
  sides: (first, second) => `Da una parte: ${first} Dall’altra: ${second}`,
  suits: (label, when) => `${label}: ${when}.`,
  nextStep: (first, second) => `Ne dipende il passo successivo: ${first} o ${second}.`,
  twoAnswers: 'A seconda della posizione, la risposta alla domanda cambia.',
  whether: (statement) => `È vero: «${statement}»?`,
  assumptions: [
    'Chi è d’accordo presuppone condizioni in cui l’affermazione vale in generale.',
    'Chi dissente pensa a casi in cui non vale.',
  ],
  openPoint: 'La risposta alla domanda poggia su questo punto, e chi legge deve sapere che è aperto.',
  resolving: [
    'Dati di casi paragonabili, raccolti allo stesso modo per entrambe le opinioni.',
    'Una dichiarazione delle condizioni in cui ciascuna parte cambierebbe idea.',
  ],
  campsOnSides: (pro, contra) => `L’accordo viene soprattutto da ${pro}, il dissenso da ${contra}.`,

  passedOver: 'Ciò che sfugge facilmente può essere giusto, e nel conteggio va perduto.',
  unsettled: 'Le risposte nominano il dubbio e non offrono nulla che lo risolva.',
  evidenceNeeded: 'Dati che riguardino direttamente questo punto.',
  noSideTaken: 'Senza prendere posizione',
  noSideThesis: 'Le risposte soppesano la domanda senza prendere posizione.',
};
