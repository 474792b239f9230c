/** A request that cannot be carried out, worded for the operator (exit code 1). */
export class Refusal extends Error {}

/**
 * Returns the value.
 * @throws Refusal if it is undefined
 */
export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Refusal(`There is no ${what}.`);
  return value;
}

/** A check that found something; its result is printed already (exit code 1). */
export class Found extends Error {}
