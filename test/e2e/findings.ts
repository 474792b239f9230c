import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { Pool } from '../../src/db/pool.ts';
import { researchWorkflowId } from '../../src/domain/run/task-queues.ts';
import { parts } from '../workflows/support/histories.ts';

/** Every history of these runs as text, with payloads decoded. */
export async function historiesOf(
  address: string,
  runIds: readonly string[],
): Promise<{ name: string; text: string }[]> {
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });
  const names = runIds.flatMap((id) => parts.map((part) => `${researchWorkflowId(id)}${part}`));
  const found = await Promise.all(
    names.map(async (name) => {
      const history = await client.workflow
        .getHandle(name)
        .fetchHistory()
        .catch(() => null);
      return history ? [{ name, text: readable(historyToJSON(history)) }] : []; // Not every run reaches its synthesis.
    }),
  );
  await connection.close();
  return found.flat();
}

function readable(history: string): string {
  const decoded = [...history.matchAll(/"data": "([^"]*)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString('utf8'),
  );
  return [history, ...decoded].join('\n');
}

/** Files of a folder, with the words that they contain. */
export function holdingFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder).flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    return words.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}

export interface ProcessFindings {
  /** Number of processes that belong to the stack. */
  readonly processes: number;
  readonly inCommandLines: string[];
  /** By the name of the process, or its command line. */
  readonly inEnvironments: Record<string, string[]>;
}

/** The words found in all processes of a stack, including watchers. */
export function processesWith(
  dataDir: string,
  words: readonly string[],
  pids: Readonly<Record<string, number>>,
): ProcessFindings {
  const nameOf = new Map(Object.entries(pids).map(([name, pid]) => [`${pid}`, name]));
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== `${process.pid}`)
    .map((pid) => ({ pid, command: procFile(pid, 'cmdline'), environment: procFile(pid, 'environ') }))
    .filter(({ command, environment }) => command.includes(dataDir) || environment.includes(dataDir));
  const holding = (text: string) => words.filter((word) => text.includes(word));
  return {
    processes: own.length,
    inCommandLines: own.flatMap(({ command }) => holding(command)),
    inEnvironments: Object.fromEntries(
      own
        .map(({ pid, command, environment }) => [nameOf.get(pid) ?? command, holding(environment)] as const)
        .filter(([, found]) => found.length > 0),
    ),
  };
}

function procFile(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // It has ended.
  }
}

/** Every column of the database that contains a word, as "table.column". */
export async function dumpedColumns(db: Pool, word: string): Promise<string[]> {
  const { rows } = await db.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const { rowCount } = await db.query(
      `select from "${table_name}" where "${column_name}"::text like any ($1) limit 1`,
      [[`%${word}%`, `%${Buffer.from(word).toString('hex')}%`]],
    );
    if (rowCount) found.push(`${table_name}.${column_name}`);
  }
  return found.toSorted();
}
