import type { Place } from './mask-author.ts';

// How a text says, in the languages of a report, that a model wrote it, what that is called and who made it.

/** Whether the author says in a sentence that it is a model, what it is called, or who made it; not "I am convinced". */
export function speaksOfItself(sentence: string): boolean {
  return itself.test(sentence) || selfMade.test(sentence);
}

/** "I'm Foo-7B, trained by"; not "I'm sure that Kubernetes, made by". */
const selfMade =
  /\b(?:I am|I['’]m) ["“*_]{0,3}\p{Lu}[^,.;]{0,40}["”*_]{0,3}, (?:\p{Ll}{1,20} ){0,3}(?:developed|trained|created|made|built|designed|released) by\b/u;

const itself = new RegExp(
  [
    String.raw`\b(?:as|i am|i['’]m|i was|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|assistant|artificial intelligence)\b`,
    String.raw`\b(?:i am|i['’]m) [^,.;]{1,40}, (?:an?|the) [^,.;]{0,40}\b(?:ai|model|llm|chatbot|assistant)\b`,
    String.raw`\bi(?: am|['’]m| was|['’]ve been| have been)\b[^,.;]{0,30}\b(?:developed|trained|created|made|built|designed|powered|released) by\b`,
    String.raw`\b(?:trained|created|developed|built|made|designed|released|powers|behind) me\b`,
    String.raw`\bi(?: am|['’]m| was) (?:\w{1,20} ){0,4}(?:based|built) on\b`,
    String.raw`\bi(?: am|['’]m) (?:\w{1,20} ){1,4}(?:version|iteration|instance|variant|member) of\b`,
    String.raw`\b(?:call|name|calls|named) me\b|\b(?:give|like|want) me\b[^.;]{0,30}\bname\b|\b(?:refer to|address|know) me\b`,
    String.raw`\bi(?: am|['’]m| was) (?:called|named|known as|nicknamed)\b`,
    String.raw`\bmy (?:name(?:,| is|['’]s)|developers?|creators?|makers?|trainers?|training data|knowledge cut-?off|weights)\b`,
    String.raw`\bmy (?:\w{1,20} ){0,2}(?:language model|architecture|model name)\b`,
    String.raw`\b(?:ich bin|als) (?:ein|eine)\b[^,.;]{0,30}\b(?:ki|sprachmodell|assistent)\b`,
    String.raw`\bich bin [^.;]{1,40}, ein[^.;]{0,30}\b(?:ki|sprachmodell|assistent)|\bich (?:wurde|bin) [^.;]{1,60}(?:entwickelt|trainiert|erstellt)\b|\b(?:ich heiße|mein name ist|(?:nenn|nennt|nennen sie) mich)\b`,
    String.raw`\b(?:je suis|en tant qu)[^,.;]{0,40}\b(?:ia|modèle|assistant)\b`,
    String.raw`\bje suis [^.;]{1,40}, une? [^.;]{0,30}(?:ia|modèle|assistant)\b|\b(?:j['’]ai été|je suis) (?:\p{L}{1,20} )?(?:développée?|entraînée?|créée?|conçue?) par\b|\b(?:je m['’]appelle|mon nom est|m['’]appeler|appel(?:le|ez)-moi)\b`,
    String.raw`\b(?:soy|como) (?:un|una)\b[^,.;]{0,30}\b(?:ia|modelo|asistente)\b`,
    String.raw`\bsoy [^.;]{1,40}, un[^.;]{0,30}\b(?:ia|modelo|asistente)\b|\b(?:fui|soy|he sido) (?:desarrollad|entrenad|cread)[oa] por\b|\b(?:me llamo|mi nombre es|llamarme|llámame)\b`,
    String.raw`\b(?:eu )?sou [^.;]{0,40}\b(?:ia|modelo|assistente)\b|\bfui (?:desenvolvid|treinad|criad)[oa] p|\b(?:me chamo|meu nome é|me chamar de|me chame de)(?!\p{L})`,
    String.raw`\bsono [^.;]{0,40}\b(?:ia|modello|assistente)\b|\bsono stat[oa] (?:sviluppat|addestrat|creat)[oa] d|\b(?:mi chiamo|il mio nome è|chiamarmi|chiamami)(?!\p{L})`,
    '我是|我叫|叫我|作为[^，。]{0,20}(?:模型|助手|人工智能)|我由|私は[^、。]{0,20}(?:モデル|アシスタント|AI)|私(?:は|の名前は)[^。]{0,40}(?:開発|訓練)|と呼んで|私は[A-Za-z][\\w .-]{1,30}です|(?:^|[。\\n])[^。は]{0,40}(?:によって|が)(?:開発|訓練|作成)された(?:AI|モデル|アシスタント)です',
  ].join('|'),
  'iu',
);

/** A sentence about who made a model. */
export const madeBy =
  /\b(?:model|assistant|chatbot|AI)\b[^.;]{0,40}\b(?:developed|trained|created|made|built|designed|released) by\b|\b(?:was|is) (?:developed|trained|created|built|designed) by\b/u;

/** Names that nobody listed, in a sentence in which the author speaks of itself. */
export interface Unlisted {
  /** What the author calls itself: "call me Zed". It may use the name elsewhere. */
  readonly own: readonly Place[];
  /** Who made it: "trained by people at Xyz Labs". */
  readonly makers: readonly Place[];
}

/** @param sentence a sentence about the author; places are counted from its beginning */
export function unlistedNames(sentence: string): Unlisted {
  return { own: namesBehind(sentence, naming), makers: namesBehind(sentence, making) };
}

function namesBehind(sentence: string, patterns: readonly RegExp[]): Place[] {
  return patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({ 1: before = '', 2: found = '', index }) =>
      namesIn(found).map(({ at, end }) => ({
        at: index + before.length + at,
        end: index + before.length + end,
      })),
    ),
  );
}

