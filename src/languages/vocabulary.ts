import type { NumberWords } from './number-words.ts';
import type { TaskWords } from './task-words.ts';
import type { UnitWords } from './unit-words.ts';

/**
 * All that this service knows of one language: the words by which texts are read, and the messages
 * that it writes. Lists are in lower case with white space between words; phrases have a vertical
 * bar between them.
 */
export interface Vocabulary {
  /** As prompts name it. */
  readonly name: string;
  /** A tag of BCP 47, for numbers and lists. */
  readonly locale: string;
  /** Whether it puts spaces between words. */
  readonly spaced: boolean;
  /** What opens and closes a quotation. */
  readonly quotes: readonly [open: string, close: string];
  /**
   * Words that reveal it: interrogatives, articles, pronouns, auxiliaries, prepositions, verbs of
   * tasks. Empty for one that its script reveals.
   */
  readonly functionWords: string;
  /** Groups of letters that point to it. Languages that share a group share its weight. */
  readonly letters: string;
  /** Frequent endings of its words, which tell it from languages that share its function words. */
  readonly endings?: string;
  /** Words that deny what they stand beside. */
  readonly negations: string;
  /** Words between two alternatives. */
  readonly alternatives: string;
  readonly numbers: NumberWords;
  readonly abbreviations: Abbreviations;
  readonly amounts: AmountWords;
  readonly units: UnitWords;
  readonly refusals: RefusalPatterns;
  readonly self: SelfPatterns;
  readonly headings: Headings;
  readonly made: Made;
  readonly messages: MessageTexts;
  readonly task: TaskWords;
}

/**
 * How a printed report was made, and how many report a claim as others' view. `{share}` is an
 * estimated share of stances, as a percentage.
 */
type Made = Readonly<Record<'simulated' | HowMade | Reread | Signs | 'reported', string>>;
type HowMade = 'asked' | 'partial' | 'read' | 'readByBoth' | 'readByTwo' | 'right' | 'counted';
type Reread = 'agreed' | 'compared' | 'settled' | 'unsettled';
/**
 * What the signs of counts mean: nobody agrees with what a work does. `{mixed}` is ± with its
 * meaning, on a page that has it.
 */
type Signs = 'claims' | 'mixed' | 'workClaims' | 'workMixed';

/**
 * Headings of a printed report. `{model}` is the id of a synthesizer, `{count}` a number of entries
 * that are left out, and `{held}` how many agree with the first of them.
 */
type Headings = Readonly<
  Record<'judgement' | 'unchecked' | 'sources' | 'options' | 'claims' | 'more' | 'moreClaims', string>
>;

/** Words with a point that ends no sentence. Form alone reveals most others. */
interface Abbreviations {
  readonly words: string;
  /** A name follows, which may begin like a sentence. */
  readonly titles: string;
  /** Abbreviations before a number only; elsewhere they are words, or end a sentence. */
  readonly beforeNumbers: string;
  /**
   * Where an ordinal number has a point: the words before it, and the capitalised months behind it.
   */
  readonly ordinals?: { readonly before: string; readonly months: string };
}

/** The words with which it states how much of a panel says something. */
export interface AmountWords {
  /** Nouns for those who are counted. */
  readonly panel: string;
  readonly amounts: string;
  /** Verbs and states of opinion: after an amount without a noun they refer to the panel. */
  readonly opinions: string;
  /**
   * Words that may come between an amount and an opinion; without spaces, between the panel and a
   * part of it.
   */
  readonly between: string;
  /** Phrases that state an amount by themselves, unless they are about another population. */
  readonly idioms: string;
  readonly populations: string;
}

/** Sources of regular expressions for the clauses of a refusal, read without regard to case. */
interface RefusalPatterns {
  /** Where a sentence may turn from a refusal to an answer; alternatives. */
  readonly turn: string;
  /** A clause in which the author says that it cannot or will not answer. */
  readonly declining: readonly string[];
  /** How such a clause begins; alternatives. */
  readonly apology: string;
  /**
   * A clause about the author, or to the reader: an offer, a request, a reference to somebody else.
   */
  readonly aside: readonly string[];
}

/**
 * Sources of regular expressions for how an author says that it is a model, what it is called and
 * who made it.
 */
