import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeEnvironment } from '../src/config/passed-on.ts';

/** The workflow code in one file, and what it was made from. */
export interface WorkflowBundle {
  /**
   * Paths of all files that it was made from, those of packages too, from the root of the project.
   */
  readonly sources: readonly string[];
  /** Of these files when it was made. */
  readonly digest: string;
  readonly code: string;
}

export const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'dist', 'workflows');
const bundler = fileURLToPath(new URL('./bundle-main.ts', import.meta.url));
const standardInterceptors = fileURLToPath(new URL('../workflows/interceptors.ts', import.meta.url));

/**
 * The code of the workflows, bundled once per version: it is kept in `dist/workflows` and used for
 * as long as all files that it was made from are the same. Where nothing can be kept, each call
 * bundles them.
 * @param interceptors path of the interceptors' module; tests pass one that refuses what this one
 * drops
 */
export async function workflowCode(interceptors = standardInterceptors): Promise<string> {
  const file = join(folder, `${basename(interceptors, '.ts')}.json`);
  const kept = await readFile(file, 'utf8').then(parsed, () => null);
  if (kept && (await isCurrent(kept))) return kept.code;
  // In a child process: the bundler leaves 150 MB behind in the process that runs it, and the
  // worker should stay small.
  const { stdout } = await promisify(execFile)(process.execPath, [bundler, interceptors], {
    env: nodeEnvironment(process.env),
    maxBuffer: 64 * 1024 * 1024,
  });
  await keep(file, stdout).catch(() => undefined); // The file system may be read-only.
  return (JSON.parse(stdout) as WorkflowBundle).code;
}

/** @throws if one of them is missing */
export async function digestOfFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const contents = await Promise.all(paths.map(async (path) => await readFile(join(root, path))));
  for (const [index, content] of contents.entries())
    hash.update(`${paths[index]} ${content.length}\n`).update(content);
  return hash.digest('hex');
}

async function isCurrent({ sources, digest }: WorkflowBundle): Promise<boolean> {
  return (await digestOfFiles(sources).catch(() => null)) === digest;
}

function parsed(text: string): WorkflowBundle | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** At once, because another worker may start meanwhile. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}
