import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const spanishTemplates: Templates = {
  quote: (wording) => `«${wording}»`,
  list: joinedList(', ', ' y '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `Lo que se preguntaba: ${figures}`,
  dividedBetween: (labels) => `Los modelos se dividen entre ${labels}`,
  noneLeads: 'Ninguna respuesta va en cabeza.',
  caseFor: (label, reason) => `A favor de ${label} habla otra cosa. ${reason}`,
  nothingInCommon: 'Los modelos no tienen una respuesta común a esta pregunta',
  noPosition: 'Falta una posición común; las afirmaciones de abajo muestran dónde hay acuerdo.',

  either: (first, second) => `¿${first} o ${second}?`,
  clause: (headline) => headline,
  sides: (first, second) => `Por un lado: ${first} Por el otro: ${second}`,
  suits: (label, when) => `${label}: ${when}.`,
  nextStep: (first, second) => `De ello depende el paso siguiente: ${first} o ${second}.`,
  twoAnswers: 'Según la posición, la respuesta a la pregunta cambia.',
  whether: (statement) => `¿Es cierto esto: «${statement}»?`,
  assumptions: [
    'Quien está de acuerdo supone condiciones en las que la afirmación vale en general.',
    'Quien discrepa piensa en casos en los que falla.',
  ],
  openPoint: 'La respuesta a la pregunta se apoya en este punto, y quien la lee debe saber que está abierto.',
  resolving: [
    'Datos de casos comparables, reunidos de la misma manera para ambas opiniones.',
    'Una declaración de las condiciones en las que cada parte cambiaría de opinión.',
  ],
  campsOnSides: (pro, contra) => `El acuerdo viene sobre todo de ${pro}, la discrepancia de ${contra}.`,

  passedOver: 'Lo que se pasa por alto con facilidad puede ser cierto, y al contar se pierde.',
  unsettled: 'Las respuestas nombran la duda y no ofrecen nada que la resuelva.',
  evidenceNeeded: 'Datos que traten directamente de este punto.',
  noSideTaken: 'Sin tomar partido',
  noSideThesis: 'Las respuestas sopesan la pregunta sin tomar partido.',
};
