import { joinedList } from './list-of.ts';
import type { Templates } from './templates.ts';

export const japaneseTemplates: Templates = {
  quote: (wording) => `「${wording}」`,
  list: joinedList('、', 'と'),
  stop: '。',
  gap: '',

  asked: (figures) => `問われたのは次の数である：${figures}`,
  dividedBetween: (labels) => `モデルの意見は${labels}に分かれている`,
  noneLeads: '優位に立つ回答はない。',
  caseFor: (label, reason) => `${label}を支える理由は別にある。${reason}`,
  nothingInCommon: 'この問いに対するモデルの共通の回答はない',
  noPosition: '回答をまとめる立場はない。どこで一致するかは下の主張が示す。',

  either: (first, second) => `${first}か、${second}か。`,
  clause: (headline) => headline,
  sides: (first, second) => `一方の立場：${first}他方の立場：${second}`,
  suits: (label, when) => `${label}：${when}。`,
  nextStep: (first, second) => `次に何をすべきかがこれで決まる：${first}か、${second}か。`,
  twoAnswers: 'この二つの立場からは異なる回答が導かれる。',
  whether: (statement) => `「${statement}」は正しいか。`,
  assumptions: [
    '賛成する側は、主張が一般に成り立つ条件を前提としている。',
    '反対する側は、主張が成り立たない場合を考えている。',
  ],
  openPoint: '問いへの回答はこの点に基づくので、未解決であることを読者は知っておくべきである。',
  resolving: [
    '比較できる事例から、両方の見方について同じ方法で集めた証拠。',
    'どのような条件なら考えを改めるかについての双方の説明。',
  ],
  campsOnSides: (pro, contra) => `賛成は主に${pro}から、反対は${contra}から出ている。`,

  passedOver: '見過ごされやすい点も正しいことがあり、数えるだけでは失われる。',
  unsettled: '回答は疑問を挙げているが、それを解く材料を示していない。',
  evidenceNeeded: 'この点に直接かかわる証拠。',
  noSideTaken: '立場を取らない',
  noSideThesis: '回答は問いを検討しているが、どちらの立場も取っていない。',
};
