import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { taskQueues } from '../../../src/domain/run/task-queues.ts';
import type { Release } from './release.ts';

const golden = new URL('../../golden/', import.meta.url);
const releases = new URL('releases/', golden);

/** The versions whose histories and statements are frozen, oldest first. */
export function releasedVersions(): string[] {
  if (!existsSync(releases)) return [];
  return readdirSync(releases).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export function releaseFile(version: string, name: string): URL {
  return new URL(`${version}/${name}`, releases);
}

/**
 * Freezes what runs and processes of this version rely on, for the versions after it. Nothing
 * writes it again.
 * @throws Error EEXIST if the version is frozen
 */
export function freezeRelease(version: string, database: Release): void {
  mkdirSync(releases, { recursive: true });
  mkdirSync(releaseFile(version, ''));
  mkdirSync(releaseFile(version, 'histories'));
  writeFileSync(releaseFile(version, 'database.json'), `${JSON.stringify(database, null, 1)}\n`);
  writeFileSync(releaseFile(version, 'queue.json'), `${JSON.stringify(taskQueues.research)}\n`);
  for (const name of readdirSync(new URL('histories/', golden)))
    copyFileSync(new URL(`histories/${name}`, golden), releaseFile(version, `histories/${name}`));
}
