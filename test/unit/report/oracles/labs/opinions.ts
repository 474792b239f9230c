import { isDeepStrictEqual } from 'node:util';
import type { Findings } from '../../../../../src/findings/findings.ts';
import { labDraws } from '../../../../../src/findings/labs/draws.ts';
import { labsInOrder } from '../../../../../src/findings/labs/intervals.ts';
import { independentOpinions } from '../../../../../src/findings/labs/opinions.ts';
import { opinionsView } from '../../../../../src/report/count/labs.ts';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { countsIn, sidesOf } from './shares.ts';

/**
 * Checks the number of independent opinions (R-R26) against the lists of the claims. The estimate
 * of these counts is computed by the same code, which tests compare with each pair of models and
 * all possible draws.
 */
export function opinionProblems(report: Report, { models }: Findings, included: readonly string[]): string[] {
  const { claims = [], camps = [] } = report.evidence ?? {};
  const sides = claims.map(sidesOf);
  const lists = [...camps.map((camp) => camp.model_ids), ...sides.flat()];
  const panel = models.filter(({ modelId }) => included.includes(modelId));
  const labs = labsInOrder(panel, lists).map(({ modelIds }) => modelIds);
  const expected = independentOpinions(
    {
      sizes: labs.map(({ length }) => length),
      claims: sides.map((own) => own.map((ids) => countsIn(labs, ids))),
    },
    labDraws(),
  );
  const reported = report.research_record?.research_snapshot?.independent_opinions;
  return isDeepStrictEqual(reported, opinionsView(expected).independent_opinions)
    ? []
    : ['research_record.research_snapshot.independent_opinions is wrong'];
}
