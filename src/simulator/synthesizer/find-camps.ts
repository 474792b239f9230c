import { campOf, campOfReading, isUndecidedReading } from '../topics/recognise.ts';
import type { CampSource, Topic } from '../topics/topic.ts';
import { denies, lexicalLikeness } from './lexical.ts';
import type { Templates } from './templates/templates.ts';

interface Position {
  readonly id: string;
  readonly position: string;
  readonly recommended_option?: string | null | undefined;
}

export interface CampsOutput {
  readonly camps: readonly FoundCamp[];
}

interface FoundCamp {
  readonly label: string;
  readonly thesis: string;
  readonly recommended_option: string | null;
  readonly members: readonly string[];
}

const mostCamps = 5;
/** For positions that the simulator did not write. Our choice: only near repeats share more (docs/thresholds.md). */
const alike = 0.4;

/** Groups positions into one to five camps, the largest first. Undecided responses are in none. */
export function findCamps(topic: Topic, positions: readonly Position[], words: Templates): CampsOutput {
  const members = new Map<CampSource, string[]>();
  const foreign: Position[] = [];
  for (const position of positions) {
    const camp = campOfReading(topic, position.position);
    if (camp) members.set(camp, [...(members.get(camp) ?? []), position.id]);
    else if (!isUndecidedReading(topic, position.position)) foreign.push(position);
  }
  const planted = [...members].map(([camp, ids]) => ({
    label: camp.label,
    thesis: camp.thesis,
    recommended_option: camp.recommendedOption,
    members: ids,
  }));
  const camps = [...planted, ...foreignCamps(foreign, planted.length === 0)]
    .sort((a, b) => b.members.length - a.members.length)
    .slice(0, mostCamps);
  return { camps: camps.length > 0 ? camps : [noSide(positions, words)] };
}

/** Tells for each position which camp it takes. */
export function placePositions(
  topic: Topic,
  camps: readonly { readonly id: string; readonly label: string; readonly thesis: string }[],
  positions: readonly Position[],
): { readonly camps: readonly { readonly id: string; readonly members: readonly string[] }[] } {
  const homeOf = ({ position }: Position) => {
    const source = campOfReading(topic, position);
    if (source) return camps.find((camp) => campOf(topic, camp) === source)?.id;
    const isAlike = ({ thesis }: (typeof camps)[number]) =>
      denies(thesis) === denies(position) && lexicalLikeness(thesis, position) >= alike;
    return isUndecidedReading(topic, position) ? undefined : camps.find(isAlike)?.id;
  };
  const placed = positions.map((position) => ({ home: homeOf(position), id: position.id }));
  return {
    camps: camps.map(({ id }) => ({
      id,
      members: placed.filter(({ home }) => home === id).map((each) => each.id),
    })),
  };
}

function noSide(positions: readonly Position[], words: Templates): FoundCamp {
  return {
    label: words.noSideTaken,
    thesis: words.noSideThesis,
    recommended_option: null,
    members: positions.map(({ id }) => id),
  };
}

/** Groups similarly worded positions. A position that nobody shares makes a camp only if there is no other. */
function foreignCamps(positions: readonly Position[], needed: boolean): FoundCamp[] {
  const groups: Position[][] = [];
  for (const position of positions) {
    const home = groups.find(([first]) => first && says(first, position));
    if (home) home.push(position);
    else groups.push([position]);
  }
  const shared = groups.filter((group) => group.length > 1);
  const kept = shared.length === 0 && needed ? groups.slice(0, 1) : shared;
  return kept.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const label = first.position.split(/\s+/).slice(0, 6).join(' ');
    return [
      {
        label: label.replace(/[.,;:]+$/, ''),
        thesis: first.position,
        recommended_option: first.recommended_option ?? null,
        members: group.map(({ id }) => id),
      },
    ];
  });
}

function says(a: Position, b: Position): boolean {
  return denies(a.position) === denies(b.position) && lexicalLikeness(a.position, b.position) >= alike;
}
