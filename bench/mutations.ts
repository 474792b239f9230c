import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './mutations/list.ts';

const root = new URL('../', import.meta.url).pathname;
/** A spec that a change makes hang is red as well. */
const timeoutMs = 300_000;

/**
 * npm run bench -- mutations [word]: makes each change of `bench/mutations/list.ts` whose name holds the word in a copy
 * of the tree, runs its tests there, and says which of them failed. A change that no test saw ends it with an error.
 */
export async function runMutations(word: string): Promise<void> {
  const chosen = mutations.filter(({ name }) => name.includes(word));
  if (chosen.length === 0) throw new Error(`no mutation's name holds "${word}"`);
  const copy = copyTree();
  const green = new Set<string>();
  try {
    for (const mutation of chosen) {
      await assertGreen(mutation, copy, green);
      const failed = await failuresOf(mutation, copy);
      console.log(`${failed.length > 0 ? 'red     ' : 'SURVIVED'}  ${mutation.name} (${mutation.file})`);
      for (const title of failed) console.log(`            ${title}`);
      if (failed.length === 0) process.exitCode = 1;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The tree as it stands, with what is not committed yet, and this folder's packages. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutant-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const name of listed.split('\n').filter(Boolean))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** A spec that fails without any change proves nothing by failing with one. */
async function assertGreen({ spec }: Mutation, copy: string, green: Set<string>): Promise<void> {
  if (green.has(spec)) return;
  const failed = await failuresIn(copy, spec);
  if (failed.length > 0) throw new Error(`${spec} is red without any change: ${failed.join('; ')}`);
  green.add(spec);
}

async function failuresOf({ file, from, to, spec }: Mutation, copy: string): Promise<string[]> {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  const parts = original.split(from);
  if (parts.length !== 2)
    throw new Error(`${file} holds "${from}" ${parts.length - 1} times: bring the list up to date`);
  writeFileSync(path, parts.join(to));
  try {
    return await failuresIn(copy, spec);
  } finally {
    writeFileSync(path, original);
  }
}

/** Titles of what failed; the end of the output where mocha itself did not get through. */
async function failuresIn(copy: string, spec: string): Promise<string[]> {
  const result = join(copy, 'result.json');
  rmSync(result, { force: true });
  const words = ['node_modules/mocha/bin/mocha.js', '--spec', spec, '--reporter', 'json'];
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
