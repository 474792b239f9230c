import { partOf } from '../../text/code-points.ts';
import { splitSentences } from '../../text/sentences.ts';

/** Our choice: refusals of recorded models are shorter; a longer text answers something. */
const refusalMaxLength = 900;
/** Our choice: a refusal says so at once; one that comes later belongs to an answer. */
const openingSentences = 2;

/**
 * Whether a text is nothing but a refusal: one of its first sentences declines to answer, and the others apologise, decline
 * too, speak of the model itself, ask or offer something, or refer to others. Any other sentence is an answer. In doubt a
 * text is one: a wrong "refusal" would silence a model, while a wrong "answer" only yields no claims.
 */
export function isRefusal(text: string): boolean {
  if (isLong.test(text)) return false;
  const plain = text.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  if (plain.length > refusalMaxLength) return false;
  const characters = Array.from(plain);
  const sentences = splitSentences(plain).map(({ offset, length }) =>
    clausesOf(partOf(characters, offset, offset + length)),
  );
  return (
    sentences
      .slice(0, openingSentences)
      .flat()
      .some((clause) => declining.test(clause)) &&
    sentences.flat().every((clause) => declining.test(clause) || apology.test(clause) || aside.test(clause))
  );
}

/** Fast path: too long even without white space, as most answers are. */
const isLong = new RegExp(`^(?:\\s*\\S){${refusalMaxLength + 1}}`);

