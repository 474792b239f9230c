import { readFile, writeFile } from 'node:fs/promises';
import { type Material, shapedReport, UnreadableMaterial } from '../../audit/material/material.ts';
import { rebuild } from '../../audit/material/rebuild.ts';
import type { GivenToAudit } from '../../audit/sent.ts';
import { codedCells } from './cells.ts';
import { passagesFinder } from './passages.ts';
import { scoreText } from './print.ts';
import { sampleOf } from './sample.ts';
import { ownColumns, scoreOf } from './score.ts';
import { csvOf, readSheet } from './sheet.ts';

export interface SampleOptions {
  readonly n: number;
  readonly seed: number;
  readonly out: string;
}

/**
 * Writes a sheet for people to code, without the report's own stances. Never overwrites one: it may
 * hold somebody's work.
 * @throws UnreadableMaterial
 */
export async function writeSample(given: GivenToAudit, { n, seed, out }: SampleOptions): Promise<string> {
  const material = materialIn(given);
  const cells = sampleOf(codedCells(material), n, seed);
  if (cells.length === 0) throw new UnreadableMaterial('the report has no claims to sample');
  const passageOf = passagesFinder(rebuild(material).findings);
  const rows = cells.map((cell) => [cell.id, cell.statement, passageOf(cell), '']);
  await writeFile(out, csvOf({ header: [...ownColumns, 'code'], rows }), { flag: 'wx' }).catch(told);
  return `${cells.length} rows in ${out}. Write support, oppose, mixed or not_addressed into “code”; further coders add a column each.`;
}

/**
 * What people found.
 * @throws UnreadableMaterial
 */
export async function scoreSheet(given: GivenToAudit, sheet: string): Promise<string> {
  const text = await readFile(sheet, 'utf8').catch(told);
  return scoreText(scoreOf(readSheet(text), codedCells(materialIn(given))));
}

function materialIn({ given, ...more }: GivenToAudit): Material {
  const shaped = shapedReport(given);
  if ('wrong' in shaped) throw new UnreadableMaterial('the file is not a report');
  return { ...shaped, ...more };
}

function told(error: NodeJS.ErrnoException): never {
  throw new UnreadableMaterial(error.message);
}
