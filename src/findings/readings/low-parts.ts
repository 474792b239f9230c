import { agreedOn } from './readings.ts';
import type { ResponseCodes } from './reliability-of.ts';

/** A claim or a camp, and how much of what was read about it two synthesizers read alike. */
export interface PartAgreement {
  /** Of the claim, or of the camp. */
  readonly id: number;
  /** Stances that two synthesizers read. */
  readonly compared: number;
  /** Of those: read alike in the end. */
  readonly alike: number;
}

/** Our choice: fewer stances than this could differ by chance. */
const comparedMin = 3;

/**
 * Where two synthesizers agree least: the claims, and the camps by what their members say, on which
 * they read fewer than two thirds of the stances alike. Shares and not α, which over a few stances
 * with one value is undefined or erratic.
 * @param claimIds those of the report
 * @param camps those of the report, with the model ids of their members
 */
export function lowParts(
  responses: readonly ResponseCodes[],
  claimIds: readonly number[],
  camps: readonly { readonly campId: number; readonly members: readonly string[] }[],
): { readonly claims: readonly PartAgreement[]; readonly camps: readonly PartAgreement[] } {
  const read = responses.flatMap(({ modelId, stances }) =>
    stances
      .filter(({ last }) => last.length > 1)
      .map(({ claimId, last }) => ({ modelId, claimId, isAlike: agreedOn(last) !== null })),
  );
  const byClaim = Map.groupBy(read, ({ claimId }) => claimId);
  const byModel = Map.groupBy(read, ({ modelId }) => modelId);
  const partOf = (id: number, own: readonly { readonly isAlike: boolean }[]): PartAgreement => ({
    id,
    compared: own.length,
    alike: own.filter(({ isAlike }) => isAlike).length,
  });
  const isLow = ({ compared, alike }: PartAgreement) => compared >= comparedMin && alike * 3 < compared * 2;
  return {
    claims: claimIds.map((id) => partOf(id, byClaim.get(id) ?? [])).filter(isLow),
    camps: camps
      .map(({ campId, members }) =>
        partOf(
          campId,
          members.flatMap((modelId) => byModel.get(modelId) ?? []),
        ),
      )
      .filter(isLow),
  };
}
