import { harmless } from '../../text/harmless.ts';
import { partsIn, withCorrections } from './corrections.ts';
import { parseJsonOutput } from './json-output.ts';
import { parseDroppingBadItems } from './salvage.ts';
import type { CallSpec, Checked } from './stage.ts';

/** An output, or an earlier one with corrections of the parts that these problems name. */
export type Given =
  | string
  | { readonly earlier: string; readonly corrections: string; readonly problems: readonly string[] };

/** The judgement of one output. */
export interface Judged<Value> {
  /** Null if the output does not have the right shape. */
  readonly checked: Checked<Value> | null;
  /** Problems of shape and content; empty if there are none. */
  readonly problems: readonly string[];
  /** Whether all problems are about parts of the output, so that these can be asked for alone. */
  readonly inParts: boolean;
}

/**
 * Parses an output and checks it: first its shape, then its content by the stage's own check, which
 * is told the problems of shape as well.
 */
export function judgeOutput<Output, Value>(
  stage: CallSpec<Output>,
  check: (output: Output, misshapen: readonly string[]) => Checked<Value>,
  given: Given,
): Judged<Value> {
  const shaped = readOutput(stage, given);
  if (!shaped.ok) return { checked: null, problems: shaped.problems, inParts: false };
  const checked = check(shaped.output, shaped.problems);
  const problems = [...shaped.problems, ...checked.problems.map(shaped.asGiven)];
  const inParts = partsIn(problems, shaped.output as object as Record<string, unknown>) !== null;
  return { checked: { ...checked, problems }, problems, inParts };
}

/** The parts of an output that have the stage's shape. */
export function readOutput<Output>(
  stage: Pick<CallSpec<Output>, 'schema' | 'expand' | 'keepsMarkup'>,
  given: Given,
): ReturnType<typeof parseDroppingBadItems<Output>> {
  const json = typeof given === 'string' ? parseJsonOutput(given) : parseCorrected(given);
  if (!json.ok) return { ok: false, problems: [json.problem] };
  const whole = stage.expand ? stage.expand(json.data) : json.data;
  return parseDroppingBadItems(stage.schema, stage.keepsMarkup ? whole : inPlainWords(whole));
}

function parseCorrected({
  earlier,
  corrections,
  problems,
}: Exclude<Given, string>): ReturnType<typeof parseJsonOutput> {
  const [whole, correct] = [parseJsonOutput(earlier), parseJsonOutput(corrections)];
  if (!whole.ok || !correct.ok) return correct;
  const parts = partsIn(problems, whole.data);
  return parts ? { ok: true, data: withCorrections(whole.data, correct.data, parts) } : correct;
}

/** The value with every text free of markup and hidden characters (R-H08). */
function inPlainWords(value: unknown): unknown {
  if (typeof value === 'string') return harmless(value);
  if (Array.isArray(value)) return value.map(inPlainWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPlainWords(part)]));
}
