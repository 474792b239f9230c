import { byCodePoint } from './order.ts';
import { literally } from './words.ts';

/** The names that could reveal an author, compiled once for all texts of a run. */
export interface KnownNames {
  /** Names that always mean a model, such as "Claude Opus 4.7"; null if there are none. */
  readonly anywhere: RegExp | null;
  /** All names, with any version: for passages in which a text speaks about its own author. */
  readonly name: RegExp;
  /**
   * Whether these words are the name of a model, and neither a firm with other business nor an
   * ordinary word.
   */
  readonly isModel: (words: string) => boolean;
  /** The short name of a model: "claude" for "Claude Opus 4.7"; null for a firm. */
  readonly callName: (words: string) => string | null;
}

/**
 * @param names display names, model ids, families and labs of the whole run, so that every text is
 * masked alike
 * @param question if it names a model, then models are the subject, and names are masked only where
 * a text speaks about its own author
 */
export function prepareNames(names: readonly string[], question = ''): KnownNames {
  return compileNames(names)(question);
}

/**
 * The same in two steps: the first takes milliseconds for hundreds of names, and serves all runs of
 * a panel.
 */
export function compileNames(names: readonly string[]): (question: string) => KnownNames {
  const all = [...new Set([...names, ...unmistakableNames, ...ambiguousNames].flatMap(spellings))].filter(
    (name) => name.length > 1,
  );
  all.sort((a, b) => b.length - a.length || byCodePoint(a, b)); // The longest first: "GPT-5.5 mini" before "GPT-5.5".
  const known = new Set(all.map((name) => name.toLowerCase()));
  const isModel = (words: string): boolean =>
    (known.has(words.toLowerCase()) && !ordinary.has(words.toLowerCase())) || startsUnmistakably.test(words);
  const telling = all.filter(isTelling);
  const asked = new RegExp(bounded(anyOf([...unmistakableNames, ...telling])), 'iu');
  const anywhere = telling.length > 0 ? new RegExp(bounded(anyOf(telling)), 'giu') : null;
  const rest: Omit<KnownNames, 'anywhere'> = {
    name: new RegExp(bounded(`(?:${anyOf(all)})${version}`), 'giu'),
    isModel,
    callName: (words) => {
      const [first = ''] = words.toLowerCase().split(/[\s/_-]+/);
      return firms.has(first) ? null : first;
    },
  };
  return (question) => ({ ...rest, anywhere: asked.test(question) ? null : anywhere });
}

/**
 * The unmistakable names in a text, with their versions ("Qwen3"), that occur in none of the
 * sources (R-R07).
 */
export function modelNamesMissingFrom(text: string, sources: readonly string[]): string[] {
  const found = [...new Set([...text.matchAll(unmistakable)].map(([name]) => name))];
  const lowered = found.length === 0 ? [] : sources.map((source) => source.toLowerCase());
  return found.filter(
    (name, i) => i >= namesMax || !lowered.some((source) => source.includes(name.toLowerCase())),
  );
}

/**
 * Our choice: no prose holds more names, and each is searched for in all sources. Further ones
 * count as missing.
 */
const namesMax = 50;

/**
 * A name as given, and its parts outside and inside of brackets: "Ant Group (inclusionAI)" is
 * either.
 */
function spellings(name: string): string[] {
  const inside = name.match(/\(([^()]*)\)/)?.[1] ?? '';
  return inside === '' ? [name.trim()] : [name.trim(), name.replace(`(${inside})`, '').trim(), inside.trim()];
}

/** What may follow a name: "Opus 4.7", "-R1", "70B Instruct". */
const version =
  '(?:[ \\u00a0-]?(?:[a-z]?\\d{1,4}(?:[.x]\\d{1,4}){0,2}[a-z]?|opus|sonnet|haiku|pro|flash|lite|mini|nano|max|plus|turbo|ultra|instruct|thinking|preview|large|medium|small|chat|reasoning|coder|maverick|scout|behemoth)(?![\\p{L}\\p{N}])){0,5}';

/**
 * Whether a name can hardly mean anything but a model: an id with a slash, or letters with a
 * version that is joined to them, has a point, or is followed by more. "GPT-5" and "Grok 4.3" are
 * telling; "Phi 4", "Step 3" and "Command A" are not.
 */
function isTelling(name: string): boolean {
  if (/^[\w.-]+\/[\w.:-]+$/.test(name)) return true;
  if (!/\p{L}{2}/u.test(name)) return false;
  if (/\p{L}{2}-?\d/u.test(name) && name.length >= 5) return true;
  return /\d\.\d/.test(name) || (/\d/.test(name) && name.split(/[\s-]+/).length >= 3);
}

/**
 * A pattern for any of the names, grouped by their first letter, so that a word is compared only
 * with those that begin like it.
 */
