import assert from 'node:assert/strict';
import type { RunRow } from '../../src/db/runs.ts';
import { seededHash } from '../../src/prepare/seeded.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { serviceForFile } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { saveText } from '../support/database/runs.ts';
import { honestRun } from './support/honest-run.ts';
import { plantedTexts, reportOf, wide } from './support/record.ts';

// The same ten texts under other names, with the same secret: whatever a synthesizer is asked, and
// whatever it makes of a text, may depend on the text only.

describe('a panel whose texts are swapped between models', () => {
  const service = serviceForFile();
  let report: Report;
  let permuted: Report;
  let prompts: string[];
  let promptsPermuted: string[];
  const reversed = wide.toReversed();
  /** The model that now has this model's former text. */
  const heir = (modelId: string) => reversed[wide.indexOf(modelId)]!;
  const heirs = (modelIds: readonly string[]) => modelIds.map(heir).sort();

  before(async () => {
    const { secret, ...honest } = await honestRun();
    report = honest.report;
    prompts = synthesisPrompts(honest.calls);
    permuted = (await reportOf(service, (await researchPermuted(secret)).id))!;
    promptsPermuted = synthesisPrompts(await service.simulator.calls(true));
  });

  /** A run with the same question and secret whose models answered with each other's texts. */
  async function researchPermuted(secret: string): Promise<RunRow> {
    const { pool } = service.database;
    const run = await service.accept();
    await pool.query("update runs set alias_seed = decode($2, 'hex') where id = $1", [run.id, secret]);
    await service.activities.beginRun({ runId: run.id });
    for (const [modelId, text] of plantedTexts(wide))
      assert.ok(await saveText(pool, run.id, heir(modelId), text));
    await (await service.start(run)).result();
    return run;
  }

  /**
   * Digests of everything asked about the texts, in any order. The writers see counts by lab, which
   * do change.
   */
  function synthesisPrompts(calls: readonly SimulatorCall[]): string[] {
    return calls
      .filter(({ stage }) => stage !== 'ask' && !stage.startsWith('write_'))
      .map(({ stage, body }) => `${stage} ${seededHash(JSON.stringify(body!.messages))}`)
      .sort();
  }

  it('R-R07 the synthesizer is asked exactly the same: no prompt depends on names or their order', () => {
    assert.ok(prompts.length >= 22, 'ten readings, ten labellings, claims and camps');
    assert.deepEqual(promptsPermuted, prompts);
  });

  it('R-R07 stances and camps move with the texts', () => {
    const stances = ({ evidence }: Report, mapped: (ids: readonly string[]) => string[]) =>
      evidence!.claims.map((claim) => [
        claim.statement,
        mapped(claim.supporting_model_ids),
        mapped(claim.opposing_model_ids),
        mapped(claim.mixed_or_uncertain_model_ids),
      ]);
    assert.deepEqual(stances(permuted, sorted), stances(report, heirs));
    const camps = ({ evidence }: Report, mapped: (ids: readonly string[]) => string[]) =>
      evidence!.camps.map(({ label, model_ids }) => [label, mapped(model_ids)]);
    assert.deepEqual(camps(permuted, sorted), camps(report, heirs));
  });

  it('R-R07 uncertainties are credited to the models whose texts raise them', () => {
    const raised = ({ analysis }: Report, mapped: (ids: readonly string[]) => string[]) =>
      analysis!.uncertainties.map(({ description, raised_by_model_ids }) => [
        description,
        mapped(raised_by_model_ids),
      ]);
    assert.ok(raised(report, sorted).length > 0);
    assert.deepEqual(raised(permuted, sorted), raised(report, heirs));
  });
});

const sorted = (modelIds: readonly string[]): string[] => [...modelIds].sort();
