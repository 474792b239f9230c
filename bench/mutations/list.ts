/** One change that makes the code wrong, and the tests that must see it. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  readonly spec: string;
}

// Each of these was once made without any test failing.
export const mutations: readonly Mutation[] = [
  {
    name: 'only the first page of lost runs is settled',
    file: 'temporal/housekeeping/pages.ts',
    from: 'if (!last || runs.length < batch) return;',
    to: 'if (!last || runs.length <= batch) return;',
    spec: 'test/workflows/settlement.test.ts',
  },
  {
    name: 'the late retry ignores Retry-After',
    file: 'workflows/collect-panel.ts',
    from: 'await sleep(Math.max(lateRetryAfterMs, receipt.retryAfterMs ?? 0));',
    to: 'await sleep(lateRetryAfterMs);',
    spec: 'test/workflows/providers.test.ts',
  },
  {
    name: 'the secret of a run is constant',
    file: 'src/app/create-research.ts',
    from: 'aliasSeed: randomBytes(32),',
    to: "aliasSeed: Buffer.alloc(32, randomBytes(1).toString('hex').slice(2)),",
    spec: 'test/db/create-research.test.ts',
  },
  {
    name: 'no step beats',
    file: 'activities/heartbeat.ts',
    from: '  const beat = setInterval(\n    heartbeat,',
    to: '  const beat = setInterval(\n    () => void heartbeat,',
    spec: 'test/workflows/cancellation.test.ts',
  },
  {
    name: 'a call of a model has no start-to-close limit',
    file: 'workflows/activity-options.ts',
    from: '    startToCloseTimeout: placeWaitMs + budget.modelTimeoutMs + 15_000,\n',
    to: '',
    spec: 'test/workflows/completed.test.ts',
  },
  {
    name: 'a step of the synthesis has no start-to-close limit',
    file: 'workflows/activity-options.ts',
    from: '    startToCloseTimeout: 4 * (placeWaitMs + budget.modelTimeoutMs) + 15_000,\n',
    to: '',
    spec: 'test/workflows/completed.test.ts',
  },
  {
    name: 'an artefact of any version of a prompt will do',
    file: 'src/db/artifacts.ts',
    from: 'and prompt_version = $4 and input_hash = $5',
    to: 'and $4::text is not null and input_hash = $5',
    spec: 'test/workflows/repeated-steps.test.ts',
  },
  {
    name: 'the finished report is not audited',
    file: 'src/threads/jobs/assemble.ts',
    from: 'const problems = reportProblems(report, facts);',
    to: 'const problems = reportProblems(report, facts).slice(0, 0);',
    spec: 'test/workflows/audit.test.ts',
  },
  {
    name: 'the type of the question is left out',
    file: 'activities/assemble-report.ts',
    from: "questionType: evidence.camps.ok ? evidence.camps.value.questionType : 'other',",
    to: "questionType: 'other',",
    spec: 'test/workflows/report.test.ts',
  },
  {
    name: 'dropped quotes are left out',
    file: 'activities/assemble-report.ts',
    from: 'quotesDropped: sum([...labelled, ...read].map(({ quotesDropped }) => quotesDropped)),',
    to: 'quotesDropped: 0,',
    spec: 'test/workflows/audit.test.ts',
  },
  {
    name: 'aliases are those of the next model',
    file: 'src/threads/jobs/evidence.ts',
    from: "[modelId, aliases[index] ?? '']",
    to: "[modelId, aliases[(index + 1) % aliases.length] ?? '']",
    spec: 'test/workflows/permuted.test.ts',
  },
  {
    name: 'the alias of a labelling is not its text\u2019s',
    file: 'src/threads/jobs/prepare.ts',
    from: 'const alias = seededHash(seed, response)',
    to: 'const alias = seededHash(seed, Math.random())',
    spec: 'test/workflows/permuted.test.ts',
  },
  {
    name: 'uncertainties are credited to the next model',
    file: 'src/threads/jobs/evidence.ts',
    from: 'new Map([...aliases].map(([modelId, alias]) => [alias, modelId]));',
    to: 'new Map([...aliases].map(([, alias], i, all) => [alias, all[(i + 1) % all.length]![0]]));',
    spec: 'test/workflows/permuted.test.ts',
  },
  {
    name: 'positions stand in the order of model ids',
    file: 'src/synthesis/camps.ts',
    from: '.toSorted((a, b) => byCodePoint(a.alias, b.alias))',
    to: '.toSorted(() => 0)',
    spec: 'test/workflows/permuted.test.ts',
  },
  {
    name: 'a batch of claims has no cap',
    file: 'src/synthesis/merge-rounds.ts',
    from: 'const batchMaxTokens = 20_000;',
    to: 'const batchMaxTokens = 30_000;',
    spec: 'test/unit/synthesis/merge.test.ts',
  },
  {
    name: 'merging has no last round',
    file: 'src/synthesis/merge-rounds.ts',
    from: 'const roundsMax = 4;',
    to: 'const roundsMax = 400;',
    spec: 'test/unit/synthesis/merge.test.ts',
  },
  {
    name: 'a Retry-After has no cap',
    file: 'src/gateway/retry-after.ts',
    from: 'const maxRetryAfterMs = 600_000;',
    to: 'const maxRetryAfterMs = 86_400_000;',
    spec: 'test/unit/gateway/retry-after.test.ts',
  },
  {
    name: 'a transaction in one trip keeps its connection',
    file: 'src/db/pool.ts',
    from: '    tx.release(failure && !isRefusal(failure) ? (failure as Error) : undefined); // Its transaction has ended with it.',
    to: '    if (failure && !isRefusal(failure)) tx.release(failure as Error);',
    spec: 'test/db/pool.test.ts',
  },
  {
    name: 'housekeeping dispatches nothing',
    file: 'temporal/housekeeping/start.ts',
    from: "repeat('dispatch', 200, () => dispatchOnce({ client, db, room }), context),",
    to: "repeat('dispatch', 200, async () => void [dispatchOnce, room], context),",
    spec: 'test/e2e/kills.test.ts',
  },
  {
    name: 'housekeeping settles nothing',
    file: 'temporal/housekeeping/start.ts',
    from: "repeat('settle-lost', 10_000, () => settleLostOnce(client, db, log), context),",
    to: "repeat('settle-lost', 10_000, async () => void settleLostOnce, context),",
    spec: 'test/e2e/kills.test.ts',
  },
  {
    name: 'housekeeping prunes nothing',
    file: 'temporal/housekeeping/start.ts',
    from: "repeat('prune', 3_600_000, () => pruneOnce(db), context),",
    to: "repeat('prune', 3_600_000, async () => void pruneOnce, context),",
    spec: 'test/e2e/housekeeping.test.ts',
  },
  {
    name: 'housekeeping grants nothing',
    file: 'temporal/housekeeping/start.ts',
    from: "repeat('grants', 3_600_000, () => grantOnce(db, log), context),",
    to: "repeat('grants', 3_600_000, async () => void grantOnce, context),",
    spec: 'test/e2e/housekeeping.test.ts',
  },
  {
    name: 'the worker ignores the limits of the environment',
    file: 'temporal/main.ts',
    from: '      budget: config.budget,\n',
    to: '      budget: { modelTimeoutMs: 120_000, panelDeadlineMs: 480_000, synthesisDeadlineMs: 900_000 },\n',
    spec: 'test/e2e/housekeeping.test.ts',
  },
];
