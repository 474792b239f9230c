import type { PlantedLanguage } from '../../../../../stages/play/truth.ts';
import { en } from './frames-en.ts';
import { de, es, zh } from './frames-others.ts';

/** The sentence patterns of a language. `S` is a subject with its verb phrase. */
export interface Frames {
  /** Openings of a statement, by how sure the answer sounds. */
  readonly sure: readonly string[];
  readonly hedged: readonly string[];
  /** Endings of a statement, before the full stop. */
  readonly tails: readonly string[];
  /** Patterns for a number: "by 12 percent". */
  readonly measures: readonly string[];
  /** A claim and its condition. */
  readonly conditional: readonly string[];
  /** Both sides in one sentence: {holds} and {fails}. */
  readonly both: readonly string[];
  /** Words of others, then the answer's own: {holds} is quoted, {fails} is meant. */
  readonly refuted: readonly string[];
  /** Irony: {holds} is said and not meant. */
  readonly ironic: readonly string[];
  /** {holds} is others' argument, and not the answer's own. */
  readonly reported: readonly string[];
  /** Uncertainties, in the order of `ownUncertainties`. */
  readonly unsure: readonly string[];
  /** For answers that take no side. */
  readonly neutral: readonly string[];
  readonly headings: readonly string[];
  readonly listLeads: readonly string[];
  /** {name} and {lab} of the author. */
  readonly selfNaming: readonly string[];
  readonly stop: string;
  readonly space: string;
}

export const frames: Readonly<Record<PlantedLanguage, Frames>> = { en, de, es, zh };

/** The uncertainties of answers in a synthesizer's own words. */
export const ownUncertainties = [
  'How fast travel habits adapt after construction.',
  'How subsidies from the state evolve.',
  'How heavy traffic is at weekends.',
  'What measures citizens will tolerate.',
] as const;
