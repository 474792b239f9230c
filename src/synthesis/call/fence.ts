import { seededHash } from '../prepare/seeded.ts';

/** Something to analyse: raw text, or data that is rendered as JSON. */
export interface Material {
  readonly name: string;
  readonly content: string | object;
}

/** What makes a message's nonce its own: the run's secret, the stage, and the part of the stage's work. */
interface FenceKey {
  readonly seed: string;
  readonly stage: string;
  readonly shard: string;
}

/**
 * Materials, each between lines that nobody can forge who doesn't know the run's secret:
 * `<<response 3f9a…>>`, the text, `<<end response 3f9a…>>`. One nonce of 16 hex digits serves a whole message.
 * Panels do contain fake closing fences (R-R08).
 */
export function fenceMaterials(key: FenceKey, materials: readonly Material[]): string {
  const rendered = materials.map(({ name, content }) => ({ name, text: renderContent(content) }));
  const nonce = freshNonce(
    key,
    rendered.map(({ text }) => text),
  );
  return rendered
    .map(({ name, text }) => `<<${name} ${nonce}>>\n${text}\n<<end ${name} ${nonce}>>`)
    .join('\n\n');
}

/** A nonce that no text contains. The counter matters only if a text happens to hold the first one. */
export function freshNonce({ seed, stage, shard }: FenceKey, texts: readonly string[]): string {
  for (let counter = 0; ; counter++) {
    const nonce = seededHash(seed, stage, shard, counter).slice(0, 16);
    if (!texts.some((text) => text.includes(nonce))) return nonce;
  }
}

/** A list has one item per line: models read that better than one long line. */
function renderContent(content: string | object): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return JSON.stringify(content);
  return `[\n${content.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
