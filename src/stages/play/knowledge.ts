import type { Prose } from './prose.ts';
import type { PlantedAnswer, PlantedCamp, PlantedCase, PlantedClaim, PlantedPanel } from './truth.ts';

/**
 * What a simulated synthesizer knows of a panel: it recognises answers, claims and camps by their
 * words.
 */
export interface Knowledge {
  readonly panel: PlantedPanel;
  /**
   * The answer in a prompt, in spite of masked names and numbered lines; null for a text that
   * nobody planted.
   */
  readonly answerIn: (material: string) => PlantedAnswer | null;
  /** The planted claim of a statement; null for a claim that no answer makes. */
  readonly claimOf: (statement: string) => SaidClaim | null;
  readonly claim: (id: string) => PlantedClaim;
  /** The camp of a position or a thesis. */
  readonly campOf: (words: string) => PlantedCamp | null;
  /** Whether a position takes no side. */
  readonly isNeutral: (words: string) => boolean;
  /** The planted case of a condition with its choice; the planted factor if that is null. */
  readonly caseOf: (condition: string, option: string | null) => PlantedCase | null;
  /** What a writer knows; null if it has the tables alone. */
  readonly prose: Prose | null;
  /** Whether two wordings that nobody planted say the same, from so much likeness on. */
  readonly areAlike: (one: string, other: string, likeness: number) => boolean;
}

/** A planted claim, asserted or denied. */
export interface SaidClaim {
  readonly claim: PlantedClaim;
  readonly denied: boolean;
}

/** What the words of a panel's claims, camps and cases tell. */
export function knowledgeOfWords(panel: PlantedPanel): Omit<Knowledge, 'answerIn' | 'prose' | 'areAlike'> {
  const claims = new Map(
    panel.claims.flatMap((claim) =>
      [...claim.wordings, ...claim.plainWordings].map((words) => [plain(words), claim]),
    ),
  );
  const byId = new Map(panel.claims.map((claim) => [claim.id, claim]));
  const camps = new Map(
    panel.camps.flatMap((camp) =>
      [camp.label, camp.thesis, ...camp.readings].map((words) => [plain(words), camp] as const),
    ),
  );
  const neutral = new Set(panel.neutral.map(plain));
  const cases = new Map(
    (panel.asked?.kind === 'conditional' ? panel.asked.cases : []).flatMap((each) =>
      each.ifs.flatMap((condition) =>
        (each.options.length > 0 ? each.options : [null]).map(
          (option) => [caseKey(condition, option), each] as const,
        ),
      ),
    ),
  );
  return {
    panel,
    claimOf: (statement) => saidClaim(claims, plain(statement)),
    claim(id) {
      const claim = byId.get(id);
      if (!claim) throw new Error(`there is no planted claim ${id}`);
      return claim;
    },
    campOf: (words) => camps.get(plain(words)) ?? null,
    isNeutral: (words) => neutral.has(plain(words)),
    caseOf: (condition, option) => cases.get(caseKey(condition, option)) ?? null,
  };
}

function caseKey(condition: string, option: string | null): string {
  return `${plain(condition)}: ${plain(option ?? '')}`;
}

/** The words alone, without punctuation and case. */
export function plain(words: string): string {
  return (words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const denials = [
  ...['it is not true that', 'it is false that', 'it is not the case that'],
  ...['folgendes trifft nicht zu'],
];

function saidClaim(claims: ReadonlyMap<string, PlantedClaim>, words: string): SaidClaim | null {
  const claim = claims.get(words);
  if (claim) return { claim, denied: false };
  const denial = denials.find((each) => words.startsWith(`${each} `));
  const denied = denial && claims.get(words.slice(denial.length + 1));
  return denied ? { claim: denied, denied: true } : null;
}
