import type { ReportFacts } from '../../../src/findings/facts.ts';
import { exampleFacts, unwritten } from '../../unit/report/example.ts';

/**
 * The larger camp answers that it depends: it names cases in the sentence by which it was labelled,
 * and no option.
 */
export function dependingFacts(changes: Partial<ReportFacts> = {}): ReportFacts {
  const facts = exampleFacts({ drafts: unwritten, ...changes });
  const [first, second] = facts.findings.camps;
  const holders = facts.findings.labels.flatMap(({ modelId, camp }) =>
    camp?.campId === 1 ? [{ modelId, span: camp.span }] : [],
  );
  return {
    ...facts,
    findings: {
      ...facts.findings,
      camps: [{ ...first!, label: 'It hangs on releases', recommendedOption: null }, second!],
      cases: [
        { when: 'releases hold the teams up', option: 'Split into services this year', holders },
        { when: 'releases run smoothly', option: 'Keep it whole', holders: holders.slice(0, 3) },
      ],
    },
  };
}
