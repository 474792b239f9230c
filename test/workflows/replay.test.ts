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

  before(async () => {
    quietRuntime();
    const which = process.env.UPDATE_HISTORIES;
    if (which === '1' || which === 'new') await recordHistories(which === '1' ? 'all' : 'new');
    code = await strictWorkflowCode();
  });

  async function replay(history: unknown): Promise<void> {
    await Worker.runReplayHistory({ workflowBundle: { code } }, history);
  }

  for (const scenario of Object.keys(scenarios)) {
    it(`R-W06 a run recorded as ${scenario} replays, and so do its children`, async () => {
      const recorded = readHistories(scenario);
      assert.ok(recorded.has(''), 'record it with UPDATE_HISTORIES=1');
      for (const history of recorded.values()) await replay(history);
    });
  }

  for (const version of releasedVersions()) {
    const queue = JSON.parse(readFileSync(releaseFile(version, 'queue.json'), 'utf8'));
    if (queue !== taskQueues.research) continue; // Runs of another queue stay with their own workers (decision 50).
    for (const name of readdirSync(releaseFile(version, 'histories/')))
      it(`R-W06 ${name} of ${version} replays`, async () => {
        await replay(JSON.parse(readFileSync(releaseFile(version, `histories/${name}`), 'utf8')));
      });
  }

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
      await assert.rejects(replay(history), (error) => error instanceof DeterminismViolationError);
    });
  }
});

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
