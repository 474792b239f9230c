/** A configuration that the program cannot run with. The message has one line per bad variable and never a secret. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  /** @param problems one sentence each, as made by `problem` */
  constructor(problems: readonly string[]) {
    super(['The configuration is not valid:', ...problems.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * One line on one variable.
 * @param got what stands in it, as it may be shown (see `shown`)
 * @param takes what it should hold, as a phrase that follows "takes"
 */
export function problem(name: string, got: string, takes: string): string {
  return `${name}: got ${got}; takes ${takes}.`;
}

/**
 * A value as an error may print it: quoted, short, on one line, and without what could be a credential in a URL
 * (user, password, query).
 */
export function shown(value: string | undefined, secret: boolean): string {
  if (value === undefined || value === '') return 'nothing';
  if (secret) return 'a value that is not shown, because it may hold a secret';
  const bare = value
    .replace(/\/\/[^/]*@/, '//…@')
    .replace(/\?.*$/s, '?…')
    .replaceAll(/\s+/g, ' ');
  return JSON.stringify(bare.length > 80 ? `${bare.slice(0, 80)}…` : bare);
}