interface SelfPatterns {
  /** Read without regard to case. */
  readonly itself: readonly string[];
  /** Alternatives before a name that the author gives itself, and articles that may follow them. */
  readonly called: string;
  readonly articles: string;
  /**
   * Alternatives before the names of makers, and words in between: "by the people at". Empty
   * without spaces.
   */
  readonly made: string;
  readonly fillers: string;
  /**
   * A whole pattern for makers, where another order of words needs it: what comes before, and the
   * names.
   */
  readonly makers?: string;
  /** Words that any model may call itself, and that tell nothing. */
  readonly generic: string;
  /**
   * Alternatives right before the author's own listed name, and before one that "as" makes its own.
   */
  readonly introduction: string;
  readonly as: string;
  /** Alternatives behind such a name that show that "as" means "being". */
  readonly speaking: readonly string[];
}

/**
 * A verb in the third person: "agrees", "agree", "does not agree", and behind "none" if that is not
 * the first.
 */
export type Verb = readonly [one: string, many: string, not: string, none?: string];

/**
 * Texts by a count, which is `{count}` in them: for a number, for a category of CLDR, and for all
 * others.
 */
export type Counted =
  | string
  | (Readonly<Partial<Record<number | Intl.LDMLPluralRule, string>>> & { readonly other: string });

/**
 * The messages. A name in braces stands for a value. `{does}`, `{do}`, `{doesNot}` and `{doesNone}`
 * are the forms of a verb, `{that}` and `{those}` say of one or of several models that they address
 * a claim.
 */
export interface MessageTexts {
  readonly marks: {
    readonly colon: string;
    readonly comma: string;
    readonly semicolon: string;
    readonly brackets: string;
    readonly stop: string;
    /** Between two sentences. */
    readonly gap: string;
  };
  /** `{part}` of `{whole}` models do something. */
  readonly told: Readonly<Record<'only' | 'onlyNot' | 'none' | 'both' | 'all' | 'one' | 'some', string>>;
  /** More than half of them do. */
  readonly inWords: Readonly<Record<'all' | 'nearlyAll' | 'most', string>>;
  readonly that: string;
  readonly those: string;
  readonly verbs: Readonly<Record<VerbName, Verb>>;
  readonly balance: {
    /** Around the parts and for those that agree, where `told` can't come before the others. */
    readonly of?: { readonly parts: string; readonly agree: Counted };
    /** Between the parts, if they are no list. */
    readonly between?: string;
  } & Readonly<Record<'disagree' | 'seeBoth', Counted>>;
  readonly counts: Readonly<Record<CountedName, Counted>>;
  readonly texts: Readonly<Record<TextName, string>>;
}

type VerbName =
  | 'answer'
  | 'giveThis'
  | 'agree'
  | 'disagree'
  | 'seeBoth'
  | 'address'
  | 'ignore'
  | 'report'
  | 'say'
  | 'giveFigure'
  | 'share'
  | 'leaveOpen'
  | 'miss';

/** Messages that depend on one count. */
export type CountedName =
  | 'silent'
  | 'medianFigure'
  | 'groupGives'
  | 'noMajority'
  | 'noneOfThese'
  | 'bestSupported'
  | 'taskAnswer'
  | 'unopposed'
  | 'opposed'
  | 'noAnswer'
  | 'unusable'
  | 'opinions';

type TextName =
  | 'campEqualLabs'
  | 'leadEstablished'
  | 'figuresBetween'
  | 'medianOf'
  | 'middleHalf'
  | 'figuresInGroups'
  | 'nothingCounted'
  | 'nothingShared'
  | 'divided'
  | 'nothingLabelled'
  | 'tooFewLabs'
  | 'mightNotLead'
  | 'leadsOrShares'
  | 'reasonsOf'
  | 'itDepends'
  | 'dependsOn'
  | 'ifThen'
  | 'recommends'
  | 'task'
  | 'disputed'
  | 'whichAnswer'
  | 'noCommonDispute'
  | 'leanFor'
  | 'leanAgainst'
  | 'splitWithin'
  | 'bothSides'
  | 'claimWithoutWording'
  | 'campWithoutLabel';
