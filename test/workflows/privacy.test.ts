import assert from 'node:assert/strict';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import { startService, type TestService } from '../harness/service.ts';
import { sdkLog } from '../support/temporal.ts';
import { handleOf, historyOf, parts } from './support/histories.ts';
import { answersOf, failing, reportOf, wide } from './support/record.ts';

// Temporal's histories are shown in a UI, exported and kept for weeks, and logs go everywhere.
// Neither may contain what a customer asked or what a model said.

const marker = 'zirkonfalter';
const prompt = `Should our family business sell its ${marker} collection now or keep it for another ten years?`;
/** This many words in a row occur in two texts only through copying. */
const runLength = 6;

describe("a run's traces in Temporal and in logs", () => {
  const logged: string[] = [];
  let service: TestService;
  let run: RunRow;
  let secret: Set<string>;

  before(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
    service = await startService({ log, budget: { modelTimeoutMs: 300 } });
    sdkLog.length = 0;
    const [echoing = '', limited = '', refusing = '', hanging = ''] = wide;
    // Failures pass through Temporal as messages: a provider that repeats the prompt must not get
    // it in that way.
    await service.simulator.rules([
      ...failing([echoing], {
        kind: 'status',
        status: 500,
        code: marker,
        message: `Can't answer: ${prompt}`,
      }),
      { model_id: limited, stage: 'ask', fault: { kind: 'status', status: 429, message: prompt }, times: 2 },
      ...failing([refusing], { kind: 'refusal_text' }),
      ...failing([hanging], { kind: 'hang' }),
      { stage: 'write_answer', fault: { kind: 'numbers_in_prose' } },
      { stage: 'label', fault: { kind: 'invent_sentences' }, times: 3 },
    ]);
    // The SDK reports failures that nobody expects, such as one of a step that could not be stored.
    await service.database.pool.query(`create sequence beginnings;
      create function fail_once() returns trigger language plpgsql as $$ begin
        if nextval('beginnings') = 1 then raise exception 'later' using errcode = '57P03'; end if;
        return new;
      end $$;
      create trigger fail_once before insert on run_models for each row execute function fail_once()`);
    run = await service.research('wide', prompt);
    const texts = [...(await answersOf(service, run.id)).values()].flatMap(({ text }) => text ?? []);
    assert.ok(texts.length >= 7);
    const prose = stringsOf(await reportOf(service, run.id)).filter((text) => text.includes(' ')); // Not ids.
    secret = new Set([...texts, ...prose, prompt].flatMap(wordRuns));
    assert.ok(secret.size > 1_000, 'there is something to look for');
  });
  after(() => service.stop());

  function assertClean(place: string, texts: readonly string[]): void {
    assert.ok(texts.join(' ').includes(run.id), `${place} was read: it names the run`);
    const found = texts.filter(
      (text) => text.includes(marker) || wordRuns(text).some((words) => secret.has(words)),
    );
    assert.deepEqual(found, [], place);
  }

  for (const part of parts) {
    it(`R-W07 the history of the workflow "research/<run id>${part}" contains no prompt and no text`, async () => {
      const history = JSON.parse(historyToJSON(await historyOf(service, run.id, part)));
      assert.ok(history.events.length > 20);
      assertClean('the history', stringsOf(history).flatMap(withDecoded));
    });

    it(`R-W07 R-W08 memo and search attributes of "research/<run id>${part}" contain none either`, async () => {
      const { memo, searchAttributes } = await handleOf(service, run.id, part).describe();
      assert.deepEqual(memo ?? {}, {});
      const expected: Record<string, object> = {
        '': { WorkspaceId: [run.workspace_id], Panel: ['wide'], RunStatus: [run.status] },
      };
      assert.deepEqual(searchAttributes, expected[part] ?? {});
    });
  }

  it('R-W07 the log of the worker contains no prompt and no text', () => {
    assert.ok(logged.length > 5);
    assertClean(
      'the log',
      logged.flatMap((line) => stringsOf(JSON.parse(line))),
    );
  });

  it("R-W07 the log of Temporal's SDK, which reports failed activities, contains none either", () => {
    assert.ok(sdkLog.some((line) => line.includes('beginRun')));
    assertClean(
      'the log of the SDK',
      sdkLog.flatMap((line) => stringsOf(JSON.parse(line))),
    );
  });
});

/** Every string in a value of JSON. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsOf);
}

/** A text, together with what its base64 decodes to, because payloads are base64. */
function withDecoded(text: string): string[] {
  if (!/^[A-Za-z0-9+/]+=*$/.test(text)) return [text];
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  try {
    return [text, ...stringsOf(JSON.parse(decoded))];
  } catch {
    return [text, decoded];
  }
}

function wordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' '));
}
