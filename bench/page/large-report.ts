import type { Report } from '../../src/report/schema/report.ts';
import { exampleReport } from '../../test/support/browser/example-file.ts';

const modelCount = 172;
const claimCount = 36;
const labCount = 60;

/**
 * A report as large as they get: 172 models of 60 labs, each with a drawn stance on each of 36
 * claims.
 */
export function largeReport(): Report {
  const { report } = exampleReport();
  const record = report.research_record;
  const [model] = record?.panel?.models ?? [];
  const [included] = record?.provenance?.included ?? [];
  const { evidence } = report;
  const [claim] = evidence?.claims ?? [];
  if (!record?.panel || !record.provenance || !evidence || !model || !included || !claim)
    throw new Error('the example has changed');
  const ids = Array.from({ length: modelCount }, (_, at) => `lab-${at % labCount}/model-${at}`);
  record.panel.models = ids.map((id, at) => ({ ...model, ...named(id, at) }));
  record.provenance.included = ids.map((id, at) => ({
    ...included,
    model_id: id,
    lab: named(id, at).lab.name,
  }));
  evidence.claims = Array.from({ length: claimCount }, (_, at) => {
    const sides = Map.groupBy(ids, (id) => sideOf(ids.indexOf(id), at));
    const of = (side: number) => sides.get(side) ?? [];
    return {
      ...structuredClone(claim),
      ...{ claim_id: at + 1, statement: `${claim.statement}, to degree ${at}` },
      ...{ supporting_model_ids: of(0), opposing_model_ids: of(1), mixed_or_uncertain_model_ids: of(2) },
      ...{
        supporting_count: of(0).length,
        opposing_count: of(1).length,
        mixed_or_uncertain_count: of(2).length,
      },
    };
  });
  const [first, second] = evidence.camps;
  if (first && second) {
    first.model_ids = ids.slice(0, 100);
    second.model_ids = ids.slice(100);
  }
  return report;
}

function named(id: string, at: number) {
  const name = `Laboratory ${at % labCount}`;
  const country = ['China', 'France', 'Japan', 'United States'][at % 4] ?? '';
  const lab = { lab_id: `lab-${at % labCount}`, name };
  return { model_id: id, display_name: `Model ${at}`, lab, lab_origin_country_name: country };
}

/** Support, opposition, both sides or silence: spread evenly, the same at each time. */
function sideOf(model: number, claim: number): number {
  return Math.floor(Math.abs(Math.sin(model * 12.9898 + claim * 78.233) * 43_758.5453)) % 4;
}
