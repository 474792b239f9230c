import { type Command, Option } from 'commander';
import { cancelRun } from '../app/cancel-run.ts';
import { runCost } from '../app/costs.ts';
import { refundHeldRun } from '../app/refund-held-run.ts';
import { type RunOverview, showRun } from '../app/show-run.ts';
import { listRuns } from '../db/operator-runs.ts';
import { costText } from '../domain/cost/cost-of.ts';
import { runStatuses } from '../domain/run/run-state.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from './common/context.ts';
import { found, Refusal } from './common/refusal.ts';
import { cellText, table } from './common/table.ts';
import { days, daysAgo, nameOf, positiveNumber, uuidOf } from './common/values.ts';

export function addRunCommands(program: Command, context: AdminContext): void {
  const run = program.command('run').description('research runs');
  run
    .command('show')
    .description('show the state, cost and failures of a run; never its question or a text')
    .argument('<run-id>', 'id of the run', uuidOf)
    .option(...jsonFlag)
    .action(async (id: string, options: OutputOptions) => {
      const overview = found(await showRun(context.db, id), `run ${id}`);
      const cost = await runCost(context.db, context.config({ asksModels: false }).catalogue, id);
      const text = `${runText(overview)}\n\n${runCostText(cost)}`;
      print(context, options, { ...runJson(overview), cost }, text);
    });
  addList(run, context);
  addEnds(run, context);
}

function addEnds(run: Command, context: AdminContext): void {
  run
    .command('cancel')
    .description('end a run that is queued or under way, and refund its credits')
    .argument('<run-id>', 'id of the run', uuidOf)
    .option(...jsonFlag)
    .action(async (id: string, options: OutputOptions) => {
      const overview = found(await cancelRun(context.db, id), `run ${id}`);
      if (overview.settlement_reason !== 'cancelled')
        throw new Refusal(`Run ${id} has ended already: ${overview.status}, ${standing(overview)}.`);
      print(
        context,
        options,
        runJson(overview),
        `run ${id} is cancelled: ${overview.credits_reserved} credits were given back`,
      );
    });
  run
    .command('settle')
    .description('refund a run whose reserve is held because every model declined the question')
    .argument('<run-id>', 'id of the run', uuidOf)
    .option(...jsonFlag)
    .action(async (id: string, options: OutputOptions) => {
      const settled = await refundHeldRun(context.db, id);
      const overview = found(await showRun(context.db, id), `run ${id}`);
      if (!settled) throw new Refusal(`The reserve of run ${id} is not held: ${standing(overview)}.`);
      print(
        context,
        options,
        runJson(overview),
        `run ${id}: ${settled.credits_reserved} credits were given back`,
      );
    });
}

interface ListOptions extends OutputOptions {
  readonly workspace?: string;
  readonly status?: string;
  readonly days: number;
  readonly limit: number;
}

function addList(run: Command, context: AdminContext): void {
  run
    .command('list')
    .description('list the newest runs, without their questions')
    .option('--workspace <name>', 'only of this workspace', nameOf)
    .addOption(new Option('--status <status>', 'only in this status').choices(runStatuses))
    .option('--days <number>', 'created in the last days', days, 7)
    .option('--limit <number>', 'at most so many', positiveNumber, 50)
    .option(...jsonFlag)
    .action(async (options: ListOptions) => {
      const { workspace = null, status = null, limit } = options;
      const runs = await listRuns(context.db, workspace, status, daysAgo(options.days), limit);
      const header = ['created', 'workspace', 'panel', 'status', 'settlement', 'answers', 'completed', 'id'];
      const rows = runs.map((each) => [
        each.created_at,
        each.workspace,
        each.panel,
        each.status,
        each.settlement,
        `${each.successful_models} of ${each.total_models}`,
        each.completed_at,
        each.id,
      ]);
      print(context, options, runs, table(header, rows));
    });
}

function runCostText({ panel, synthesis, total }: Awaited<ReturnType<typeof runCost>>): string {
  const rows = Object.entries({ panel, synthesis, total }).map(([part, cost]) => [
    part,
    cost.calls,
    cost.input_tokens,
    cost.cached_tokens,
    cost.output_tokens,
    costText(cost),
  ]);
  return table(['cost of', 'answers', 'input tokens', 'cached', 'output tokens', 'dollars'], rows);
}

/** Field names are stable: scripts depend on them. */
function runJson(run: RunOverview) {
  return {
    id: run.id,
    workspace: { id: run.workspace_id, name: run.workspace },
    panel: run.panel,
    source: run.source,
    status: run.status,
    credits_reserved: run.credits_reserved,
    credits_charged: run.credits_charged,
    progress: {
      total_models: run.total_models,
      completed_models: run.successful_models + run.failed_models,
      successful_models: run.successful_models,
      failed_models: run.failed_models,
    },
    failures: run.failures ?? {},
    synthesis: run.synthesis,
    settlement: run.settlement && {
      outcome: run.settlement,
      reason: run.settlement_reason,
      settled_at: run.settled_at,
    },
    workflow_id: run.workflow_id,
    created_at: run.created_at,
    dispatched_at: run.dispatched_at,
    started_at: run.started_at,
    panel_closed_at: run.panel_closed_at,
    completed_at: run.completed_at,
    deadline_at: run.deadline_at,
  };
}

function runText(run: RunOverview): string {
  const failures = Object.entries(run.failures ?? {}).map(([failure, models]) => `${models} ${failure}`);
  const failed = failures.length > 0 ? ` (${failures.join(', ')})` : '';
  const overview = table(
    ['run', run.id],
    [
      ['workspace', `${run.workspace} (${run.workspace_id})`],
      ['panel', `${run.panel}, asked by ${run.source}`],
      ['status', run.status],
      ['credits', `${run.credits_reserved} reserved, ${run.credits_charged ?? 'none yet'} charged`],
      [
        'models',
        `${run.total_models}: ${run.successful_models} answered, ${run.failed_models} failed${failed}`,
      ],
      ['settlement', standing(run)],
      ['created', run.created_at],
      ['dispatched', run.dispatched_at],
      ['started', run.started_at],
      ['panel closed', run.panel_closed_at],
      ['completed', run.completed_at],
      ['deadline', run.deadline_at],
      ['workflow', run.workflow_id],
    ],
  );
  return run.synthesis.length === 0 ? overview : `${overview}\n\n${synthesisText(run)}`;
}

function synthesisText({ synthesis }: RunOverview): string {
  return table(
    ['step', 'parts', 'calls', 'asked again', 'input tokens', 'output tokens', 'answers without tokens'],
    synthesis.map(({ step, parts, calls, reasks, input_tokens, output_tokens, answers_without_tokens }) => [
      step,
      parts,
      calls,
      reasks,
      input_tokens,
      output_tokens,
      answers_without_tokens,
    ]),
  );
}

function standing(run: RunOverview): string {
  if (!run.settlement) return `none, it is ${run.status}`;
  return `${run.settlement} (${run.settlement_reason}) at ${cellText(run.settled_at)}`;
}
