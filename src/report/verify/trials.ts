import type { ReportFacts } from '../../findings/facts.ts';
import { failsTooOften } from '../count/trials.ts';
import type { Report } from '../schema/report.ts';

const kinds = ['own', 'foreign'] as const;

/** Checks the reported trials against the outputs of labelling, and the warnings that must follow (R-R16). */
export function trialProblems(report: Report, { triedLabellings, findings }: ReportFacts): string[] {
  const stated = report.methodology?.controlled_inference?.conditions?.trials as
    | Record<string, unknown>
    | undefined;
  const expected = tally(triedLabellings);
  const warnings = (['first', 'second'] as const).filter((coder) => {
    const own = tally(triedLabellings.filter((labelling) => labelling.coder === coder));
    return failsTooOften({ labellings: own.labellings ?? 0, failed: own.labellings_failed ?? 0 });
  });
  const leftOut = report.research_record?.provenance?.excluded.filter(
    ({ reason }) => reason === 'failed_trial',
  );
  const said = (wanted: string) => report.errors.filter(({ code }) => code === wanted).length;
  return [
    ...Object.entries(expected)
      .filter(([name, count]) => stated?.[name] !== count)
      .map(([name]) => `methodology.trials: ${name} is wrong`),
    ...(said('trials_failed') === warnings.length ? [] : ['errors: trials_failed is wrong']),
    ...((leftOut?.length ?? 0) / findings.models.length > 0.05 === said('responses_failed_trial') > 0
      ? []
      : ['errors: responses_failed_trial is wrong']),
  ];
}

/** Goes through the outputs in order: a synthesizer's later result for a trial replaces its first. */
function tally(labellings: ReportFacts['triedLabellings']): Record<string, number> {
  const counts: Record<string, number> = { labellings: 0, labellings_failed: 0 };
  for (const name of ['replaced', 'in_doubt', 'left_out']) counts[`labellings_${name}`] = 0;
  for (const kind of kinds)
    for (const what of ['set', 'failed_at_first', 'failed_again']) counts[`${kind}_claims_${what}`] = 0;
  const add = (name: string, holds: boolean) => {
    counts[name] = (counts[name] ?? 0) + Number(holds);
  };
  for (const { outputs, kept } of labellings) {
    const asked = outputs[0];
    if (!asked || kinds.every((kind) => asked[kind] === null)) continue;
    let own = asked;
    for (const output of outputs) if (output.synthesizer === asked.synthesizer) own = output;
    add('labellings', true);
    for (const kind of kinds) {
      add(`${kind}_claims_set`, asked[kind] !== null);
      add(`${kind}_claims_failed_at_first`, asked[kind] === false);
      add(`${kind}_claims_failed_again`, own[kind] === false);
    }
    if (kinds.every((kind) => own[kind] !== false)) continue;
    add('labellings_failed', true);
    add(
      { passed: 'labellings_replaced', doubtful: 'labellings_in_doubt', none: 'labellings_left_out' }[kept],
      true,
    );
  }
  return counts;
}
