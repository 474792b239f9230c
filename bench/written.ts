import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportMarkdown } from '../src/report/markdown.ts';
import type { Report } from '../src/report/schema/report.ts';
import { freshDatabase } from '../test/support/database/postgres.ts';
import { endAll } from '../test/support/hooks.ts';
import { openEndpoint } from './panel/gateway/endpoint.ts';
import { runPanel } from './panel/run/run-panel.ts';
import { thisThread } from './panel/run/this-thread.ts';
import { inventedCatalogue } from './written/authors.ts';
import { serveWritten } from './written/endpoint.ts';
import { playerOf } from './written/play.ts';

import { questionNames, readQuestion } from './written/question.ts';

const examples = new URL('../docs/reports/', import.meta.url);

/**
 * npm run bench -- written [name …] [--json FOLDER]: runs the service over hand-written answers and
 * prints the whole reports. A report that differs from its example in docs/reports fails the bench;
 * UPDATE_EXAMPLES=1 writes the examples.
 */
export async function written(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { json: { type: 'string' } },
    allowPositionals: true,
  });
  try {
    for (const name of positionals.length > 0 ? positionals : questionNames()) {
      const report = await reportOn(name);
      // Its id is another one in each run.
      const runId = report.research_record?.generation?.run_id ?? name;
      const printed = reportMarkdown(report).replaceAll(runId, '00000000-0000-4000-8000-000000000000');
      console.log(printed);
      if (values.json) {
        mkdirSync(values.json, { recursive: true });
        writeFileSync(`${values.json}/${name}.json`, JSON.stringify(report, null, 1));
      }
      compareWithExample(name, printed);
    }
  } finally {
    await endAll();
  }
}

async function reportOn(name: string): Promise<Report> {
  const question = readQuestion(name);
  const { pool: db, drop } = await freshDatabase();
  const server = await serveWritten(question, playerOf(question));
  const endpoint = openEndpoint({
    baseUrl: server.baseUrl,
    apiKey: null,
    synthesizers: ['reader/first', 'reader/second'],
  });
  try {
    const report = await runPanel(db, {
      panel: question.panel,
      catalogue: inventedCatalogue(question.answers.map(({ planted }) => planted.modelId)),
      synthesizers: ['reader/first', 'reader/second'],
      chat: endpoint.chat,
      askModel: endpoint.chat,
      threads: thisThread,
    });
    if (server.broken.length > 0) throw server.broken[0];
    if (!report) throw new Error(`${name}: there was no report`);
    return report;
  } finally {
    await endpoint.close();
    await server.close();
    await drop();
  }
}

function compareWithExample(name: string, printed: string): void {
  const file = new URL(`${name}.md`, examples);
  if (process.env.UPDATE_EXAMPLES) {
    mkdirSync(examples, { recursive: true });
    writeFileSync(file, printed);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== printed) {
    console.error(
      `${name}: the report differs from docs/reports/${name}.md; UPDATE_EXAMPLES=1 writes it anew.`,
    );
    process.exitCode = 1;
  }
}
