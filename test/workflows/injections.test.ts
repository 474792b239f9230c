import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import { extractorOf } from '../../src/prepare/seeded.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { worldOf } from '../../src/simulator/models/worlds.ts';
import { serviceForFile, simulatorSeed, standardPrompt } from '../harness/service.ts';
import { saveText } from '../support/database/runs.ts';
import { honestRun } from './support/honest-run.ts';
import { type Injected, inject, injections } from './support/injections.ts';
import { answersOf, failing, plantedTexts, reportOf, wide } from './support/record.ts';

// The author of an answer may try to write the report with it. A simulated synthesizer takes
// nothing from a text but the sentences that it knows, and finds the text only by its fences: if an
// answer misleads it, the prompt is at fault. A synthesizer that obeys shows that the checks of its
// output hold on their own.

const secret = '07'.repeat(32);

describe('a panel whose answers contain instructions', () => {
  const service = serviceForFile();
  afterEach(() => service.simulator.reset());

  it('R-R08 whatever instructions a model gives, the report equals that of a run without them', async () => {
    const planted = plantedTexts(wide);
    const quiet = await researchTexts(planted);
    const models = builtInCatalogue.models.filter(({ modelId }) => wide.includes(modelId));
    // As if the prompts of the run without instructions had leaked.
    const prompts = (await service.simulator.calls(true)).map(({ body }) => JSON.stringify(body?.messages));
    const nonces = new Set(prompts.flatMap((text) => /<<question ([0-9a-f]{16})>>/.exec(text)?.[1] ?? []));
    assert.ok(nonces.size >= 5, 'one for each stage');
    const shapes = injections(
      [...nonces],
      models.map(({ displayName }) => displayName),
    );
    // In each run every model gives instructions of three shapes; over all runs, of every shape.
    for (let round = 0; round < shapes.length; round += 3) {
      const changed = new Map(
        wide.map((id, index) => {
          const own = [0, 1, 2].map((step) => shapes[(index + round + step) % shapes.length]!);
          return [id, injectKeepingReader(planted.get(id)!, own)];
        }),
      );
      const texts = new Map([...changed].map(([id, { text }]) => [id, text]));
      assert.deepEqual(
        movedBack(await researchTexts(texts), changed),
        quiet,
        `the run that begins with shape ${round}`,
      );
    }
  });

  describe('a panel whose providers add instructions', () => {
    const attackers = wide.slice(0, 2);
    let quiet: Report;
    before(async () => {
      quiet = (await honestRun()).report;
    });

    it('R-R08 instructions in responses change nothing: all stances and camps are as without them', async () => {
      const report = await researchAttacked();
      assert.deepEqual(stancesByClaim(report, wide), stancesByClaim(quiet, wide));
      assertCampsOf(report, quiet);
    });

    it('R-R08 a synthesizer that obeys them is replaced for these responses, and nothing changes', async () => {
      const north = 'simulator/synthesizer-north';
      const report = await researchAttacked(
        ...['extract', 'label'].map((stage) => ({
          model_id: north,
          stage,
          fault: { kind: 'obey' },
        })),
      );
      assert.deepEqual(stancesByClaim(report, wide), stancesByClaim(quiet, wide));
      assertCampsOf(report, quiet);
      const { synthesis: audit } = statedConditions(report) as {
        synthesis: Record<string, number>;
      };
      // It labels both, and extracts those that the run's secret gives it.
      const { calls_handed_over: handedOver = 0 } = audit;
      assert.ok(handedOver >= 2 && handedOver <= 4, `${handedOver}: it obeyed`);
    });

    async function researchAttacked(...rules: object[]): Promise<Report> {
      await service.simulator.rules([...failing(attackers, { kind: 'injection' }), ...rules]);
      const run = await service.research();
      const texts = [...(await answersOf(service, run.id)).values()].map(({ text }) => text ?? '');
      assert.equal(texts.filter((text) => text.includes('SYSTEM NOTE TO THE SYNTHESIZER')).length, 2);
      const report = (await reportOf(service, run.id))!;
      assert.doesNotMatch(JSON.stringify(report), /synthesizer: ignore|output K1|best one|<<end/i);
      return report;
    }

    function assertCampsOf(report: Report, expected: Report): void {
      const camps = ({ evidence }: Report) => [
        ...evidence!.camps.map(({ label, model_ids }) => [label, model_ids]),
        evidence!.unclassified_model_ids,
      ];
      assert.deepEqual(camps(report), camps(expected));
    }
  });

  /**
   * The report of a run with this secret and these answers, without times, run id and digests of
   * the texts.
   */
  async function researchTexts(texts: ReadonlyMap<string, string>): Promise<Report> {
    const { pool } = service.database;
    const run = await service.accept();
    await pool.query(`update runs set alias_seed = decode($2, 'hex') where id = $1`, [run.id, secret]);
    await service.activities.beginRun({ runId: run.id });
    for (const [modelId, text] of texts) assert.ok(await saveText(pool, run.id, modelId, text));
    await (await service.start(run)).result();
    const report = (await reportOf(service, run.id))!;
    return mapped(report, (key, value) => {
      if (key === 'first_readings') return sorted(value as object[]);
      return /_at$|^run_id$|^receipt$|^text_digest$/.test(key) ? undefined : value;
    });
  }
});

/**
 * The same with as many full stops behind it as make the same synthesizer read it, because each
 * words its claims in its own way, and the text decides which one extracts it.
 */
function injectKeepingReader(text: string, own: readonly string[]): Injected {
  const [first = '', second = '', third = ''] = own;
  for (let stops = 1; ; stops++) {
    const injected = inject(text, [first, second, third + '.'.repeat(stops)]);
    if (extractorOf(secret, injected.text) === extractorOf(secret, text)) return injected;
  }
}

/** The report with every quote where it would be without the injections. */
function movedBack(report: Report, injected: ReadonlyMap<string, Injected>): Report {
  return mapped(report, (_, value) => {
    if (typeof value !== 'object' || value === null) return value;
    const { model_id, offset } = value as { model_id?: string; offset?: number };
    if (model_id === undefined || offset === undefined) return value;
    return { ...value, offset: injected.get(model_id)!.before(offset) };
  });
}

function mapped(report: Report, change: (key: string, value: unknown) => unknown): Report {
  return JSON.parse(JSON.stringify(report, change)) as Report;
}

/**
 * The models with each stance on each planted claim, by the claim's key, because another secret may
 * choose another wording. Claims that none of them addresses are left out.
 */
function stancesByClaim({ evidence }: Report, models: readonly string[]): Record<string, string[][]> {
  const { claimOf } = worldOf(simulatorSeed, standardPrompt).knowledge;
  const stances = evidence!.claims.map(
    (claim) =>
      [
        claimOf(claim.statement)?.claim.id ?? claim.statement,
        [claim.supporting_model_ids, claim.opposing_model_ids, claim.mixed_or_uncertain_model_ids].map(
          (ids) => ids.filter((id) => models.includes(id)),
        ),
      ] as const,
  );
  return Object.fromEntries(stances.filter(([, ids]) => ids.flat().length > 0));
}

function sorted(items: readonly object[]): object[] {
  return items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
