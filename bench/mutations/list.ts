/** A change that breaks a guarantee, and the tests that notice it. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly spec: string;
  /** Part of the title of the test, if the file has many and they take long. */
  readonly only?: string;
}

/** What a run costs: each credit moves once, and no call is paid for twice (R-K01 to R-K06). */
const money: readonly Mutation[] = [
  {
    name: 'a run that costs more than the balance reserves its price',
    file: 'src/db/accept-run.ts',
    from: ' and available_credits >= $priceCredits',
    to: '',
    spec: 'test/api/post-research/402.test.ts',
  },
  {
    name: 'a delivery ends a run that has ended',
    file: 'src/app/deliver-report.ts',
    from: 'if (!isInProgress(run.status))',
    to: 'if (!run)',
    spec: 'test/db/settlement.test.ts',
  },
  {
    name: 'a failure ends a run that has ended',
    file: 'src/app/settle-failure.ts',
    from: 'if (!isInProgress(run.status))',
    to: 'if (!run)',
    spec: 'test/db/settlement.test.ts',
  },
  {
    name: 'a panel that refused the question is refunded',
    file: 'src/app/settle-failure.ts',
    from: "reason !== 'panel_below_quorum' ||",
    to: "reason !== 'panel_below_quorum' || run ||",
    spec: 'test/db/settlement.test.ts',
  },
  {
    name: 'a monthly grant is written whenever the job runs',
    file: 'src/db/ledger.ts',
    from: "'grant', $2::int, $3, $4)",
    to: "'grant', $2::int, nullif($3::text, $3), $4)",
    spec: 'test/db/ledger.test.ts',
  },
  {
    name: 'only the first page of lost runs is settled',
    file: 'src/db/pages-after.ts',
    from: 'if (!last || rows.length < limit) return;',
    to: 'if (!last || rows.length <= limit) return;',
    spec: 'test/workflows/settlement.test.ts',
    only: 'among many',
  },
  {
    name: 'a repeated step pays for its call again',
    file: 'src/db/artifacts.ts',
    from: 'and prompt_version = $promptVersion and input_hash = $inputHash',
    to: 'and $promptVersion::text is null and input_hash = $inputHash',
    spec: 'test/workflows/repeated-steps.test.ts',
  },
];

/** Who may see a run, and what it shows (R-G01 to R-G11). */
const results: readonly Mutation[] = [
  {
    name: 'a run is shown to every workspace',
    file: 'src/db/runs.ts',
    from: 'where id = $runId and workspace_id = caller.workspace_id',
    to: 'where id = $runId',
    spec: 'test/api/get-research/400-404.test.ts',
  },
  {
    name: 'a report is shown to every workspace',
    file: 'src/db/reports.ts',
    from: 'where r.id = $1 and r.workspace_id = $2',
    to: 'where r.id = $1 and $2::uuid is not null',
    spec: 'test/api/get-result/400-404.test.ts',
  },
];

/**
 * Each stance rests on the words of its own response, and each count on the stances (R-R02, R-R04,
 * R-R10).
 */
const evidence: readonly Mutation[] = [
  {
    name: 'a span is that of the next sentence',
    file: 'src/prepare/numbered-sentences.ts',
    from: '...sentences[number - 1]',
    to: '...sentences[number]',
    spec: 'test/unit/prepare/numbered-sentences.test.ts',
  },
  {
    name: 'a yes without a sentence counts as an answer',
    file: 'src/stages/adjudicate/check-answers.ts',
    from: 'return span ? [{ ...item, found, span }] : [];',
    to: 'return [{ ...item, found, span }];',
    spec: 'test/unit/stages/adjudicate/adjudicate.test.ts',
  },
  {
    name: 'stances are credited to the next model',
    file: 'src/stages/evidence/evidence.ts',
    from: 'aliases.map(({ modelId, alias }) => [alias, modelId])',
    to: "aliases.map(({ alias }, at) => [alias, aliases[(at + 1) % aliases.length]?.modelId ?? ''])",
    spec: 'test/workflows/permuted.test.ts',
  },
  {
    name: 'an unresolved stance counts as silence',
    file: 'src/report/count/claims.ts',
    from: 'labels.length - takes.length - unresolved.length',
    to: 'labels.length - takes.length',
    spec: 'test/unit/report/count/claims.test.ts',
  },
  {
    name: 'claims that nobody makes take places in the report',
    file: 'src/findings/claims/reported-claims.ts',
    from: 'const candidates = made.length > 0 ? takenFirst(made, findings.labels) : claims;',
    to: 'const candidates = claims;',
    spec: 'test/unit/findings/claims/reported-claims.test.ts',
  },
  {
    name: 'the finished report is not checked',
    file: 'src/stages/assemble/checked-report.ts',
    from: 'copies: made.tables.copies });',
    to: 'copies: made.tables.copies }).slice(0, 0);',
    spec: 'test/workflows/delivery-checks.test.ts',
  },
];

/**
 * Two models read every response, and what they do not find alike is attributed to nobody (R-R15,
 * R-R21).
 */
const readings: readonly Mutation[] = [
  {
    name: 'the first synthesizer extracts every response',
    file: 'src/prepare/seeded.ts',
    from: '% 2 === 0 ? 0 : 1',
    to: '% 2 === 0 ? 0 : 0',
    spec: 'test/unit/prepare/seeded.test.ts',
  },
  {
    name: 'who extracts a response labels it as well',
    file: 'src/domain/run/synthesizer.ts',
    from: 'if (extractedBy === first.modelId) return [1, 0];',
    to: 'if (extractedBy === first.modelId) return [0, 1];',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'the one that did not extract it',
  },
  {
    name: 'who forms the camps puts the positions into them as well',
    file: 'activities/camps/place-positions.ts',
    from: 'found.synthesizer === first.modelId ? 1 : 0',
    to: 'found.synthesizer === first.modelId ? 0 : 1',
    spec: 'test/workflows/two-coders.test.ts',
    only: 'positions are put into camps',
  },
  {
    name: 'a stance stands that the other synthesizer does not find',
    file: 'src/findings/readings/readings.ts',
    from: "{ basis: 'unresolved', found: null }",
    to: "{ basis: 'agreed', found: only?.found ?? null }",
    spec: 'test/unit/findings/readings/readings.test.ts',
  },
  {
    name: 'one model outvotes another by saying the same twice',
    file: 'src/findings/readings/readings.ts',
    from: 'return bySynthesizer(readings).flatMap((own) => own.slice(-1));',
    to: 'return bySynthesizer(readings).flat();',
    spec: 'test/unit/findings/readings/readings.test.ts',
  },
  {
    name: 'two against two settle a stance',
    file: 'src/findings/readings/readings.ts',
    from: 'best && others.length === 0 && most > 1',
    to: 'best && most > 1',
    spec: 'test/unit/findings/readings/readings.test.ts',
  },
  {
    name: 'a third synthesizer breaks no tie',
    file: 'activities/adjudicate/compare-readings.ts',
    from: 'const askedIndexes = [0, 1, 2] as const;',
    to: 'const askedIndexes = [0, 1] as const;',
    spec: 'test/workflows/stage-synthesizers.test.ts',
    only: 'breaks their ties',
  },
];

/**
 * Changes that break what the service promises about money, results, evidence and readings; the
 * tests named must notice each. Code of other kinds has no entry: a snippet here breaks with every
 * rename.
 */
export const mutations: readonly Mutation[] = [...money, ...results, ...evidence, ...readings];