/** The names in a list of them: "Xyz Labs and Zed (XL)". Words that any model calls itself are none. */
function namesIn(list: string): Place[] {
  return [...list.matchAll(oneName)].flatMap(({ 0: name, index }) => {
    const bare = name.replace(/(?:['’]s|[.'’-]{1,3})$/u, '');
    return bare.split(/[\s.'’-]+/).every((word) => generic.has(word.toLowerCase()))
      ? []
      : [{ at: index, end: index + bare.length }];
  });
}

/** "Zed", "Foo-7B", "01.AI", "xAI". */
const word = String.raw`(?:\p{Lu}|\p{N}{1,4}[.-]?\p{L}|\p{Ll}\p{Lu})[\p{L}\p{N}&+.'’-]{0,30}`;
const name = `${word}(?: (?:(?:of|for|de|del|di) )?${word}){0,5}`;
const oneName = new RegExp(name, 'gu');
const names = String.raw`["'“«‘*_]{0,3})(${name}(?:["'”’*_]{0,2}(?:, | ?\(|,? (?:and|or|und|oder|et|ou|y|o|e) (?:the |an? )?)["'“‘*_]{0,2}${name}){0,3})`;
/** Up to eight words between "by" and a name: "by the people at", "von einem Team bei". */
const fillers = `(?:(?:${(
  'the a an my our team teams group researchers? engineers? scientists? people folks developers? experts? company firm startup lab ' +
    'laboratory organi[sz]ation institute called named known as at of from in with small large leading talented dedicated skilled AI data work ' +
    'einem einer eine der dem den die von bei am Team Forscherinnen Forschern? Entwicklern? Ingenieuren Firma Unternehmen namens ' +
    "une? la le les l' équipe de du des chez chercheurs ingénieurs société entreprise appelée " +
    'el los equipo investigadores ingenieros empresa llamada en um uma o os equipe pesquisadores engenheiros da do na dos ' +
    'il lo gli di del della presso gruppo ricercatori ingegneri azienda lenguaje linguagem linguaggio'
).replaceAll(' ', '|')}) ){0,8}?`;

const naming: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})((?:[Cc]all me|(?:refer to|address|know) me as|[Mm]y name(?:,| is|['’]s)|(?:I am|I['’]m|I was|me) (?:called|named|known as)|I am|I['’]m) (?:an? |the |just |simply )?${names}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?:[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Nn]enn(?:t|en Sie)? mich|[Jj]e suis|[Jj]e m['’]appelle|[Mm]on nom est|m['’]appeler|[Aa]ppel(?:le|ez)-moi|[Ss]oy|[Mm]e llamo|[Mm]i nombre es|llamarme|[Ll]lámame|[Ss]ou|[Mm]e chamo|[Mm]eu nome é|[Mm]e (?:chamar|chame) de|[Ss]ono|[Mm]i chiamo|[Ii]l mio nome è|chiamarmi|[Cc]hiamami) (?:einfach |l['’]|le |el |o |a |il )?${names}`,
    'gu',
  ),
  /((?:我是|我叫|叫我|作为|私は|私の名前は)\s{0,2}["“「]?)([\p{Lu}\p{N}][A-Za-z0-9.-]{1,30}(?: [A-Z0-9][A-Za-z0-9.-]{0,30}){0,3})/gu,
];

/** "The theory was developed by": somebody else's work. */
const ofAuthor = `(?<!(?<!(?:I|model|assistant|chatbot|AI|LLM|which|that|and|ha(?:ve|s)|['’]ve)) (?:was|were|is|are|been|being) )`;

const making: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${ofAuthor}((?:(?:developed|trained|created|made|built|designed|provided|powered|released|maintained|fine-tuned) by|(?:model|assistant|chatbot|AI) (?:by|from|(?:\p{Ll}{1,20} )?(?:based|built) on)) ${fillers}${names}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?:(?:(?:I am|I['’]m|I was)(?: \p{Ll}[\p{Ll}-]{0,20}){0,5}? (?:(?:based|built) on|(?:version|iteration|instance|variant|member) of))|my (?:developers?|creators?|makers?|trainers?)(?:,| (?:at|is|are))) ${fillers}${names}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})((?:(?:entwickelt|trainiert|erstellt)(?:es|e|er)? (?:von|durch|bei)|(?:wurde|Sprachmodell|Modell|Assistent) von|(?:développé|entraîné|créé|conçu)e?s? par|modèle (?:de|d['’])|(?:desarrollad|entrenad|cread|desenvolvid|treinad|criad)[oa] p(?:or|ela|elo)|model[ol]o? d[aeio]|(?:sviluppat|addestrat|creat)[oa] da(?:l|lla|i)?) ${fillers}${names}`,
    'gu',
  ),
  /((?:^|[，。我是个型手])由\s?)([^，。、；\s][^，。、；]{0,30}?)\s?(?:开发|训练|研发|创建)/gu,
  /()([\p{Lu}\p{N}\p{scx=Kana}][^、。はが]{0,30}?)(?:によって|が|により)(?:開発|訓練|作成)/gu,
];

/** Words that any model may call itself, and that tell nothing. */
const generic = new Set(
  (
    'ai ki ia llm i a an the assistant assistent assistente asistente chatbot bot model modell virtual digital helpful ' +
    'friendly artificial intelligence language large human your my mr mrs dr sir computer system helper not just also so based hey hi hello m d ll ve'
  ).split(' '),
);
