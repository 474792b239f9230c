import type { Claim } from './report-index.ts';
import type { Speaker } from './speaker.ts';

/** A share as a whole percentage; a dash for none. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** A whole number with its thousands apart. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}

/** Our choice: among fewer, one model moves a share by more than twenty percentage points. */
const shareFrom = 5;

/** How many of the models that address a claim agree: as a share, in numbers where they are few. */
export function agreementWords(claim: Claim, { say, percent }: Speaker): string {
  const addressed = claim.addressed_count ?? 0;
  if (addressed === 0) return say('noStance');
  if (addressed === 1) return say('onlyOne');
  if (addressed < shareFrom) return say('fewAgree', { count: claim.supporting_count ?? 0, whole: addressed });
  const share = say('shareAgree', { share: percent(claim.support_share_of_addressed) });
  const equal = claim.equal_lab_support_share_of_addressed ?? null;
  return equal === null ? share : `${share} · ${say('ifLabsEqual', { share: percent(equal) })}`;
}