/** The parts between words such as "but", where an answer may begin: "I have no opinion, but here is a list". */
function clausesOf(sentence: string): string[] {
  return sentence.split(turn).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

// The function words by which the sentences of a refusal are recognised, in the languages of a report.

/** Where a sentence may turn from a refusal to an answer. */
const turn =
  /[;:]\s|[,，、]?\s?\b(?:but|however|so|yet|though|although|aber|jedoch|mais|cependant|pero|sin embargo|mas|porém|però|tuttavia)\b,?|但是?|不过|ですが|しかし/iu;

/** What a refusal will not do. To recommend, to agree or to say that something is so is an answer. */
const act =
  '(?:answer|respond|reply|help(?! but| notic| think)|assist|comply|engage in|participate|discuss|comment|fulfil|browse|access|search|do (?:that|this|so)\\b|(?:provide|give|offer|share|generate|create|write|produce)\\b[^.]{0,60}\\b(?:answers?|responses?|advice|opinions?|information|details|help|assistance|guidance|content|recommendations?|updates?|judg|that|this|it)\\b)';
/** What it does not have. "I do not hold the view that" is an answer. */
const means =
  '(?:access|abilit|capabilit|capacit|information|knowledge|data|opinion|belief|view|stance|position|answer)(?!\\w{0,9} that\\b)';

const negated = {
  de: String.raw`(?:(?:kann|darf|möchte|werde) ich|ich (?:kann|darf|möchte|werde))\b[^.]{0,60}\b(?:nicht|keine?n?)\b[^.]{0,60}`,
  fr: String.raw`\bje ne (?:peux|puis|suis)\b[^.]{0,60}\b`,
  es: String.raw`\bno (?:puedo|me es posible|estoy en condiciones de)\b[^.]{0,20}\b`,
  pt: String.raw`\bnão (?:posso|consigo|me é possível)\b[^.]{0,20}\b`,
  it: String.raw`\bnon (?:posso|sono in grado di|mi è possibile)\b[^.]{0,20}\b`,
};

/** A clause in which the author says that it cannot or will not answer. */
const declining = new RegExp(
  [
    String.raw`\bi(?: am|'m)? ?(?:\w{4,8}ly )?(?:can ?(?:no|')t|can not|unable to|not (?:able|allowed|permitted|programmed|designed|qualified) to|won't|will not|could ?n[o']t|(?:must|have to|need to) (?:\w{1,20} )?decline to|decline to|refuse to|should ?n[o']t|should not) (?:\w{1,20} ){0,2}?${act}`,
    String.raw`\bi (?:must|have to|need to) (?:respectfully )?decline\b`,
    String.raw`\b(?:i|and) (?:\w{4,9}ly )?do(?:n't| not) (?:\w{4,8}ly )?(?:have|possess|hold) (?:[\w-]{1,20},? ){0,4}?${means}`,
    String.raw`\bi have no (?:\w{1,20} ){0,2}?${means}`,
    `${negated.de}(?:beantworten|antworten|helfen|geben|bereitstellen|erfüllen|äußern|unterstützen)`,
    String.raw`\bich habe (?:\p{L}{1,20} )?kein(?:en|e)? (?:\p{L}{1,20} )?(?:zugang|zugriff|meinung|information)`,
    `${negated.fr}(?:répondre|aider|fournir|donner|discuter|commenter|accéder|assister)`,
    String.raw`\bje n'ai pas (?:accès|d'avis|d'opinion|d'information|la capacité)`,
    `${negated.es}(?:responder|contestar|ayudar|proporcionar|ofrecer|dar|acceder|opinar|comentar|asistir)`,
    String.raw`\bno tengo (?:acceso|opini|la capacidad|información)`,
    `${negated.pt}(?:responder|ajudar|fornecer|oferecer|dar|acessar|opinar|comentar|atender)`,
    String.raw`\bnão tenho (?:acesso|opini|capacidade|informa)`,
    `${negated.it}(?:rispondere|aiutar|fornir|offrir|dare|darti|accedere|commentare|assister)`,
    String.raw`\bnon ho (?:accesso|opinion|la capacità|informazion)`,
    '(?:无法|不能|不便|没有办法).{0,12}(?:回答|提供|帮助|协助|满足|讨论|评论|访问|完成)',
    '没有(?:个人)?(?:观点|立场|看法|意见|权限)',
    '(?:答え|回答|手伝い|提供|対応).{0,8}(?:できません|できかねます|いたしかねます|差し控え)',
  ].join('|'),
  'iu',
);

const apology =
  /^\W{0,8}(?:i(?:'m| am) (?:\w{1,20} )?sorry|(?:my )?apologies|sorry|i (?:\w{1,20} )?apologi[sz]e|unfortunately|regrettably|es tut mir leid|tut mir leid|entschuldigung|leider|(?:je suis )?désolée?|malheureusement|lo siento|disculp[ae]|lamentablemente|desculpe|sinto muito|lamento|infelizmente|mi dispiace|mi scuso|purtroppo)(?!\p{L})|抱歉|对不起|很遗憾|申し訳|すみません|残念/iu;

/** A clause about the author, or to the reader: an offer, a request, a reference to somebody else. */
const aside = new RegExp(
  [
    String.raw`^\W{0,8}(?:as|being) an? [^,.]{0,40}\b(?:ai|a\.i\.|model|assistant|chatbot|intelligence)\b`,
    String.raw`\bi(?: am|'m| was|'ve been| have been) (?:\w{1,20} )?(?:an? |the )?(?:\w{1,20} ){0,3}(?:ai|model|assistant|chatbot|intelligence|program|created|designed|trained|programmed|developed|built|made|here)\b`,
    String.raw`\b(?:i can|i could|i'd|i would|i will|i'll|i may|i do|happy to|glad to) (?:\w{1,20} ){0,4}?(?:help|assist|suggest consulting|recommend consulting|try)`,
    String.raw`\b(?:let me know|feel free|don't hesitate|any(?:thing)? (?:else|other)|other questions|further questions|happy to|glad to|how (?:can|may) i)\b`,
    String.raw`^\W{0,8}(?:please|kindly)\b`,
    String.raw`^\W{0,8}if you(?:'d| would| have| need| want| could|'re| are)\b[^.!?]{0,80}\b(?:let me|i|please|ask|free)\b`,
    String.raw`\b(?:i understand|i respect|i appreciate|thank you|thanks)\b`,
    String.raw`\b(?:consult(?:ing)?|contact(?:ing)?|seek(?:ing)?|reach out to|check(?:ing)? with|refer to) (?:\w{1,20} ){0,4}(?:lawyer|attorney|doctor|professional|expert|authorit|advice|source|specialist)`,
    String.raw`^\W{0,8}(?:als ki|als (?:ein )?sprachmodell|en tant qu|como (?:una? )?(?:ia|modelo)|in quanto|come (?:ia|modello|assistente)|enquanto)`,
    String.raw`^\W{0,8}(?:bitte|wenn (?:sie|du)|gerne|si (?:vous|tienes?|usted)|n'hésitez|por favor|se (?:você|tiver|vuoi|hai)|per favore)`,
    '^[^\\p{L}]{0,8}(?:作为|如果您?你?|请|如有|もし|他に)|ください',
  ].join('|'),
  'iu',
);
