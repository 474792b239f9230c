import { harmless } from '../../text/harmless.ts';
import { parseJsonOutput } from './json-output.ts';
import { parseDroppingBadItems } from './salvage.ts';
import type { CallSpec, Checked } from './stage.ts';

/** The judgement of one output. */
export interface Judged<Value> {
  /** Null if the output does not have the right shape. */
  readonly checked: Checked<Value> | null;
  /** Problems of shape and content; empty if there are none. */
  readonly problems: readonly string[];
}

/** Parses an output and checks it: first its shape, then its content by the stage's own check. */
export function judgeOutput<Output, Value>(
  stage: CallSpec<Output>,
  check: (output: Output) => Checked<Value>,
  text: string,
): Judged<Value> {
  const shaped = readOutput(stage, text);
  if (!shaped.ok) return { checked: null, problems: shaped.problems };
  const checked = check(shaped.output);
  const problems = [...shaped.problems, ...checked.problems];
  return { checked: { ...checked, problems }, problems };
}

/** The parts of an output that have the stage's shape. */
export function readOutput<Output>(
  stage: CallSpec<Output>,
  text: string,
): ReturnType<typeof parseDroppingBadItems<Output>> {
  const json = parseJsonOutput(text);
  return json.ok
    ? parseDroppingBadItems(stage.schema, inPlainWords(json.data))
    : { ok: false, problems: [json.problem] };
}

/** The value with every text free of markup and hidden characters (R-H08). */
function inPlainWords(value: unknown): unknown {
  if (typeof value === 'string') return harmless(value);
  if (Array.isArray(value)) return value.map(inPlainWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inPlainWords(part)]));
}
