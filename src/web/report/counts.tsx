import type { PageTextName } from '../../languages/page/page-words.ts';
import type { Side } from '../model/focus.ts';
import { type Claim, modelsOn } from '../model/report-index.ts';
import { ModelsLink, Refs } from './links.tsx';
import { usePage } from './page-context.ts';

/**
 * Beside what rests on claims: of each, how many of those that address it agree, disagree and
 * see both sides.
 */
export function ClaimCounts({ ids }: { readonly ids: readonly number[] }) {
  const { index } = usePage();
  return (
    <ul class="figures beside">
      {ids
        .flatMap((id) => index.claims.get(id) ?? [])
        .map((claim) => (
          <li key={claim.claim_id}>
            <Refs ids={[claim.claim_id]} /> <Counts claim={claim} />
          </li>
        ))}
    </ul>
  );
}

function Counts({ claim }: { readonly claim: Claim }) {
  const { say } = usePage();
  const whole = claim.addressed_count ?? 0;
  if (whole < 2) return <span class="no-count">{say(whole === 0 ? 'noStance' : 'onlyOne')}</span>;
  const count = claim.supporting_count ?? 0;
  return (
    <>
      <SideLink claim={claim} side="support" words={say('fewAgree', { count, whole })} />
      <SideCount claim={claim} side="oppose" />
      <SideCount claim={claim} side="mixed" />
    </>
  );
}

/** How many stand on a side of a claim, as a link to them. */
export function SideCount({ claim, side }: { readonly claim: Claim; readonly side: Side }) {
  const { index, say } = usePage();
  const count = modelsOn(index, claim.claim_id, side).length;
  const words = say(countTexts[side], { count });
  // Whoever looks for those who disagree is told that there is none.
  if (count === 0) return side === 'oppose' ? <span class="no-count">{words}</span> : null;
  return <SideLink claim={claim} side={side} words={words} />;
}

interface SideLinkProps {
  readonly claim: Claim;
  readonly side: Side;
  readonly words: string;
}

function SideLink({ claim: { claim_id: id }, side, words }: SideLinkProps) {
  const { say } = usePage();
  const to = { kind: 'claim', id, side } as const;
  return <ModelsLink to={to} class={`count side-${side}`} words={words} title={say('claimId', { id })} />;
}

const countTexts: Readonly<Record<Side, PageTextName>> = {
  support: 'countSupport',
  oppose: 'countOppose',
  mixed: 'countMixed',
  unresolved: 'countUnresolved',
  reported: 'countReported',
  silent: 'countSilent',
};
