import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const lock: Readonly<Record<string, LockedPackage>> = read('package-lock.json').packages;
const lockOfBench: typeof lock = read('bench/mcp/inspector/package-lock.json').packages;
const fetched = [lock, lockOfBench].flatMap((each) =>
  Object.entries(each).filter(([name, entry]) => name !== '' && !entry.link && !entry.inBundle),
);

// What is installed is what was tested, byte for byte, whoever serves it.
describe('the supply chain', () => {
  it('has the sha512 of every package in the lockfiles', () => {
    assert.ok(fetched.length > 300);
    const bare = fetched.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    assert.deepEqual(Object.fromEntries(bare), {});
  });

  it('has no URLs in the lockfiles: packages come from the registry that npm is configured for', () => {
    assert.deepEqual(
      fetched.filter(([, { resolved }]) => resolved !== undefined),
      [],
    );
  });

  // npm omits from the lockfile what it could not look up, and other platforms then lack it.
  it('has the packages of all platforms in the lockfile, not only of this one', () => {
    const missing = Object.entries(lock).flatMap(([name, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (each) => !lock[`node_modules/${each}`] && !lock[`${name}/node_modules/${each}`],
      ),
    );
    assert.deepEqual(missing, []);
  });

  it('names one exact version of each package', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json');
    const lists = [dependencies, devDependencies, optionalDependencies];
    const named = [...lists.flatMap((list) => Object.entries<string>(list)), ...deepEntries(overrides)];
    const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$|^\$[\w@/-]+$/; // "$name" refers to the version given above.
    assert.deepEqual(
      named.filter(([, version]) => !exact.test(version)),
      [],
    );
  });
});

/** The versions that override packages, however deeply nested. */
function deepEntries(overrides: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(overrides).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : deepEntries(value as Record<string, unknown>),
  );
}
