/** What was asked for can't be done, in words for the operator: exit code 1. */
export class Refusal extends Error {}

/** The value, or a refusal where there is none. */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Refusal(`There is no ${what}.`);
  return value;
}
