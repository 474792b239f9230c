import assert from 'node:assert/strict';
import { parseConfig } from '../../src/config/config.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { runDeadlineMs } from '../../src/domain/run/run-messages.ts';
import { serviceForFile } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { activitiesOf, eventsOf, handleOf } from './support/histories.ts';
import { badRequest, failing, wide } from './support/record.ts';

// What an operator sees and can search for in Temporal's UI, tested on the development server,
// because the test server has no search.

describe('a run as operators see it', () => {
  const service = serviceForFile({ realTime: true });
  let completed: RunRow;
  let failed: RunRow;

  before(async () => {
    completed = await service.research();
    await service.simulator.rules(failing(wide, badRequest));
    failed = await service.research();
  });

  it('R-W08 its search attributes name workspace and panel, and its status follows the run', async () => {
    const followed = async ({ id }: RunRow) =>
      (await eventsOf(service, id)).flatMap((event) => {
        const { searchAttributes } =
          event.workflowExecutionStartedEventAttributes ??
          event.upsertWorkflowSearchAttributesEventAttributes ??
          {};
        const status = searchAttributes?.indexedFields?.RunStatus?.data;
        return status ? [JSON.parse(Buffer.from(status).toString('utf8'))] : [];
      });
    assert.deepEqual(await followed(completed), ['queued', 'running', 'synthesizing', 'completed']);
    assert.deepEqual(await followed(failed), ['queued', 'running', 'failed']);
    const { BuildIds: _, ...own } = (await handleOf(service, completed.id).describe()).searchAttributes;
    assert.deepEqual(own, { WorkspaceId: [service.workspace.id], Panel: ['wide'], RunStatus: ['completed'] });
  });

  it('R-W08 R-O04 is found by workspace, panel and status', async () => {
    const found = async (status: string) => {
      const query = `WorkspaceId = '${service.workspace.id}' and Panel = 'wide' and RunStatus = '${status}'`;
      const ids: string[] = [];
      for await (const { workflowId } of service.client.workflow.list({ query })) ids.push(workflowId);
      return ids;
    };
    await until('both runs are indexed', async () => (await found('failed')).length === 1);
    assert.deepEqual(await found('completed'), [`research/${completed.id}`]);
    assert.deepEqual(await found('failed'), [`research/${failed.id}`]);
    assert.deepEqual(await found('running'), []);
  });

  it('R-W08 each activity of one model has the model id as its summary, and each section its name', async () => {
    const panel = await activitiesOf(service, completed.id, '/panel');
    const synthesis = await activitiesOf(service, completed.id, '/synthesis');
    const summaries = (type: string) =>
      [...panel, ...synthesis].filter((each) => each.type === type).map(({ summary }) => summary);
    for (const type of ['askModel', 'extractClaims'])
      assert.deepEqual(summaries(type).sort(), [...wide].sort(), type);
    assert.deepEqual(summaries('writeSection').sort(), [
      'answer',
      'disagreements',
      'minority_insights',
      'uncertainties',
    ]);
  });

  it("R-W01 is one workflow whose id is derived from the run's, with two children", async () => {
    const children = (await eventsOf(service, completed.id)).flatMap(
      (event) => event.childWorkflowExecutionStartedEventAttributes?.workflowExecution?.workflowId ?? [],
    );
    assert.deepEqual(children, [`research/${completed.id}/panel`, `research/${completed.id}/synthesis`]);
  });

  it('R-W09 (workspaces) shares the workers fairly between workspaces: its children and their calls inherit the fairness key', async () => {
    for (const part of ['', '/panel', '/synthesis'] as const) {
      const [started] = await eventsOf(service, completed.id, part);
      const { priority } = started?.workflowExecutionStartedEventAttributes ?? {};
      assert.equal(priority?.fairnessKey, service.workspace.id, `research/<run id>${part}`);
    }
  });

  it('R-W16 asks for the kind of the question while the panel answers', async () => {
    const steps = await activitiesOf(service, completed.id, '/panel');
    const [kind, closing] = ['classifyQuestion', 'closePanel'].map((name) =>
      steps.findIndex(({ type }) => type === name),
    );
    assert.ok(kind! >= 0 && kind! < closing!);
    const calls = await service.simulator.calls();
    assert.equal(calls.filter(({ stage }) => stage === 'camps_classify').length, 1, 'and once');
  });

  it('R-W16 groups claims while camps are found, and labels before these are found again', async () => {
    const events = await eventsOf(service, completed.id, '/synthesis');
    const began = (name: string) =>
      events.findIndex((event) => event.activityTaskScheduledEventAttributes?.activityType?.name === name);
    const ended = (name: string) => {
      const { eventId } = events[began(name)]!;
      return events.findIndex(
        (event) => `${event.activityTaskCompletedEventAttributes?.scheduledEventId}` === `${eventId}`,
      );
    };
    assert.ok(began('groupClaims') < ended('findCamps') && began('findCamps') < ended('groupClaims'));
    assert.ok(began('placePositions') > ended('findCamps'));
    assert.ok(began('selectClaims') > Math.max(ended('findCamps'), ended('groupClaims')));
    assert.ok(began('labelResponses') > ended('selectClaims'));
    assert.ok(began('settleClaims') < ended('labelResponses'), 'pairs in doubt are asked about beside it');
    assert.ok(began('compareReadings') > ended('settleClaims'));
    assert.ok(began('compareReadings') > ended('placePositions'));
  });

  it('R-W11 Temporal ends a workflow that nobody can terminate, after the latest deadline of any run', async () => {
    const [first] = await eventsOf(service, completed.id, '');
    const { workflowExecutionTimeout } = first?.workflowExecutionStartedEventAttributes ?? {};
    const longestMs = '86400000'; // No configuration allows more.
    const { budget } = parseConfig({ PANEL_DEADLINE_MS: longestMs, SYNTHESIS_DEADLINE_MS: longestMs });
    assert.ok(Number(workflowExecutionTimeout?.seconds) * 1_000 > runDeadlineMs(budget));
  });

  it('R-H09 later stages go before earlier ones: Temporal gets the priority of each step', async () => {
    const turnOf = new Map<string, number>();
    for (const part of ['', '/panel', '/synthesis'] as const)
      for (const { activityTaskScheduledEventAttributes: step } of await eventsOf(
        service,
        completed.id,
        part,
      ))
        if (step) turnOf.set(step.activityType?.name ?? '', step.priority?.priorityKey ?? 0);
    assert.equal(turnOf.get('labelResponses'), 3, 'as have the steps between');
    assert.ok(turnOf.size > 15);
    assert.deepEqual(Object.fromEntries([...turnOf].filter(([, turn]) => turn !== 3)), {
      beginRun: 5,
      askModel: 5,
      classifyQuestion: 4,
      extractClaims: 4,
      writeSection: 2,
      readSections: 2,
      closePanel: 1,
      assembleReport: 1,
      deliverReport: 1,
    });
  });
});
