import type { Stance } from '../../findings/findings.ts';
import type { TrialVerdict } from '../../findings/trials.ts';
import { makeSlicer } from '../../text/code-points.ts';
import { type Language, languageOf } from '../../text/language/language-of.ts';
import { contentStems, makeStemFinder, overlap, stemsIn } from '../../text/words.ts';
import type { Extraction } from '../extract/extract-claims.ts';
import { seededHash, seededOrder } from '../prepare/seeded.ts';
import { denied } from './denial.ts';
import { foreignClaims } from './foreign-claims.ts';

/** A claim whose right answer is known, put to a coder among the others as a control item (decision 26). */
export interface Trial {
  readonly kind: 'own' | 'foreign';
  readonly statement: string;
  readonly right: 'support' | 'oppose' | 'not_addressed';
}

interface TrialSource {
  /** Decides the draws: the same for both coders, who get the same trials. */
  readonly seed: string;
  /** Masked; spans are those of the stored text, which is as long. */
  readonly response: string;
  readonly asked: AskedWords;
  /** Claims extracted from this response; empty if there are none. */
  readonly extracted: Extraction['claims'];
}

/** The content words of everything that the responses of a run are labelled on: the same for all of them. */
export interface AskedWords {
  /** Of the question. */
  readonly language: Language | null;
  /** Of each claim. */
  readonly claims: readonly Stems[];
  /** Of the question and of all claims. */
  readonly all: ReadonlySet<string>;
}

/** @param statements those of the claims on which every response is labelled */
export function askedWords(statements: readonly string[], question: string): AskedWords {
  const claims = statements.map((statement) => [...stemsIn(statement)]);
  const all = new Set([...stemsIn(question), ...claims.flat()]);
  return { language: languageOf(question), claims, all };
}

/** Up to two trials for one response: a claim of its own, as extracted or denied, and one that no response makes. */
export function drawTrials(source: TrialSource): Trial[] {
  return [ownTrial(source), foreignTrial(source)].filter((trial) => trial !== null);
}

/**
 * Whether the stances of an output on its trials are right. `mixed` does not contradict a claim that the response makes: it
 * may make it under a condition.
 * @param stancesOf an output's stances on a trial: none, one, or several that contradict one another
 */
export function verdictOf(
  trials: readonly Trial[],
  stancesOf: (trial: Trial) => readonly (Stance | 'not_addressed')[],
): TrialVerdict {
  const [own, foreign] = (['own', 'foreign'] as const).map((kind) => {
    const trial = trials.find((each) => each.kind === kind);
    if (!trial) return null;
    const stances = stancesOf(trial);
    if (kind === 'foreign') return stances.every((stance) => stance === trial.right);
    return stances.length > 0 && stances.every((stance) => stance === trial.right || stance === 'mixed');
  });
  return { own: own ?? null, foreign: foreign ?? null };
}

/**
 * Share of common words from which statements count as the same or the opposite. Our choice: only near repeats share more
 * (docs/thresholds.md).
 */
const alikeMin = 0.5;
/** Share of a statement's words in its sentences. Our choice: with half of them, the evidence is clear enough for a test. */
const clearMin = 0.5;

/** The content words of a statement, each once. */
type Stems = readonly string[];

interface Candidate {
  readonly claim: Extraction['claims'][number];
  /** True if it is nearly a selected claim, or its opposite. */
  readonly asked: boolean;
  /** True if its words occur in its sentences; never if these are in another language. */
  readonly clear: boolean;
}

/**
 * A claim with clear evidence that is not among the selected ones. If there is none, a selected one: other responses make it
 * too, so extraction is less likely to have invented it than a claim that neither its sentences nor others support.
 */
function ownTrial({ seed, response, asked, extracted }: TrialSource): Trial | null {
  const wordsAt = makeSlicer(response);
  const stems = extracted.map(({ statement }) => [...stemsIn(statement)]);
  const isAlike = (a: Stems, b: Stems) => overlap(a, b) >= alikeMin;
  const candidates = extracted.flatMap((claim, index): Candidate[] => {
    const own = stems[index] ?? [];
    // Two claims in nearly the same words may be on two sides of one issue.
    if (own.length === 0 || stems.some((other, at) => at !== index && isAlike(own, other))) return [];
    const evidence = stemsIn(wordsAt(claim.span));
    const shared = own.filter((word) => evidence.has(word)).length;
    return [
      {
        claim,
        asked: asked.claims.some((other) => isAlike(own, other)),
        clear: shared >= own.length * clearMin,
      },
    ];
  });
  const [best] = candidates.toSorted((a, b) => rankOf(a) - rankOf(b)); // Extraction names the most important first.
  if (!best) return null;
  const { claim } = best;
  // A selected claim in its denied form is not in the list twice.
  const isDenied = best.asked || isHeads(seed, claim.statement);
  const isRight = (claim.stance === 'asserts') !== isDenied;
  return {
    kind: 'own',
    statement: isDenied ? denied(claim.statement, asked.language) : claim.statement,
    right: isRight ? 'support' : 'oppose',
  };
}

function rankOf({ claim, asked, clear }: Candidate): number {
  const unasked = clear ? 0 : 2;
  return (asked ? 1 : unasked) * 4 + (claim.caveat === null ? 0 : 2) + (clear ? 0 : 1);
}

function isHeads(...seed: readonly string[]): boolean {
  return Number.parseInt(seededHash('trial', ...seed).slice(0, 2), 16) % 2 === 0;
}

const foreign = foreignClaims.map((claim) => ({ claim, stems: contentStems(claim) }));

/** A foreign claim that shares no word with the question, the response or a claim; none if every one does. */
function foreignTrial({ seed, response, asked }: TrialSource): Trial | null {
  const isInResponse = makeStemFinder(response);
  const stranger = seededOrder(foreign, seed, ({ claim }) => claim).find(
    ({ stems }) => !stems.some((word) => asked.all.has(word) || isInResponse(word)),
  );
  return stranger ? { kind: 'foreign', statement: stranger.claim, right: 'not_addressed' } : null;
}
