import type { PlantedAnswer, PlantedCamp, PlantedCase, PlantedClaim, PlantedPanel } from '../truth.ts';

/** The simulated synthesizer's knowledge of a panel: it recognises answers, claims and camps by their words. */
export interface Knowledge {
  readonly panel: PlantedPanel;
  /** The answer in a prompt, recognised by shared words in spite of masked names and numbered lines. */
  readonly answerIn: (material: string) => PlantedAnswer;
  /** The planted claim of a statement; null for a claim that no answer makes. */
  readonly claimOf: (statement: string) => SaidClaim | null;
  readonly claim: (id: string) => PlantedClaim;
  /** The camp of a position or a thesis. */
  readonly campOf: (words: string) => PlantedCamp | null;
  /** The planted case of a condition with its choice. */
  readonly caseOf: (condition: string, option: string) => PlantedCase | null;
}

/** A planted claim, asserted or denied. */
export interface SaidClaim {
  readonly claim: PlantedClaim;
  readonly denied: boolean;
}

export function knowledgeOf(panel: PlantedPanel): Knowledge {
  const answers = indexAnswers(panel.answers);
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
  const cases = new Map(
    (panel.asked?.kind === 'conditional' ? panel.asked.cases : []).flatMap((each) =>
      each.ifs.flatMap((condition) =>
        each.options.map((option) => [`${plain(condition)}: ${plain(option)}`, each] as const),
      ),
    ),
  );
  return {
    panel,
    answerIn: answers,
    claimOf: (statement) => saidClaim(claims, plain(statement)),
    claim(id) {
      const claim = byId.get(id);
      if (!claim) throw new Error(`there is no planted claim ${id}`);
      return claim;
    },
    campOf: (words) => camps.get(plain(words)) ?? null,
    caseOf: (condition, option) => cases.get(`${plain(condition)}: ${plain(option)}`) ?? null,
  };
}

/** The words alone, without punctuation and case. */
function plain(words: string): string {
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

/** Eight words seldom occur twice by chance; a prompt of short sentences has only shorter runs. */
const runLengths = [8, 4];

/** Indexes runs of words that occur in one answer only. */
function indexAnswers(answers: readonly PlantedAnswer[]): Knowledge['answerIn'] {
  const owners = new Map<string, PlantedAnswer | null>();
  for (const answer of answers)
    for (const run of runsOf(answer.text)) {
      const owner = owners.get(run);
      owners.set(run, owner === undefined || owner === answer ? answer : null);
    }
  // A panel is synthesised many times, with the same texts in its prompts.
  const known = new Map<string, PlantedAnswer>();
  const find = (material: string) => {
    const votes = new Map<PlantedAnswer, number>();
    for (const run of runsOf(material)) {
      const owner = owners.get(run);
      if (owner) votes.set(owner, (votes.get(owner) ?? 0) + 1);
    }
    const [best] = [...votes].sort(([, a], [, b]) => b - a);
    return best ? best[0] : likeliest(answers, material);
  };
  return (material) => {
    const answer = known.get(material) ?? find(material);
    known.set(material, answer);
    return answer;
  };
}

/** The first answer with most of the lines that are shown: what several say in the same words means the same. */
function likeliest(answers: readonly PlantedAnswer[], material: string): PlantedAnswer {
  const lines = material.split('\n').map((line) => line.replace(/^\[\d+\] ?/, ''));
  const shown = lines.filter((line) => /\p{L}/u.test(line));
  const held = answers.map((answer) => ({
    answer,
    count: shown.filter((line) => answer.text.includes(line)).length,
  }));
  const [best] = held.sort((a, b) => b.count - a.count);
  if (!best || best.count === 0) throw new Error('the prompt holds no answer of this panel');
  return best.answer;
}

/** Every run of eight and of four words that a text has; of scripts without spaces, of as many signs. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  return runLengths.flatMap((length) =>
    words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')),
  );
}
