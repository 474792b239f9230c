import assert from 'node:assert/strict';
import { isRefusal } from '../../../src/prepare/refusal.ts';

const refusals = [
  "I'm sorry, but I can’t help with that.",
  'I must respectfully decline.',
  "I apologize, but I don't have access to live prices. Please consult a broker or another expert.",
  "As an AI, I don't have personal opinions or beliefs. I was made to be helpful and kind.",
  'I do not really have an answer to such a large question. Feel free to ask me something else!',
  'Unfortunately, I should not provide details about weapons.',
  'Es tut mir leid, aber dabei kann ich Ihnen nicht helfen. Wenn Sie noch etwas wissen wollen, gerne.',
  'Leider kann ich diese Frage nicht beantworten.',
  "I'm not comfortable answering that.",
  'I do not feel comfortable taking a side on this. Please let me know if you need anything else.',
  "I'd rather not comment on that.",
  "I'm not able to provide legal advice. I'd recommend speaking with a licensed attorney.",
  'Als KI-Modell habe ich keine persönliche Meinung.',
  "As an AI, I don't take positions on political questions.",
  "I don't have personal opinions on this. Reasonable people can disagree.",
  "I can't give medical advice. Please see a doctor. If you want to know more, I can help.",
  'Ich darf keine Rechtsberatung geben. Bitte wende dich an einen Anwalt.',
  "Désolé. Je ne peux pas répondre à cette question. N'hésitez pas à m'en poser une autre.",
  'Lo siento, no puedo ayudar con eso. Por favor, hazme otra pregunta.',
  'I do not have a definitive answer to that. Different people may have different views on it.',
  'Leider kann ich diese Frage nicht beantworten. Menschen haben dazu unterschiedliche Ansichten.',
  'Désolé. Je ne peux pas répondre à cette question. Chacun a une opinion différente.',
  '对不起，我不能回答这个问题。每个人的看法不同。',
  'Desculpe, mas não posso responder a essa pergunta.',
  'Mi dispiace, ma non posso rispondere a questa domanda.',
  '对不起，作为AI助手，我不能提供这方面的建议。请咨询专业人士。',
  '申し訳ありませんが、そのご質問にはお答えできません。',
];

/** Apologies and denials that answer something. */
const answers = [
  "I'm sorry, but a rewrite will not pay.",
  'I cannot recommend a rewrite.',
  'I cannot say that trams are safe.',
  'I do not hold the view that rents are too high.',
  "As an AI, I don't have personal opinions, but trams cost more.",
  "I don't have access to your figures. Trams cost more than buses.",
  'Trams cost more than buses. They are quiet. I cannot help with the timetable.',
  "I can't help but think that trams cost more.",
  "I can't give a better reason than cost.",
  'Unfortunately, no tram runs at night.',
  "I can't give medical advice. Please take 400 mg ibuprofen.",
  'I cannot give legal advice. Please do not sign the contract.',
  "I can't provide a definitive answer. If you want safety, I would choose the bond fund.",
  "I'm unable to provide an opinion. I would try the tram.",
  'I have no strong opinion. Feel free to use either one.',
  "I'd rather not do that.",
  "I'm not comfortable with that plan: trams cost more.",
  'Ich darf keine Beratung geben. Bitte nehmen Sie 400 mg Ibuprofen.',
  'No puedo dar consejo médico. Por favor, toma 400 mg de ibuprofeno.',
  "I don't have a definitive answer. People have different needs. Trams serve most of them.",
  'Different people want different things: some need trams.',
  'I do not have a definitive answer. Different people have different views on what makes a tram pay.',
  'Ich kann diese Frage nicht beantworten. Menschen haben unterschiedliche Gründe, mit der Tram zu fahren.',
  'Je ne peux pas répondre à cette question. Chacun a des raisons différentes de prendre le tram.',
  'Leider kann ich den Umbau nicht empfehlen.',
  'Je ne peux pas recommander cet achat.',
  'No puedo recomendar la compra.',
  '很遗憾，这个方案不可行。',
];

describe('a refusal', () => {
  for (const text of refusals)
    it(`R-K05 declines and says nothing on the matter: ${text}`, () => assert.ok(isRefusal(text)));

  for (const text of answers)
    it(`R-K05 is no text that says something on the matter: ${text}`, () => assert.ok(!isRefusal(text)));
});
