import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputOf } from './run-program.ts';

const script = fileURLToPath(new URL('./sdk-download-process.ts', import.meta.url));

/** 60 MB take two minutes at 4 Mbit/s; where there is no network the SDK fails at once. */
const downloadTimeoutMs = 120_000;

/**
 * Lets the SDK download a server. It has no call for that alone, so a process of its own starts the server by the
 * SDK once and ends it; that process also bounds the time, and keeps the SDK's native part out of this one.
 * @param folder an empty one; what the SDK leaves in it would be deleted by its next download after a day
 * @returns path of the program in the folder
 */
export async function downloadBySdk(server: 'local' | 'time-skipping', folder: string): Promise<string> {
  await outputOf(process.execPath, [script, server, folder], { timeoutMs: downloadTimeoutMs });
  const [file, ...more] = await readdir(folder);
  if (file === undefined || more.length > 0) throw new Error('the SDK left no single file');
  return join(folder, file);
}
