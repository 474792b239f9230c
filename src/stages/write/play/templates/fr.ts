import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const frenchTemplates: Templates = {
  quote: (wording) => `« ${wording} »`,
  list: joinedList(', ', ' et '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `Ce qui était demandé : ${figures}`,
  dividedBetween: (labels) => `Les modèles sont partagés entre ${labels}`,
  noneLeads: 'Aucune réponse n’est en tête.',
  caseFor: (label, reason) => `Ce qui parle pour ${label} est différent. ${reason}`,
  nothingInCommon: 'Les modèles n’ont pas de réponse commune à cette question',
  noPosition: 'Il manque une position commune ; les affirmations ci-dessous montrent où il y a accord.',

  either: (first, second) => `${first} ou ${second} ?`,
  clause: (headline) => headline,
  sides: (first, second) => `D’un côté : ${first} De l’autre : ${second}`,
  suits: (label, when) => `${label} : ${when}.`,
  nextStep: (first, second) => `La suite à donner en dépend : ${first} ou ${second}.`,
  twoAnswers: 'Selon la position, la réponse à la question change.',
  whether: (statement) => `Est-ce vrai : « ${statement} » ?`,
  assumptions: [
    'Qui est d’accord suppose des conditions dans lesquelles l’affirmation vaut en général.',
    'Qui s’y oppose pense à des cas où elle échoue.',
  ],
  openPoint: 'La réponse à la question repose sur ce point : le lecteur doit savoir qu’il reste ouvert.',
  resolving: [
    'Des éléments tirés de cas comparables, recueillis de la même façon pour les deux avis.',
    'L’énoncé des conditions dans lesquelles chaque camp changerait d’avis.',
  ],
  campsOnSides: (pro, contra) => `L’accord vient surtout de ${pro}, le désaccord de ${contra}.`,

  passedOver: 'Ce qui passe facilement inaperçu peut être juste, et le décompte le perd.',
  unsettled: 'Les réponses nomment le doute et n’offrent rien qui le lève.',
  evidenceNeeded: 'Des éléments qui portent directement sur ce point.',
  noSideTaken: 'Sans parti pris',
  noSideThesis: 'Les réponses pèsent la question sans prendre parti.',
};
