import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from '@temporalio/worker';
import { DeterminismViolationError } from '@temporalio/workflow';
import { taskQueues } from '../../src/domain/run/task-queues.ts';
import { releasedVersions, releaseFile } from '../support/database/frozen-releases.ts';
import { quietRuntime, strictWorkflowCode } from '../support/temporal.ts';
import { readHistories, recordHistories, scenarios } from './support/golden-histories.ts';
import type { Part } from './support/histories.ts';

// A deployment meets workflows in progress. The new code must take exactly the steps recorded in
// their histories.

describe('workflows recorded earlier', () => {
  let code: string;
  let problems: Map<string, unknown>;

  before(async () => {
    quietRuntime();
    const which = process.env.UPDATE_HISTORIES;
    if (which === '1' || which === 'new') await recordHistories(which === '1' ? 'all' : 'new');
    code = await strictWorkflowCode();
    const ofScenarios = Object.keys(scenarios).flatMap((name) =>
      [...readHistories(name)].map(([part, history]) => [name + part, history] as const),
    );
    const ofReleases = released.map(({ title, file }) => [title, readJson(file)] as const);
    problems = await replay([...ofScenarios, ...ofReleases]);
  });

  /**
   * Replays histories by name, one after the other.
   * @returns the error of each, undefined if it fits
   */
  async function replay(histories: readonly (readonly [name: string, history: unknown])[]) {
    const named = histories.map(([workflowId, history]) => ({ workflowId, history }));
    const found = new Map<string, unknown>();
    for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle: { code } }, named))
      found.set(workflowId, error);
    return found;
  }

  function assertReplayed(name: string): void {
    assert.ok(problems.has(name), 'record it with UPDATE_HISTORIES=1');
    assert.ifError(problems.get(name));
  }

  for (const scenario of Object.keys(scenarios)) {
    it(`R-W06 a run recorded as ${scenario} replays, and so do its children`, () => {
      assertReplayed(scenario);
      for (const part of readHistories(scenario).keys()) assertReplayed(scenario + part);
    });
  }

  // Runs of another queue stay with their own workers (decision 50).
  const released = releasedVersions()
    .filter((version) => readJson(releaseFile(version, 'queue.json')) === taskQueues.research)
    .flatMap((version) =>
      readdirSync(releaseFile(version, 'histories/')).map((name) => ({
        title: `${name} of ${version}`,
        file: releaseFile(version, `histories/${name}`),
      })),
    );
  for (const { title } of released) it(`R-W06 ${title} replays`, () => assertReplayed(title));

  it('R-W06 each recorded run ended as its name says', () => {
    const endings = Object.keys(scenarios).map((name) => [
      name,
      endOf(readHistories(name).get('')?.events.at(-1)),
    ]);
    assert.deepEqual(endings, [
      ['completed', 'completed charged'],
      ['completed-task', 'completed charged'],
      ['completed-in-batches', 'completed charged'],
      ['asked-again', 'completed charged'],
      ['without-the-second', 'completed charged'],
      ['completed-with-retries', 'completed charged'],
      ['completed-with-late-retry', 'completed charged'],
      ['partial', 'partial charged'],
      ['partial-without-report', 'partial refunded'],
      ['partial-unread', 'partial refunded'],
      ['failed-refunded', 'failed refunded'],
      ['failed-held', 'failed held'],
      ['failed-after-endless-wait', 'failed refunded'],
      ['cancelled-in-panel', 'EVENT_TYPE_WORKFLOW_EXECUTION_CANCELED'],
      ['cancelled-in-synthesis', 'EVENT_TYPE_WORKFLOW_EXECUTION_CANCELED'],
      ['finished-before', 'failed '],
    ]);
  });

  const alterations: Record<string, [part: Part, alter: (event: Record<string, unknown>) => void]> = {
    'asks for another activity': [
      '',
      (event) => rename(event.activityTaskScheduledEventAttributes, 'assembleReport', 'buildReport'),
    ],
    'asks one model fewer': [
      '/panel',
      (event) => rename(event.activityTaskScheduledEventAttributes, 'askModel', 'askNobody'),
    ],
  };
  for (const [change, [part, alter]] of Object.entries(alterations)) {
    it(`R-W06 a workflow that ${change} than its history says is detected`, async () => {
      const history = readHistories('completed').get(part)!;
      for (const event of history.events) alter(event);
      const found = await replay([[change, history]]);
      assert.ok(found.get(change) instanceof DeterminismViolationError);
    });
  }
});

function readJson(file: string | URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function rename(attributes: unknown, from: string, to: string): void {
  const { activityType } = (attributes ?? {}) as { activityType?: { name: string } };
  if (activityType?.name === from) activityType.name = to;
}

/** The result that a workflow returned, or the event that ended it without one. */
function endOf(event: Record<string, unknown> | undefined): unknown {
  const { result } = (event?.workflowExecutionCompletedEventAttributes ?? {}) as {
    result?: { payloads: { data: string }[] };
  };
  if (!result) return event?.eventType;
  const { status, outcome = '' } = JSON.parse(
    Buffer.from(result.payloads[0]!.data, 'base64').toString('utf8'),
  );
  return `${status} ${outcome}`;
}
