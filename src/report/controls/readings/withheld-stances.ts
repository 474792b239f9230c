import { labellingVerdict } from '../../../domain/run/quorum.ts';
import { countLabellings } from '../../../findings/readings/labellings.ts';
import { counted } from '../../prose/wording.ts';
import type { Conditions } from '../../schema/parts/control-counts.ts';
import type { Beside } from '../common/control.ts';
import { responsesIn } from './counts.ts';

/** Says that no stance is printed, because too many labellings failed (R-R28). */
export function withheldStances(
  counts: Pick<Conditions['reliability'], 'readings'>,
  { tables: { panel } }: Pick<Beside, 'tables'>,
): string[] {
  const { wanted, failed } = countLabellings(
    panel.excluded.filter(({ reason }) => reason === 'unlabelled').length,
    panel.included.map(({ modelId }) => modelId),
    responsesIn(counts),
  );
  if (labellingVerdict(wanted, failed) === 'counted') return [];
  return [
    `The labelling of ${failed} of ${counted(wanted, 'response')} failed with both synthesizers: no stance is printed, and claims and camps are left out.`,
  ];
}
