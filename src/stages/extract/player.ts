import {
  casesPerResponseMax,
  claimsPerResponseMax,
  optionsPerResponseMax,
  quantitiesPerResponseMax,
  uncertaintiesPerResponseMax,
} from '../../domain/limits.ts';
import type { Coder, Players } from '../play/coder.ts';
import { extractForeign } from '../play/foreign.ts';
import { type Materials, textMaterial } from '../play/materials.ts';
import {
  type ClaimReading,
  claimNumberRead,
  evidenceAt,
  readCamp,
  readClaim,
  readInvented,
} from '../play/reading.ts';
import type { PlantedAnswer, PlantedClaim, PlantedStatement } from '../play/truth.ts';
import { askedNumber, casesIn } from './play-asked.ts';

export const players: Players = { extract: { stage: 'extract', play: extract } };

export interface ExtractOutput {
  readonly position: string;
  readonly recommended_option: string | null;
  readonly claims: readonly ExtractedClaim[];
  readonly options: readonly ExtractedClaim[];
  readonly uncertainties: readonly { readonly description: string; readonly sentences: readonly number[] }[];
  readonly quantities: readonly PlayedQuantity[];
  readonly cases: readonly {
    readonly if: string;
    readonly option: string | null;
    readonly sentences: readonly number[];
  }[];
}

interface ExtractedClaim {
  readonly statement: string;
  /** One number, or those of two neighbours. */
  readonly sentences: readonly number[];
  readonly stance: 'asserts' | 'rejects' | 'reports';
  readonly caveat: string | null;
  /** There if it is an entry of the list that the question asks for. */
  readonly option?: string;
}

export interface PlayedQuantity {
  readonly what: string;
  readonly low: number;
  readonly high: number | null;
  readonly unit: string;
  /** Of the high end, if it is given in another one. */
  readonly high_unit?: string;
  readonly answers_question: boolean;
  readonly sentences: readonly number[];
}

/** Plays `extract`. */
function extract(coder: Coder, materials: Materials): ExtractOutput {
  const { knowledge, errs } = coder;
  const material = textMaterial(materials, 'response');
  const answer = knowledge.answerIn(material);
  if (!answer) return extractForeign(textMaterial(materials, 'question'), material);
  // A camp that is misread each time anew is misread where camps are found.
  const camp = coder.isSteady
    ? readCamp(coder, answer)
    : knowledge.panel.camps.find(({ id }) => id === answer.camp?.id);
  const draw = coder.draw(answer.modelId);
  const silent = errs('silent', answer.modelId);
  const made = answer.statements.filter(({ isImplied }) => !isImplied);
  const listed = withEmbroidered(coder, answer, material, [
    ...made.flatMap((statement) => claimsOf(coder, answer, material, statement)),
    ...reportedClaims(coder, answer, material),
  ]);
  const quantities = () => [
    ...askedNumber(coder, answer, material),
    ...answer.statements.flatMap((statement) => quantitiesOf(coder, answer, material, statement)),
  ];
  return {
    position: draw.pick(camp?.readings ?? knowledge.panel.neutral),
    recommended_option: camp?.option ?? null,
    claims: silent ? [] : shown(listed.filter(({ option }) => !option)).slice(0, claimsPerResponseMax),
    options: silent ? [] : shown(listed.filter(({ option }) => option)).slice(0, optionsPerResponseMax),
    quantities: silent ? [] : shown(quantities()).slice(0, quantitiesPerResponseMax),
    cases: silent ? [] : shown(casesIn(coder, answer, material)).slice(0, casesPerResponseMax),
    uncertainties: shown(
      answer.uncertainties.map(({ description, place }) => ({
        description,
        sentences: evidenceAt(coder, answer, material, place),
      })),
    ).slice(0, uncertaintiesPerResponseMax),
  };
}

/** Those whose sentences the prompt shows: an answer may have been cut off. */
function shown<Item extends { readonly sentences: readonly number[] }>(items: readonly Item[]): Item[] {
  return items.filter(({ sentences }) => sentences.length > 0);
}

