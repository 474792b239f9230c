import type { PairReading } from '../../../../src/findings/drafts.ts';
import type { ReportFacts } from '../../../../src/findings/facts.ts';
import { comparedInPairs, pairsOf } from '../../../../src/findings/pairs/paired-comparison.ts';
import { synthesizers } from './readings.ts';

/**
 * The facts of a task whose first responses two synthesizers compared, in both orders: by their
 * order, or always preferring what came first.
 */
export function comparedTask(facts: ReportFacts, how: 'in order' | 'first'): ReportFacts {
  const responses = facts.findings.labels.filter(({ stances }) => stances.length > 1).slice(0, 4);
  const spanOf = (modelId: string, at: number) =>
    responses.find((each) => each.modelId === modelId)?.stances[at]?.span ?? null;
  const read = ([first, second]: readonly [string, string], by: string): PairReading => {
    const ranks = [first, second].map((each) => responses.findIndex(({ modelId }) => modelId === each));
    const isFirst = how === 'first' || (ranks[0] ?? 0) < (ranks[1] ?? 0);
    const defectsOf = (modelId: string, rank = 0) => [
      ...(rank > 0 ? [{ kind: 'wrong' as const, span: spanOf(modelId, 0) }] : []),
      ...(rank !== 1 ? [{ kind: 'incomplete' as const, span: null }] : []),
    ];
    return {
      ...{ by, shown: [first, second], better: isFirst ? 'first' : 'second' },
      reasons: [
        { kind: 'correct', span: spanOf(isFirst ? first : second, 1) },
        { kind: 'explains', span: spanOf(isFirst ? first : second, 0) },
      ],
      defects: [defectsOf(first, ranks[0]), defectsOf(second, ranks[1])],
    };
  };
  const readings = pairsOf(responses.map(({ modelId }) => modelId)).flatMap(([one, other]) =>
    synthesizers.flatMap((by) => [read([one, other], by), read([other, one], by)]),
  );
  const task = { questionType: 'task' as const, camps: [], comparison: comparedInPairs(readings) };
  const stages = facts.instruments.stages.map((each) =>
    each.stage === 'write' ? { ...each, synthesizers } : each,
  );
  const instruments = { ...facts.instruments, stages };
  return { ...facts, instruments, findings: { ...facts.findings, ...task } };
}
