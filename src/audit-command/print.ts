import type { Audit } from '../audit/audit.ts';

/** What no report shows. All of it would be a list longer than the findings, which hides them. */
const always = 'whether sentences show their stances, and more: “What it cannot show” of docs/audit.md';

/**
 * One line per group of checks, then every mismatch with its path, then what was not checked, then
 * the result.
 */
export function auditText({ checks, unchecked }: Audit): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const mismatches = checks.flatMap((check) => check.mismatches);
  const checked = checks.reduce((sum, check) => sum + check.checked, 0);
  return [
    ...checks.map(
      ({ name, checked: all, mismatches: wrong }) =>
        `${name.padEnd(width)}  ${String(all).padStart(6)} checked, ${all - wrong.length} match`,
    ),
    ...mismatches.map(
      ({ path, found, expected }) => `MISMATCH ${path}: found ${shown(found)}, expected ${shown(expected)}`,
    ),
    ...unchecked.map(({ what, why }) => `not checked: ${what}; ${why}`),
    `not checked: ${always}`,
    mismatches.length === 0
      ? `${checked} checks, all match`
      : `${checked} checks, ${mismatches.length} do not match`,
  ].join('\n');
}

/** Field names are stable: scripts depend on them. */
export function auditJson({ checks, unchecked }: Audit): object {
  return {
    matches: allMatch({ checks }),
    checks: checks.map(({ name, checked, mismatches }) => ({
      name,
      checked,
      matched: checked - mismatches.length,
      mismatches,
    })),
    unchecked,
  };
}

export function allMatch({ checks }: Pick<Audit, 'checks'>): boolean {
  return checks.every(({ mismatches }) => mismatches.length === 0);
}

const shownMax = 200;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
