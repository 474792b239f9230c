import { contentStems, stem, wordLine, wordsOf } from '../../text/words.ts';
import type { CampTally } from '../count/camps.ts';
import { slotNames } from '../prose/slots.ts';

/**
 * Tells which position a text takes: 1 for a camp whose position it states, -1 for one whose position it denies, otherwise
 * 0. It states a position by its name or option, by slots of that camp alone, or by the words that distinguish it from
 * other camps: all of them, or two. Everything after "not", "rather than" or "instead of" is denied, up to the end of the
 * clause.
 */
export function leaningOf(text: string, camps: readonly CampTally[]): (camp: CampTally) => number {
  const clauses = clausesOf(text);
  const slots = slotNames(text);
  const own = new Map(camps.map((camp) => [camp, distinctStems(camp, camps)]));
  return (camp) => {
    const stems = own.get(camp) ?? new Set<string>();
    const enough = Math.min(2, stems.size);
    const { stated, denied } = tally(clauses, stems);
    const bySlot = slots.some((slot) => slot.startsWith(`K${camp.camp.campId}.`));
    if (bySlot || names(text, clauses, camp, false)) return 1;
    if (names(text, clauses, camp, true)) return -1;
    if (enough === 0 || Math.max(stated, denied) < enough || stated === denied) return 0;
    return stated > denied ? 1 : -1;
  };
}

interface Clause {
  readonly text: string;
  readonly denied: boolean;
}

const marks = /[.,;:!?()\n—–]+|\bbut\b/giu;
// In the languages of the catalogues; those of scripts without spaces stand within a clause.
const denial =
  /(?<![\p{L}\p{M}])(?:not|no|never|don['’]t|doesn['’]t|shouldn['’]t|avoid|against|without|rather than|instead of|unlike|reject|rejects|refuse|stop|nicht|kein|keine|keinen|nie|niemals|ohne|gegen|statt|pas|jamais|sans|contre|plutôt que|nunca|sin|contra|não|sem|non|mai|senza|invece di)(?![\p{L}\p{M}])|不|没有|别|拒绝|ない|せず|反対/giu;

/** The clauses of a text, split at marks and at the first denial in each. */
function clausesOf(text: string): Clause[] {
  return text
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .split(marks)
    .flatMap((clause) => {
      const at = clause.search(denial);
      if (at < 0) return [{ text: clause, denied: false }];
      return [
        { text: clause.slice(0, at), denied: false },
        { text: clause.slice(at), denied: true },
      ];
    });
}

/** Whether a clause names the camp. A camp whose name is itself a denial ("No toll") is looked for in the whole text. */
function names(text: string, clauses: readonly Clause[], { camp }: CampTally, denied: boolean): boolean {
  const wanted = [camp.label, camp.recommendedOption ?? ''].filter((name) => wordLine(name).length >= 4);
  const holds = (part: string, name: string): boolean =>
    ` ${wordLine(part)} `.includes(` ${wordLine(name)} `);
  return wanted.some((name) =>
    denies(name)
      ? !denied && holds(text, name)
      : clauses.some((clause) => clause.denied === denied && holds(clause.text, name)),
  );
}

function denies(text: string): boolean {
  return text.search(denial) >= 0;
}

function tally(clauses: readonly Clause[], stems: ReadonlySet<string>): { stated: number; denied: number } {
  const found = (denied: boolean): number => {
    const words = clauses
      .filter((clause) => clause.denied === denied)
      .flatMap(({ text }) => wordsOf(text).map(stem));
    return [...stems].filter((each) => words.includes(each)).length;
  };
  return { stated: found(false), denied: found(true) };
}

/** The stems in a camp's label and option that occur in no other camp's. */
function distinctStems(camp: CampTally, camps: readonly CampTally[]): ReadonlySet<string> {
  const others = new Set(camps.filter((other) => other !== camp).flatMap(stemsOf));
  return new Set(stemsOf(camp).filter((each) => !others.has(each)));
}

function stemsOf({ camp }: CampTally): string[] {
  return contentStems(`${camp.label} ${camp.recommendedOption ?? ''}`).filter(
    (word) => !/^(?:not|no|never)$/.test(word),
  );
}
