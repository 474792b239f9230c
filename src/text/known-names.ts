import { byCodePoint } from './order.ts';
import { literally } from './pattern.ts';

/** The names that give an author away, made ready once for all texts of a run. */
export interface KnownNames {
  /** Names that mean a model wherever they stand, such as "Claude Opus 4.7"; null if there are none. */
  readonly anywhere: RegExp | null;
  /** A pattern of all names, for places where a text speaks about its own author. */
  readonly name: string;
}

/**
 * @param names display names, model ids, families and labs of the whole run, so that every text is masked alike
 * @param question names that the question itself uses are subject matter: they are masked only where a text speaks
 *   about its own author
 */
export function prepareNames(names: readonly string[], question = ''): KnownNames {
  const all = [
    ...new Set([...names, ...unmistakableNames, ...ambiguousNames].map((name) => name.trim())),
  ].filter((name) => name.length > 1);
  all.sort((a, b) => b.length - a.length || byCodePoint(a, b)); // The longest first: "GPT-5.5 mini" before "GPT-5.5".
  const lowered = question.toLowerCase();
  const telling = all.filter((name) => isTelling(name) && !lowered.includes(name.toLowerCase()));
  return {
    anywhere: telling.length > 0 ? new RegExp(bounded(telling.map(namePattern).join('|')), 'giu') : null,
    name: bounded(all.map(namePattern).join('|')),
  };
}

/**
 * Whether a name can hardly mean anything else: an id with a slash, or letters with a version that is joined to them,
 * has a point, or is followed by more. "Phi 4", "Step 3" and "Command A" are not telling, "GPT-5" and "Grok 4.3" are.
 */
function isTelling(name: string): boolean {
  if (/^[\w.-]+\/[\w.:-]+$/.test(name)) return true;
  if (!/\p{L}{2}/u.test(name)) return false;
  if (/\p{L}{2}-?\d/u.test(name) && name.length >= 5) return true;
  return /\d\.\d/.test(name) || (/\d/.test(name) && name.split(/[\s-]+/).length >= 3);
}

/** A name as texts write it: any space, hyphen or nothing between its parts. */
function namePattern(name: string): string {
  const parts = name.split(/[\s_-]+/).map((part) => literally(part));
  return parts.filter((part) => part !== '').join('[\\s_\\u2010\\u2011-]?');
}

/** Not inside a longer Latin word; next to Chinese or Japanese there need be no space. */
function bounded(alternatives: string): string {
  return `(?<![\\p{Script=Latin}\\p{N}])(?:${alternatives})(?![\\p{Script=Latin}\\p{N}])`;
}

/**
 * Names that mean a model, or a laboratory that does nothing else: no section may hold one that its question and its
 * findings don't. Models often claim to be one of these, whoever made them, so they are masked in every panel.
 */
export const unmistakableNames: readonly string[] = [
  ...['ChatGPT', 'GPT', 'GPT-3.5', 'GPT-4', 'GPT-4o', 'GPT-5', 'OpenAI'],
  ...['Claude', 'Anthropic', 'Gemini', 'Gemma', 'PaLM', 'Google DeepMind', 'DeepMind'],
  ...['Llama', 'Llama 2', 'Llama 3', 'Meta AI', 'Mistral', 'Mistral AI', 'Mixtral'],
  ...['Qwen', 'Tongyi Qianwen', 'DeepSeek', 'Grok', 'xAI', 'Kimi', 'Moonshot AI'],
  ...['ERNIE Bot', 'Doubao', 'Hunyuan', 'ChatGLM', 'Zhipu AI', 'Z.ai'],
  ...['通义千问', '文心一言', '深度求索', '智谱'],
];

/** Firms with other business, and names that are also words: masked where a text speaks about its own author. */
const ambiguousNames: readonly string[] = [
  ...['Google', 'Meta', 'Microsoft', 'Copilot', 'Amazon', 'Nova', 'IBM', 'Granite', 'NVIDIA'],
  ...['Alibaba', 'Alibaba Cloud', 'Baidu', 'ByteDance', 'Tencent'],
  ...['Bard', 'GLM', 'Cohere', 'Command', 'Phi', 'Perplexity', 'Sonar'],
  ...['阿里巴巴', '阿里云', '百度', '豆包', '字节跳动', '月之暗面', '腾讯', '混元'],
];
