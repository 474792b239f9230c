import { sections } from '../domain/run/run-messages.ts';
import { type WithheldKind, withheldKinds } from '../findings/facts.ts';
import { areReadUnlike } from '../findings/readings/read-unlike.ts';
import { uniqueSorted } from '../text/order.ts';
import { responsesIn } from './controls/readings/counts.ts';
import { areUnchecked } from './controls/readings/warnings.ts';
import { type ErrorMeaning, type FlaggedPart, reportErrors } from './schema/errors.ts';
import type { Claim } from './schema/parts/claims.ts';
import type { Conditions } from './schema/parts/control-counts.ts';
import type { Report } from './schema/report.ts';
import { isAboutSection } from './shown/warnings-at.ts';

type PartFlags<Part extends FlaggedPart> = Partial<Record<Part, string[]>>;
type OwnFlags = Pick<Claim, 'flags'>;

/**
 * The `flags` of a report, each as it is spread into what it concerns: nothing where there is no
 * warning.
 */
export interface Flags {
  readonly answer: { readonly flags?: string[] };
  readonly evidence: { readonly flags?: PartFlags<'claims' | 'camps' | 'cases' | 'quantities'> };
  readonly analysis: { readonly flags?: PartFlags<(typeof analysed)[number]> };
  readonly ofClaim: (claimId: number) => OwnFlags;
  /** By its members. */
  readonly ofCamp: (modelIds: readonly string[]) => OwnFlags;
}

const found = ['claims', 'camps', 'cases', 'quantities'] as const;
const analysed = ['disagreements', 'minority_insights', 'uncertainties'] as const;

/**
 * Where the warnings of a report stand. They follow from its own entries and counts, so that an
 * audit can make them again.
 */
export function flagsOf(errors: Report['errors'], { reliability, withheld }: Conditions): Flags {
  const at = (part: FlaggedPart): string[] =>
    uniqueSorted(errors.filter((error) => concerns(error, part, withheld)).map(({ code }) => code ?? ''));
  const under = <Part extends FlaggedPart>(parts: readonly Part[]): { flags?: PartFlags<Part> } => {
    const flagged = parts.map((part) => [part, at(part)] as const).filter(([, codes]) => codes.length > 0);
    return flagged.length === 0 ? {} : { flags: Object.fromEntries(flagged) as PartFlags<Part> };
  };
  const answer = at('answer');
  const responses = responsesIn(reliability);
  const ofModel = new Map(responses.map(({ modelId, stances }) => [modelId, stances]));
  const ofClaim = Map.groupBy(
    responses.flatMap(({ stances }) => stances),
    ({ claimId }) => claimId,
  );
  return {
    answer: answer.length === 0 ? {} : { flags: answer },
    evidence: under(found),
    analysis: under(analysed),
    ofClaim: (claimId) => {
      const own = ofClaim.get(claimId) ?? [];
      const single = own.filter(({ last }) => last.length === 1).length;
      return readingFlags(areReadUnlike(own), areUnchecked(single, own.length));
    },
    ofCamp: (members) =>
      readingFlags(areReadUnlike(members.flatMap((modelId) => ofModel.get(modelId) ?? [])), false),
  };
}

function readingFlags(isLow: boolean, isUnchecked: boolean): OwnFlags {
  const flags = [
    ...(isLow ? (['readings_disagree'] as const) : []),
    ...(isUnchecked ? (['stances_not_checked'] as const) : []),
  ];
  return flags.length === 0 ? {} : { flags };
}

function concerns(error: Report['errors'][number], part: FlaggedPart, withheld: Conditions['withheld']) {
  if (error.code === 'entries_withheld')
    return withheldKinds.some((kind) => withheld[kind] > 0 && partOf(kind) === part);
  const meaning = new Map<string, ErrorMeaning>(Object.entries(reportErrors)).get(error.code ?? '');
  if (meaning?.flags) return meaning.flags.includes(part);
  return sections.some((section) => section === part) && isAboutSection(error, part);
}

function partOf(kind: WithheldKind): FlaggedPart {
  return kind === 'answer_texts' || kind === 'key_points' ? 'answer' : kind;
}
