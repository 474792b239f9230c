import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const portugueseTemplates: Templates = {
  quote: (wording) => `“${wording}”`,
  list: joinedList(', ', ' e '),
  stop: '.',
  gap: ' ',

  asked: (figures) => `O que se perguntava: ${figures}`,
  dividedBetween: (labels) => `Os modelos dividem-se entre ${labels}`,
  noneLeads: 'Nenhuma resposta está à frente.',
  caseFor: (label, reason) => `A favor de ${label} fala outra coisa. ${reason}`,
  nothingInCommon: 'Os modelos não têm uma resposta comum a esta pergunta',
  noPosition: 'Falta uma posição comum; as afirmações abaixo mostram onde há acordo.',

  either: (first, second) => `${first} ou ${second}?`,
  clause: (headline) => headline,
  sides: (first, second) => `De um lado: ${first} Do outro: ${second}`,
  suits: (label, when) => `${label}: ${when}.`,
  nextStep: (first, second) => `O passo seguinte depende disto: ${first} ou ${second}.`,
  twoAnswers: 'Conforme a posição, a resposta à pergunta muda.',
  whether: (statement) => `Isto é verdade: “${statement}”?`,
  assumptions: [
    'Quem concorda supõe condições em que a afirmação vale em geral.',
    'Quem discorda pensa em casos em que ela falha.',
  ],
  openPoint: 'A resposta à pergunta apoia-se neste ponto, e quem a lê deve saber que ele está em aberto.',
  resolving: [
    'Dados de casos comparáveis, reunidos da mesma forma para as duas opiniões.',
    'Uma declaração das condições em que cada lado mudaria de opinião.',
  ],
  campsOnSides: (pro, contra) => `O acordo vem sobretudo de ${pro}, a discordância de ${contra}.`,

  passedOver: 'O que facilmente passa despercebido pode estar certo, e a contagem perde-o.',
  unsettled: 'As respostas nomeiam a dúvida e nada oferecem que a resolva.',
  evidenceNeeded: 'Dados que tratem diretamente deste ponto.',
  noSideTaken: 'Sem tomar partido',
  noSideThesis: 'As respostas ponderam a pergunta sem tomar partido.',
};
