import {
  casesPerResponseMax,
  claimsPerResponseMax,
  uncertaintiesPerResponseMax,
} from '../../domain/limits.ts';
import type { PlantedStance } from '../panel/opinion.ts';
import { findPlanted, type PlantedFinding } from '../panel/planted-sentences.ts';
import { pick } from '../panel/random.ts';
import type { ClaimSource, Topic } from '../topics/topic.ts';
import { denies, extractQuantities, type PlayedQuantity, shortClause, statingSentences } from './lexical.ts';
import type { NumberedText } from './materials.ts';

export interface ExtractOutput {
  readonly position: string;
  readonly recommended_option: string | null;
  readonly claims: readonly ExtractedClaim[];
  readonly uncertainties: readonly { readonly description: string; readonly sentences: readonly number[] }[];
  readonly quantities: readonly PlayedQuantity[];
  readonly cases: readonly {
    readonly if: string;
    readonly option: string;
    readonly sentences: readonly number[];
  }[];
}

export interface ExtractedClaim {
  readonly statement: string;
  /** One number, or those of two neighbours. */
  readonly sentences: readonly number[];
  readonly stance: 'asserts' | 'rejects';
  readonly caveat: string | null;
}

/**
 * Extracts the position, claims, uncertainties and quantities of one response, each with the numbers of its sentences. Wordings
 * vary with the planted sentences, as between synthesizers, so that there is something to merge. The rest of the text has no
 * influence on the wording.
 */
export function extractClaims(
  topic: Topic,
  question: string,
  response: NumberedText,
  synthesizer: string,
): ExtractOutput {
  const findings = findPlanted(topic, response.text);
  if (findings.length === 0) return extractForeign(question, response);
  const salt = [synthesizer, ...findings.map(({ sentence }) => sentence)] as const;
  const camp = findings.flatMap(({ meaning }) => (meaning.kind === 'position' ? [meaning.camp] : [])).at(0);
  return {
    position: pick((camp ?? topic.undecided).readings, 'reading', ...salt),
    recommended_option: camp?.recommendedOption ?? null,
    claims: plantedClaims(topic, response, findings, salt).slice(0, claimsPerResponseMax),
    uncertainties: findings
      .flatMap(({ meaning, start, sentence }) =>
        meaning.kind === 'uncertainty'
          ? [{ uncertainty: meaning.uncertainty, sentences: response.numbersAt(start, sentence.length) }]
          : [],
      )
      .map(({ uncertainty, sentences }) => ({
        description: pick(uncertainty.descriptions, uncertainty.key, ...salt),
        sentences,
      }))
      .slice(0, uncertaintiesPerResponseMax),
    cases: camp ? [] : extractCases(topic, response, findings),
    quantities: extractQuantities(
      question,
      findings.flatMap(({ meaning, start, sentence }) =>
        meaning.kind === 'claim' && meaning.stance !== 'oppose'
          ? response
              .numbersAt(start, sentence.length)
              .slice(0, 1)
              .map((number) => ({ number, sentence, what: meaning.claim.label }))
          : [],
      ),
    ),
  };
}

/** A response that takes no side names a case for each option: the one in which that option is right. */
function extractCases(
  topic: Topic,
  response: NumberedText,
  findings: readonly PlantedFinding[],
): ExtractOutput['cases'] {
  const undecided = findings.find(({ meaning }) => meaning.kind === 'position');
  if (!undecided) return [];
  const sentences = response.numbersAt(undecided.start, undecided.sentence.length);
  return topic.camps.slice(0, casesPerResponseMax).map(({ suits, recommendedOption }) => ({
    if: suits
      .replace(/^Right /, 'it is ')
      .replace(/^Richtig, wenn /, '')
      .replace(/[.]$/, ''),
    option: recommendedOption,
    sentences,
  }));
}

function plantedClaims(
  topic: Topic,
  response: NumberedText,
  findings: readonly PlantedFinding[],
  salt: readonly string[],
): ExtractedClaim[] {
  const seen = new Set<ClaimSource>();
  const qualified = new Set(
    findings.flatMap(({ meaning }) => (meaning.kind === 'caveat' ? [meaning.claim] : [])),
  );
  return findings.flatMap(({ meaning, start, sentence }) => {
    if (meaning.kind !== 'claim' || seen.has(meaning.claim)) return [];
    seen.add(meaning.claim);
    const sentences = response.numbersAt(start, sentence.length);
    const statement = pick(meaning.claim.statements, meaning.claim.key, ...salt);
    const stance = meaning.stance === 'oppose' ? 'rejects' : 'asserts';
    const caveat = caveatOf(topic, meaning.claim, meaning.stance, qualified.has(meaning.claim));
    return [{ statement, sentences, stance, caveat }];
  });
}

/** Who sees both sides of a claim makes it depend on something, which is not always named. */
function caveatOf(
  { language }: Topic,
  { caveat }: ClaimSource,
  stance: PlantedStance,
  qualified: boolean,
): string | null {
  if (stance === 'mixed')
    return caveat?.statement ?? (language === 'de' ? 'in manchen Fällen' : 'in some cases');
  return qualified ? (caveat?.statement ?? null) : null;
}

/** Extracts from a foreign text its own sentences, shortened so that a report does not copy much of them. */
function extractForeign(question: string, response: NumberedText): ExtractOutput {
  const stating = statingSentences(response.sentences);
  const recommends = /\b(should|recommend|would|best|better|yes|no|answer is|my view|i think|overall)\b/i;
  const position = stating.find(({ sentence }) => recommends.test(sentence)) ?? stating[0];
  return {
    position: position ? shortClause(position.sentence) : 'States no position that could be read.',
    recommended_option: null,
    claims: stating
      .filter(({ sentence }) => !denies(sentence))
      .slice(0, claimsPerResponseMax)
      .map(({ sentence, number }) => ({
        statement: shortClause(sentence),
        sentences: [number],
        stance: 'asserts',
        caveat: null,
      })),
    uncertainties: stating
      .filter(({ sentence }) => /\b(uncertain|unclear|unknown|not known|depends on)\b/i.test(sentence))
      .slice(0, uncertaintiesPerResponseMax)
      .map(({ sentence, number }) => ({ description: shortClause(sentence), sentences: [number] })),
    cases: [],
    quantities: extractQuantities(
      question,
      stating.map((each) => ({ ...each, what: shortClause(each.sentence) })),
    ),
  };
}
