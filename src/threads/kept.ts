import { LRUCache } from 'lru-cache';
import type { Findings } from '../findings/findings.ts';
import type { Tables } from '../report/tables/tables.ts';
import { askedWords } from '../synthesis/label/trials.ts';
import { type Normalised, normalise } from '../synthesis/prepare/normalise.ts';
import { digestOf } from '../text/digest.ts';
import { type KnownNames, prepareNames } from '../text/known-names.ts';

/** The findings of a run with its texts, and their tables. */
export interface CountedRun {
  readonly findings: Findings;
  readonly tables: Tables;
}

/**
 * What a thread keeps between jobs, because a run has hundreds of them and they need the same again. A job gives the same
 * result without it, only later.
 */
export interface Kept {
  /** As normalise() with these names. */
  readonly normalised: (text: string, names: readonly string[], question: string) => Normalised;
  readonly askedWords: typeof askedWords;
  /**
   * What `count` gives for these findings and texts.
   * @param evidence all that `count` depends on besides the texts, as one text
   */
  readonly counted: (
    evidence: string,
    textOf: ReadonlyMap<string, string>,
    count: () => CountedRun,
  ) => CountedRun;
}

export function openKept(): Kept {
  return { normalised: keepNormalised(), askedWords: keep(askedWords), counted: keepCounted() };
}

/** Our choice: so many runs are prepared at the same time. */
const runsMax = 4;

/** The same function, which remembers its last results. */
function keep<Value extends object>(
  make: (texts: readonly string[], question: string) => Value,
): (texts: readonly string[], question: string) => Value {
  let kept: readonly {
    readonly texts: readonly string[];
    readonly question: string;
    readonly value: Value;
  }[] = [];
  return (texts, question) => {
    // Compared one by one: a key made of hundreds of names would be thrown away for each job.
    const known = kept.find((each) => each.question === question && isSameList(each.texts, texts));
    const latest = known ?? { texts, question, value: make(texts, question) };
    kept = [latest, ...kept.filter((each) => each !== known)].slice(0, runsMax);
    return latest.value;
  };
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, at) => text === b[at]);
}

/** Our choice: answers name their authors so seldom that this is plenty. */
const maskedMaxCharacters = 500_000;

interface Prepared {
  readonly names: KnownNames;
  /** By the digest of the text. `masked` is null where nothing was masked, as in most answers. */
  readonly normalised: LRUCache<
    string,
    { readonly kind: Normalised['kind']; readonly masked: string | null }
  >;
}

/** Compiling the names of 172 models takes longer than masking a response, and each is masked for five jobs or more. */
function keepNormalised(): Kept['normalised'] {
  const preparedFor = keep(prepare);
  return (text, names, question) => {
    const prepared = preparedFor(names, question);
    const digest = digestOf(text);
    const kept = prepared.normalised.get(digest);
    if (kept)
      return kept.kind === 'answer' ? { kind: kept.kind, masked: kept.masked ?? text } : { kind: kept.kind };
    const normalised = normalise(text, prepared.names);
    const masked = normalised.kind === 'answer' && normalised.masked !== text ? normalised.masked : null;
    prepared.normalised.set(digest, { kind: normalised.kind, masked });
    return normalised;
  };
}

function prepare(names: readonly string[], question: string): Prepared {
  return {
    names: prepareNames(names, question),
    normalised: new LRUCache({
      maxSize: maskedMaxCharacters,
      sizeCalculation: ({ masked }) => 100 + (masked?.length ?? 0),
    }),
  };
}

/** In UTF-16 units. Our choice: the texts of a larger panel are not held between jobs, and are counted anew for each. */
const heldMaxCharacters = 4_000_000;

/** Nine jobs or more of a run need the same tables. */
function keepCounted(): Kept['counted'] {
  const runs = new LRUCache<
    string,
    { readonly textOf: ReadonlyMap<string, string>; readonly run: CountedRun }
  >({
    max: runsMax,
    maxSize: heldMaxCharacters,
    sizeCalculation: ({ textOf }, evidence) => evidence.length + charactersOf(textOf),
  });
  return (evidence, textOf, count) => {
    const kept = runs.get(evidence);
    if (kept && isSame(kept.textOf, textOf)) return kept.run;
    if (charactersOf(textOf) > heldMaxCharacters) runs.clear(); // Not while those of a large panel are indexed.
    const run = count();
    runs.set(evidence, { textOf, run });
    return run;
  };
}

function charactersOf(textOf: ReadonlyMap<string, string>): number {
  return textOf.values().reduce((sum, text) => sum + text.length, 0);
}

function isSame(held: ReadonlyMap<string, string>, given: ReadonlyMap<string, string>): boolean {
  return held.size === given.size && given.entries().every(([modelId, text]) => held.get(modelId) === text);
}
