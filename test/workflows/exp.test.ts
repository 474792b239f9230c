import { startService } from '../support/service.ts';
import { callsOf, reportOf, settlementOf } from './record.ts';
describe('exp', () => {
  it('x', async function () {
    this.timeout(100000);
    const service = await startService();
    const both = 'simulator/*'; const north = 'simulator/synthesizer-north';
    const cases = { ok: [], write_all: ['answer','disagreements','minority_insights','uncertainties'].map((s) => ({ stage: 'write_' + s, fault: { kind: 'invalid_json' } })) };
    for (const [name, rules] of Object.entries(cases)) {
      await service.simulator.reset();
      await service.simulator.rules(rules);
      const t = Date.now();
      const run = await service.research();
      const report = await reportOf(service, run.id);
      console.log(JSON.stringify(report.analysis).length, report.analysis.disagreements.length, report.analysis.minority_insights.length, report.analysis.uncertainties.length, (await service.simulator.calls()).filter(c => c.stage.startsWith('write')).map(c => c.stage + c.fault + c.model_id + c.status));
      console.log((await service.database.pool.query("select shard, body from synthesis_artifacts where run_id = $1 and stage = 'write'", [run.id])).rows.map(r => JSON.stringify(r).slice(0,500)).join('\n'));
      console.log(name, Date.now() - t, run.status, await settlementOf(service, run.id), JSON.stringify(report?.errors), JSON.stringify(report?.methodology.controlled_inference.conditions.audit), report?.methodology.controlled_inference.instrument_labels.join(), JSON.stringify(report?.research_record.provenance.excluded.map(e=>[e.model_id,e.reason])), report?.evidence.claims.length, report?.evidence.camps.length, (await service.simulator.calls()).length);
    }
    await service.stop();
  });
});