function anyOf(names: readonly string[]): string {
  const patterns = new Map<string, Set<string>>();
  for (const pattern of names.map((name) => namePattern(inSmallLetters(name)))) {
    const first = /^\\?./u.exec(pattern)?.[0] ?? '';
    patterns.set(first, (patterns.get(first) ?? new Set()).add(pattern.slice(first.length)));
  }
  return [...patterns].map(([first, rests]) => `${first}(?:${[...rests].join('|')})`).join('|');
}

/** Lower case for A to Z alone: that of other letters may be two characters. */
function inSmallLetters(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A name as texts write it: with a space, a hyphen or nothing between its parts. */
function namePattern(name: string): string {
  const parts = name.split(/[\s_-]+/).map((part) => literally(part));
  return parts.filter((part) => part !== '').join('[\\s_\\u2010\\u2011-]?');
}

/**
 * Matches only whole words of Latin script; next to Chinese or Japanese no space is needed, nor
 * between a Chinese name and Latin letters: "智谱AI".
 */
function bounded(alternatives: string): string {
  return `(?<![\\p{Script=Latin}\\p{N}])(?:${alternatives})(?:(?<=\\p{Script=Han})|(?![\\p{Script=Latin}\\p{N}]))`;
}

/**
 * Names that mean a model, or a lab that makes nothing else. A section may hold one only if the
 * question or the findings do. Models often claim to be one of these, whoever made them, so they
 * are masked in every panel.
 */
const unmistakableNames: readonly string[] = [
  ...['ChatGPT', 'GPT', 'GPT-3.5', 'GPT-4', 'GPT-4o', 'GPT-5', 'gpt-oss', 'OpenAI'],
  ...['Claude', 'Anthropic', 'Gemini', 'Gemma', 'PaLM', 'Google DeepMind', 'DeepMind'],
  ...['Llama', 'Llama 2', 'Llama 3', 'Meta AI', 'Mistral', 'Mistral AI', 'Mixtral', 'Ministral', 'Codestral'],
  ...['Qwen', 'Tongyi Qianwen', 'DeepSeek', 'Grok', 'xAI', 'Kimi', 'Moonshot AI', 'MiniMax', 'StepFun'],
  ...['ERNIE Bot', 'Doubao', 'Hunyuan', 'ChatGLM', 'Zhipu AI', 'Z.ai', 'inclusionAI', 'Baichuan'],
  ...['OLMo', 'Jamba', 'AI21', 'AI21 Labs', 'Nemotron', 'Palmyra', 'Arcee AI', 'Liquid AI', 'Reka AI'],
  ...[
    'Open Assistant',
    'LMSYS',
    '01.AI',
    'WizardLM',
    'InternLM',
    'Xwin-LM',
    'EleutherAI',
    'StableLM',
    'Nous Research',
  ],
  ...['Inflection AI', 'Prime Intellect', 'Deep Cogito', 'Essential AI', 'AionLabs', 'Inception Labs'],
  ...['通义千问', '文心一言', '深度求索', '智谱'],
];

/** Firms with other business: masked only where a text speaks about its own author. */
const firmNames: readonly string[] = [
  ...['Google', 'Meta', 'Microsoft', 'Amazon', 'IBM', 'NVIDIA', 'Writer', 'Xiaomi', 'Upstage', 'Ant Group'],
  ...['Alibaba', 'Alibaba Cloud', 'Baidu', 'ByteDance', 'Tencent', 'Cohere', 'Perplexity'],
  ...['阿里巴巴', '阿里云', '百度', '字节跳动', '月之暗面', '腾讯'],
];

/**
 * Names of models that are also ordinary words: masked only where a text speaks about its own
 * author.
 */
const wordNames: readonly string[] = [
  ...['Copilot', 'Nova', 'Granite', 'Bard', 'GLM', 'Command', 'Phi', 'Sonar', 'Step', 'Seed', 'Solar'],
  ...['Mercury', 'Trinity', 'Inflection', 'Virtuoso', 'Maestro', 'Ling', 'Aion', 'Cogito', '豆包', '混元'],
];

const ambiguousNames: readonly string[] = [...firmNames, ...wordNames];
const ordinary = new Set(ambiguousNames.map((name) => name.toLowerCase()));
const firms = new Set(firmNames.map((name) => name.toLowerCase()));
const startsUnmistakably = new RegExp(`^(?:${unmistakableNames.map(literally).join('|')})(?![\\p{L}])`, 'u');
const unmistakable = new RegExp(
  bounded(
    `(?:${unmistakableNames
      .toSorted((a, b) => b.length - a.length)
      .map(namePattern)
      .join('|')})\\p{N}{0,3}[a-z]?`,
  ),
  'gu',
);
