import { parseJsonOutput } from './json-output.ts';
import { readBySchema } from './salvage.ts';
import type { Checked, Stage } from './stage.ts';

/** What was found of one output. */
export interface Judged<Value> {
  /** Null where the output has not even the right shape. */
  readonly checked: Checked<Value> | null;
  /** Of shape and content together; empty when all is well. */
  readonly problems: readonly string[];
}

/** Reads an output and checks it: its shape first, then its content by the stage's own check. */
export function judgeOutput<Output, Value>(
  stage: Stage<Output>,
  check: (output: Output) => Checked<Value>,
  text: string,
): Judged<Value> {
  const json = parseJsonOutput(text);
  if (!json.ok) return { checked: null, problems: [json.problem] };
  const shaped = readBySchema(stage.schema, json.data);
  if (!shaped.ok) return { checked: null, problems: shaped.problems };
  const checked = check(shaped.output);
  const problems = [...shaped.problems, ...checked.problems];
  return { checked: { ...checked, problems }, problems };
}
