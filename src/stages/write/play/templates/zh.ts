import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const chineseTemplates: Templates = {
  quote: (wording) => `“${wording}”`,
  list: joinedList('、', '和'),
  stop: '。',
  gap: '',

  asked: (figures) => `所问的是：${figures}`,
  dividedBetween: (labels) => `模型的意见分为${labels}`,
  noneLeads: '没有哪种回答领先。',
  caseFor: (label, reason) => `支持${label}的理由不同。${reason}`,
  nothingInCommon: '模型对这个问题没有共同的回答',
  noPosition: '没有一种立场能概括这些回答；下面的论点显示它们在哪里相合。',

  either: (first, second) => `${first}还是${second}？`,
  clause: (headline) => headline,
  sides: (first, second) => `一方面：${first}另一方面：${second}`,
  suits: (label, when) => `${label}：${when}。`,
  nextStep: (first, second) => `下一步怎么做取决于此：${first}还是${second}。`,
  twoAnswers: '这两种立场得出不同的回答。',
  whether: (statement) => `是否如此：“${statement}”？`,
  assumptions: ['赞成者假定了这一论点普遍成立的条件。', '反对者想到的是它不成立的情形。'],
  openPoint: '对问题的回答依赖于这一点，读者应当知道它尚无定论。',
  resolving: ['来自可比情形、对双方以同样方式收集的证据。', '说明双方各在什么条件下会改变看法。'],
  campsOnSides: (pro, contra) => `赞成主要来自${pro}，反对来自${contra}。`,

  passedOver: '容易被忽略的一点也可能是对的，而计数会把它丢掉。',
  unsettled: '回答提出了疑问，却没有给出能够解决它的内容。',
  evidenceNeeded: '直接涉及这一点的证据。',
  noSideTaken: '不表态',
  noSideThesis: '这些回答权衡了问题，但没有表态。',
};
