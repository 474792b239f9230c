import { seededHash } from '../../prepare/seeded.ts';

/** Something to analyse: raw text, or data that is rendered as JSON. */
export interface PromptMaterial {
  readonly name: string;
  readonly content: string | object;
}

/**
 * The nonce is derived from the run's secret and the stage, so that all prompts of a stage begin
 * alike. This is safe because no output of a stage becomes material of the same stage: nobody who
 * has seen the nonce writes a text that is fenced with it.
 */
interface FenceKey {
  readonly seed: string;
  readonly stage: string;
}

/**
 * Puts each material between lines that cannot be forged without the run's secret: `<<response
 * 3f9a…>>`, the text, `<<end response 3f9a…>>`. All materials of a message share one nonce of 16
 * hex digits. Responses do contain fake closing lines (R-R08).
 */
export function fenceMaterials(key: FenceKey, materials: readonly PromptMaterial[]): string {
  const rendered = materials.map(({ name, content }) => ({ name, text: renderContent(content) }));
  const nonce = freshNonce(
    key,
    rendered.map(({ text }) => text),
  );
  return rendered
    .map(({ name, text }) => `<<${name} ${nonce}>>\n${text}\n<<end ${name} ${nonce}>>`)
    .join('\n\n');
}

/**
 * A nonce that no text contains. The counter advances only if a text happens to contain the first
 * one.
 */
export function freshNonce({ seed, stage }: FenceKey, texts: readonly string[]): string {
  for (let counter = 0; ; counter++) {
    const nonce = seededHash(seed, stage, counter).slice(0, 16);
    if (!texts.some((text) => text.includes(nonce))) return nonce;
  }
}

/** Renders a list with one item per line, which models read better than one long line. */
function renderContent(content: string | object): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return JSON.stringify(content);
  return `[\n${content.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
