import type { PanelClaim } from '../group/panel-claims.ts';
import type { Candidate } from './pick-claims.ts';

/** A line of every labelling. */
export interface ClaimLine {
  /** From 1. */
  readonly line: number;
  readonly statement: string;
  /** The panel claim in whose words it is told: what is labelled is the group that holds it. */
  readonly of: string;
  /** The selected claim to which its labels belong; null if to none. */
  readonly claimId: number | null;
}

/** What is not yet known of groups, or was not when labelling began. */
export interface PairsInDoubt {
  /** What responses are labelled against already; null if nothing is. */
  readonly asked: readonly ClaimLine[] | null;
  /** Ids of panel claims whose groups may turn out to say the same. */
  readonly inDoubt: readonly (readonly [string, string])[];
}

type Selected = Candidate & { readonly claimId: number };

/** What responses are labelled against while pairs in doubt are asked about: the chosen claims. */
export function linesOf(chosen: readonly Selected[]): ClaimLine[] {
  return chosen.map(({ claimId, statement, members }, index) => ({
    ...{ line: index + 1, claimId, statement, of: tellerOf(statement, members) },
  }));
}

/** How many of these candidates may turn out to say what an earlier one says. */
export function mayBeJoined(candidates: readonly Candidate[], inDoubt: PairsInDoubt['inDoubt']): number {
  const placeOf = new Map(
    candidates.flatMap(({ members }, place) => members.map(({ id }) => [id, place] as const)),
  );
  const later = inDoubt.flatMap(([one, other]) => {
    const places = [placeOf.get(one), placeOf.get(other)].flatMap((place) => place ?? []);
    return places.length === 2 && places[0] !== places[1] ? Math.max(...places) : [];
  });
  return new Set(later).size;
}

/** The same lines, with the claims to which their labels belong now. */
export function linesAgain(asked: readonly ClaimLine[], chosen: readonly Selected[]): ClaimLine[] {
  const claimOf = new Map(chosen.map(({ line, claimId }) => [line, claimId]));
  return asked.map((each) => ({ ...each, claimId: claimOf.get(each.line) ?? null }));
}

function tellerOf(statement: string, members: readonly PanelClaim[]): string {
  return (members.find((member) => member.statement === statement) ?? members[0])?.id ?? '';
}

/**
 * The candidates that were labelled, each in the words of its group: those who grouped it hold that
 * everybody who makes it would sign them. If nobody was labelled on these, in those of the first of
 * its lines.
 */
export function askedAmong(
  candidates: readonly Candidate[],
  asked: readonly ClaimLine[],
): readonly Candidate[] {
  const lines = new Map(asked.map((each) => [each.of, each]));
  return candidates.flatMap((candidate) => {
    const own = candidate.members.flatMap(({ id }) => lines.get(id) ?? []).sort((a, b) => a.line - b.line);
    const told = own.find(({ statement }) => statement === candidate.statement) ?? own[0];
    return told ? [{ ...candidate, statement: told.statement, line: told.line }] : [];
  });
}
