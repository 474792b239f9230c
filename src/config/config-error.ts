/**
 * An invalid configuration. The message has one line per invalid variable and never contains a
 * secret.
 */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  /** @param problems one sentence each, as returned by `problem` */
  constructor(problems: readonly string[]) {
    super(['The configuration is not valid:', ...problems.map((line) => `  ${line}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Describes a problem with one variable in one line.
 * @param got its value, as it may be shown (see `shown`)
 * @param takes its valid values, as a phrase that follows "takes"
 */
export function problem(name: string, got: string, takes: string): string {
  return `${name}: got ${got}; takes ${takes}.`;
}

/**
 * Formats a value for an error message: quoted, short, on one line, and without possible
 * credentials in a URL (user, password, query).
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
