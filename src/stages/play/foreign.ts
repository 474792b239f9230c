import {
  claimsPerResponseMax,
  quantitiesPerResponseMax,
  uncertaintiesPerResponseMax,
} from '../../domain/limits.ts';
import { denies, figureIn, lexicalCoverage, shortClause, statingSentences } from './lexical.ts';
import { type NumberedSentence, readNumbered } from './materials.ts';

// How a simulated synthesizer reads a text that nobody planted: by its words alone.

/** Extracts a text's own sentences, shortened so that a report does not copy much of them. */
export function extractForeign(question: string, material: string) {
  const stating = statingSentences(readNumbered(material));
  const recommends = /\b(should|recommend|would|best|better|yes|no|answer is|my view|i think|overall)\b/i;
  const position = stating.find(({ sentence }) => recommends.test(sentence)) ?? stating[0];
  const asks = /\bhow (?:many|much|long|often|likely|far|old|large|big|fast)\b/i.test(question);
  return {
    position: position ? shortClause(position.sentence) : 'States no position that could be read.',
    recommended_option: null,
    claims: stating
      .filter(({ sentence }) => !denies(sentence))
      .slice(0, claimsPerResponseMax)
      .map(({ sentence, number }) => ({
        statement: shortClause(sentence),
        sentences: [number],
        stance: 'asserts' as const,
        caveat: null,
      })),
    uncertainties: stating
      .filter(({ sentence }) => /\b(uncertain|unclear|unknown|not known|depends on)\b/i.test(sentence))
      .slice(0, uncertaintiesPerResponseMax)
      .map(({ sentence, number }) => ({ description: shortClause(sentence), sentences: [number] })),
    quantities: stating
      .flatMap(({ number, sentence }) => {
        const found = figureIn(sentence);
        const said = { what: shortClause(sentence), answers_question: asks, sentences: [number] };
        return found ? [{ ...said, ...found }] : [];
      })
      .slice(0, quantitiesPerResponseMax),
    options: [],
    cases: [],
  };
}

/**
 * Shares of the words of a claim or a thesis that a sentence must hold to state it. Our choice: one
 * word in four may differ.
 */
const saysClaim = 0.7;
const saysCamp = 0.6;

/** The stance of a text on a statement, with its sentence; null if it does not speak of it. */
export function foreignStance(
  material: string,
  statement: string,
): { readonly stance: 'support' | 'oppose'; readonly sentences: readonly number[] } | null {
  const found = nearest(material, statement, saysClaim);
  if (!found) return null;
  const stance = denies(found.sentence) === denies(statement) ? 'support' : 'oppose';
  return { stance, sentences: [found.number] };
}

/**
 * The number of the sentence that gives a camp's thesis as the text's own answer; null if none
 * does.
 */
export function foreignCamp(material: string, thesis: string): number | null {
  const found = nearest(material, thesis, saysCamp);
  return found && denies(found.sentence) === denies(thesis) ? found.number : null;
}

function nearest(material: string, wanted: string, least: number): NumberedSentence | null {
  let found: NumberedSentence | null = null;
  let reached = least;
  for (const each of statingSentences(readNumbered(material))) {
    const share = lexicalCoverage(wanted, each.sentence);
    if (share > reached || (found === null && share >= reached)) [found, reached] = [each, share];
  }
  return found;
}
