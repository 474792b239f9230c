import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './mutations/list.ts';

const root = new URL('../', import.meta.url).pathname;
/** A test that hangs because of a mutation counts as failed. */
const timeoutMs = 300_000;

/**
 * npm run bench -- mutations [word]: applies each mutation of `bench/mutations/list.ts` whose name,
 * file or tests contain the word to a copy of the tree, runs its tests there, and prints which of
 * them failed. Fails if no test noticed a mutation, and if tests fail without any mutation, because
 * they then prove nothing.
 */
export async function runMutations(word: string): Promise<void> {
  const chosen = mutations.filter(({ name, file, spec }) => `${name} ${file} ${spec}`.includes(word));
  if (chosen.length === 0) throw new Error(`no mutation holds "${word}"`);
  const copy = copyTree();
  const unchanged = new Map<string, string[]>();
  try {
    for (const mutation of chosen) {
      const tests = `${mutation.spec} ${mutation.only ?? ''}`;
      const before = unchanged.get(tests) ?? (await failuresIn(copy, mutation));
      unchanged.set(tests, before);
      if (before.length > 0) tell('UNPROVED', mutation, before);
      else {
        const failed = await failuresOf(mutation, copy);
        tell(failed.length > 0 ? 'red' : 'SURVIVED', mutation, failed);
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies the working tree, including uncommitted changes, and links this folder's packages. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutant-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const name of listed.split('\n').filter(Boolean))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  // Some tests ask git for the list of files.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function tell(verdict: 'red' | 'SURVIVED' | 'UNPROVED', { name, file }: Mutation, failed: string[]): void {
  console.log(`${verdict.padEnd(8)}  ${name} (${file})`);
  for (const title of failed) console.log(`            ${title}`);
  if (verdict !== 'red') process.exitCode = 1;
}

async function failuresOf(mutation: Mutation, copy: string): Promise<string[]> {
  const { file, from, to } = mutation;
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, original.split(from).join(to));
  try {
    return await failuresIn(copy, mutation);
  } finally {
    writeFileSync(path, original);
  }
}

/** Titles of the failed tests, or the end of the output if mocha itself failed. */
async function failuresIn(copy: string, { spec, only }: Mutation): Promise<string[]> {
  const result = join(copy, 'result.json');
  rmSync(result, { force: true });
  const words = [
    'node_modules/mocha/bin/mocha.js',
    '--spec',
    spec,
    ...(only ? ['--grep', only] : []),
    '--reporter',
    'json',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [...words, '--reporter-option', `output=${result}`],
      { cwd: copy, timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 1e8 },
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    );
  });
  try {
    const { failures } = JSON.parse(readFileSync(result, 'utf8')) as { failures: { fullTitle: string }[] };
    return failures.map(({ fullTitle }) => fullTitle);
  } catch {
    return [`mocha did not get through: ${output.trim().split('\n').at(-1)}`];
  }
}