/** What a figure is of has at most as many words, as the prompt asks. */
const whatMaxWords = 15;

/** A misread figure is not in its sentence; an invented one is in no sentence at all. */
function quantitiesOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: PlantedStatement,
): PlayedQuantity[] {
  const { knowledge, errs } = coder;
  const { claimId } = statement;
  const { plainWordings } = knowledge.claim(claimId);
  const thing = [answer.modelId, claimId, 'quantity'] as const;
  const read = claimNumberRead(coder, answer, statement);
  if (!read) return [];
  const short = plainWordings.filter((words) => words.split(' ').length <= whatMaxWords);
  const what = coder.draw(...thing).pick(short.length > 0 ? short : plainWordings);
  const { low, place } = read;
  const sentences = evidenceAt(coder, answer, material, place);
  const given = { what, low, high: null, unit: 'percent', answers_question: false, sentences };
  return errs('invented', ...thing) ? [given, { ...given, low: low + 60 }] : [given];
}

function claimsOf(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: PlantedStatement,
): ExtractedClaim[] {
  const { claimId, givesQuantity } = statement;
  const { knowledge, errs } = coder;
  const draw = coder.draw(answer.modelId, claimId);
  const claim = knowledge.claim(claimId);
  const found: ExtractedClaim[] = [];
  const reading = readClaim(coder, answer, claim);
  const isSuppressed = claim.minority !== null && errs('suppressed', answer.modelId, claimId);
  if (reading && !isSuppressed)
    found.push({
      statement: draw.pick(givesQuantity ? claim.wordings : claim.plainWordings),
      sentences: evidenceAt(coder, answer, material, reading.place),
      stance: reading.stance === 'oppose' ? 'rejects' : 'asserts',
      caveat: caveatOf(claim, statement),
      ...(claim.option ? { option: coder.draw(answer.modelId, claimId, 'option').pick(claim.option) } : {}),
    });
  const invented = knowledge.panel.invented.length > 0 && draw.pick(knowledge.panel.invented).statement;
  const imagined = invented && readClaim(coder, answer, { id: invented, subjects: [] });
  if (imagined) found.push(inventedClaim(coder, answer, material, invented, imagined));
  return found;
}

/** What the answer reports as others'; misread, it is the answer's own. */
function reportedClaims(coder: Coder, answer: PlantedAnswer, material: string): ExtractedClaim[] {
  const { knowledge, errs, draw } = coder;
  const { modelId } = answer;
  return answer.reported.flatMap(({ claimId, place }) => {
    if (errs('missed', modelId, claimId)) return [];
    return {
      statement: draw(modelId, claimId).pick(knowledge.claim(claimId).plainWordings),
      sentences: evidenceAt(coder, answer, material, place),
      stance: errs('flipped', modelId, claimId) ? 'asserts' : 'reports',
      caveat: null,
    };
  });
}

/**
 * Claims that the answer does not make stand between those that it makes, because an answer's last
 * ones may be cut off.
 */
function withEmbroidered(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  claims: readonly ExtractedClaim[],
): ExtractedClaim[] {
  const { knowledge, errs, draw } = coder;
  const added = knowledge.panel.invented.flatMap(({ statement }) => {
    const isMade = errs('embroidered', answer.modelId, statement);
    const reading = isMade ? readInvented(coder, answer, statement) : null;
    return reading ? [inventedClaim(coder, answer, material, statement, reading)] : [];
  });
  return added.length === 0
    ? [...claims]
    : draw(answer.modelId, 'embroidered').shuffled([...claims, ...added]);
}

function inventedClaim(
  coder: Coder,
  answer: PlantedAnswer,
  material: string,
  statement: string,
  { place }: ClaimReading,
): ExtractedClaim {
  const sentences = evidenceAt(coder, answer, material, place);
  return { statement, sentences, stance: 'asserts', caveat: null };
}

function caveatOf(
  { condition, opposedCondition }: PlantedClaim,
  { givesCondition, givesOpposedCondition }: PlantedStatement,
): string | null {
  if (givesCondition) return condition;
  return givesOpposedCondition ? opposedCondition : null;
}
