import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Findings } from '../../findings/findings.ts';
import type { TextLengths } from '../../findings/text-lengths.ts';
import { type Normalised, normalise } from '../../prepare/normalise.ts';
import { seededHash } from '../../prepare/seeded.ts';
import type { Tables } from '../../report/tables/tables.ts';
import { compileNames, type KnownNames } from '../../text/known-names.ts';
import type { ResponseInput } from './job.ts';

/** The findings of a run and the tables computed from them. */
export interface Tabulated {
  readonly seed: string;
  readonly day: string;
  /** Without texts. */
  readonly findings: Findings;
  readonly tables: Tables;
  readonly lengths: TextLengths;
}

/**
 * Results that a thread keeps between jobs, because a run has hundreds of jobs that need the same
 * ones. A job gives the same result without them, only later.
 */
export interface Kept {
  /** As normalise() with the names of the panel. */
  readonly normalised: (response: Omit<ResponseInput, 'seed'>) => Normalised;
  /**
   * The result of `tabulate` for a run.
   * @param evidence everything that the tables depend on, as one text
   * @param characters of all texts of the run
   */
  readonly tabulated: (
    evidence: string,
    characters: number,
    tabulate: () => Promise<Tabulated>,
  ) => Promise<Tabulated>;
}

export function openKept(): Kept {
  return { normalised: keepNormalised(), tabulated: keepTabulated() };
}

/** The masked text of a response that is known to be an answer. */
export function maskedResponse(response: ResponseInput, kept: Kept): string {
  const normalised = kept.normalised(response);
  if (normalised.kind !== 'answer') throw new Error('a response without an answer was sent to a synthesizer');
  return normalised.masked;
}

/** Our choice: the number of panels that are worked on at the same time. */
const keptMax = 4;

/** The same function with a memory for its last results. */
function keep<Value extends object>(make: (texts: readonly string[]) => Value): typeof make {
  let kept: readonly { readonly texts: readonly string[]; readonly value: Value }[] = [];
  return (texts) => {
    // Compared one by one: a key joined from hundreds of names would be thrown away for each job.
    const known = kept.find((each) => isSameList(each.texts, texts));
    const latest = known ?? { texts, value: make(texts) };
    kept = [latest, ...kept.filter((each) => each !== known)].slice(0, keptMax);
    return latest.value;
  };
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}

/** Our choice: answers name their authors so seldom that this is plenty. */
const maskedMaxCharacters = 500_000;

interface Prepared {
  readonly namesFor: (question: string) => KnownNames;
  /**
   * By the digest of question and text. `masked` is null where nothing was masked, as in most
   * answers.
   */
  readonly normalised: LRUCache<
    string,
    { readonly kind: Normalised['kind']; readonly masked: string | null }
  >;
}

/**
 * Compiling the names of 172 models takes longer than masking a response, and each is masked for
 * five jobs or more. Kept by panel: of sixty runs at once most have the same one.
 */
function keepNormalised(): Kept['normalised'] {
  const preparedFor = keep(prepare);
  return ({ text, names, question }) => {
    const prepared = preparedFor(names);
    const digest = seededHash(question, text);
    const kept = prepared.normalised.get(digest);
    if (kept)
      return kept.kind === 'answer' ? { kind: kept.kind, masked: kept.masked ?? text } : { kind: kept.kind };
    const normalised = normalise(text, prepared.namesFor(question));
    const masked = normalised.kind === 'answer' && normalised.masked !== text ? normalised.masked : null;
    prepared.normalised.set(digest, { kind: normalised.kind, masked });
    return normalised;
  };
}

function prepare(names: readonly string[]): Prepared {
  return {
    namesFor: compileNames(names),
    normalised: new LRUCache({
      maxSize: maskedMaxCharacters,
      sizeCalculation: ({ masked }) => 100 + (masked?.length ?? 0),
    }),
  };
}

/**
 * Our choice, in bytes, about: twenty runs of 40 answers, or one of 172 very long ones. Findings
 * and tables take about four times the evidence as a text, an index of copies one or two bytes for
 * each character.
 */
const tabulatedMaxBytes = 20_000_000;

/**
 * Nine jobs or more of a run need the same tables. Runs take turns, so those of all runs that are
 * being written are kept, by the digest of what they are made from.
 */
function keepTabulated(): Kept['tabulated'] {
  const runs = new LRUCache<string, Tabulated & { readonly bytes: number }>({
    maxSize: tabulatedMaxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return async (evidence, characters, tabulate) => {
    const digest = hash('sha256', evidence);
    const kept = runs.get(digest);
    if (kept) return kept;
    const bytes = 4 * evidence.length + characters;
    // Make room before taking it.
    while (runs.size > 0 && runs.calculatedSize + bytes > tabulatedMaxBytes) runs.pop();
    const made = await tabulate();
    runs.set(digest, { ...made, bytes });
    return made;
  };
}
