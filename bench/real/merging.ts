import type { Pool } from '../../src/db/pool.ts';
import type { ClaimGroup, PanelClaim } from '../../src/stages/group/panel-claims.ts';
import type { Knowledge } from '../../src/stages/play/knowledge.ts';
import type { JobInput } from '../../src/stages/registry.ts';
import type { Threads } from '../../src/threads/pool.ts';
import { catalogueOf } from '../panel/authors.ts';
import { coders, type Errors } from '../panel/coder/errors.ts';
import { simulatedSynthesizer } from '../panel/coder/synthesizer.ts';
import { runPanel } from '../panel/run/run-panel.ts';
import type { Bed } from '../panel/run/simulate.ts';
import { thisThread } from '../panel/run/this-thread.ts';

/** Pairs of statements in different words. */
export interface MergedPairs {
  /** Of one point, and how many of them are in one group. */
  readonly same: number;
  readonly together: number;
  /** Of points that oppose each other, and how many of them are in different groups. */
  readonly opposed: number;
  readonly apart: number;
}

/**
 * Runs the service over a panel, and counts what its merging did with the statements that were
 * extracted.
 */
export async function mergedPairs(
  db: Pool,
  { size, seed, knowledge }: Bed,
  errors: Omit<Errors, 'seed'>,
): Promise<MergedPairs> {
  const seen: JobInput<'select.selectPanelClaims'>[] = [];
  const threads: Threads = {
    ...thisThread,
    run(name, input, options) {
      if (name === 'select.selectPanelClaims') seen.push(input as JobInput<'select.selectPanelClaims'>);
      return thisThread.run(name, input, options);
    },
  };
  const { chat } = simulatedSynthesizer(knowledge, { ...errors, seed });
  const run = { panel: knowledge.panel, catalogue: catalogueOf(size), synthesizers: coders, chat, threads };
  await runPanel(db, run);
  const { groups, claims } = seen.at(-1) ?? { groups: [], claims: [] }; // Once pairs in doubt have been asked about.
  return pairsIn(knowledge, groups, claims);
}

function pairsIn(
  { claimOf }: Knowledge,
  groups: readonly ClaimGroup[],
  claims: readonly PanelClaim[],
): MergedPairs {
  const homes = new Map(groups.flatMap(({ members }, home) => members.map((id) => [id, home] as const)));
  const said = claims.flatMap(({ id, statement }) => {
    const claim = claimOf(statement)?.claim;
    return claim ? [{ home: homes.get(id), statement, claim }] : [];
  });
  const counts = { same: 0, together: 0, opposed: 0, apart: 0 };
  for (const [index, one] of said.entries())
    for (const other of said.slice(index + 1)) {
      const isTogether = one.home === other.home;
      if (one.claim === other.claim && one.statement !== other.statement) {
        counts.same++;
        if (isTogether) counts.together++;
      }
      if (one.claim.twin === other.claim.id) {
        counts.opposed++;
        if (!isTogether) counts.apart++;
      }
    }
  return counts;
}
