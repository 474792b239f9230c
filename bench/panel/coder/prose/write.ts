import type { ChatMessage } from '../../../../src/domain/run/chat.ts';
import type { Draft } from '../../../../src/findings/drafts.ts';
import { emptyLike } from '../../../../src/simulator/server/as-asked.ts';
import type { Coder } from '../../../../src/stages/play/coder.ts';
import { type GivenTables, jsonMaterial, tablesSchema } from '../../../../src/stages/play/materials.ts';
import { materialsOf } from '../../../../src/stages/players.ts';
import type { AddedLine } from '../synthesizer.ts';
import { honestLine, lie, outsideLine } from './lines.ts';

/** Fields of a section that hold sentences. */
const proseFields = new Set([
  ...['headline', 'direct_answer', 'rationale', 'statement', 'core_tension', 'why_it_matters', 'insight'],
  ...['description', 'why_unresolved'],
]);

type Note = (added: AddedLine) => void;

/**
 * A section as a writer hands it in that errs: with an honest sentence here and there, and a false
 * one at the rate of errors. Notes what was added, so that the report can be searched for it. What
 * a stage of prose hands in that has no tables stays.
 */
export function withLines(
  coder: Coder,
  stage: string,
  messages: readonly ChatMessage[],
  played: object,
  note: Note,
): object {
  const materials = materialsOf(messages);
  if (!materials.has('tables') || !stage.startsWith('write_')) return played;
  const tables = jsonMaterial(materials, 'tables', tablesSchema);
  const section = judged(coder, tables, played);
  if (coder.errs('silent', stage)) return emptied(section);
  return added(coder, note, stage, section) as object;
}

/**
 * Chooses as an expert on the subject would: the main dispute comes first, and truisms are no
 * insights.
 */
function judged({ knowledge }: Coder, tables: GivenTables, section: object): object {
  const claimOf = (id: string) =>
    knowledge.claimOf(tables.claims.find((row) => row.id === id)?.statement ?? '')?.claim;
  if ('insights' in section) {
    const { insights } = section as Draft<'minority_insights'>;
    return { insights: insights.filter(({ claim }) => !claimOf(claim)?.isTruism) };
  }
  if (!('disagreements' in section)) return section;
  const { disagreements } = section as Draft<'disagreements'>;
  const isMain = ({ claims }: Draft<'disagreements'>['disagreements'][number]) =>
    claims.some((id) => claimOf(id)?.id === knowledge.panel.dispute);
  return { disagreements: disagreements.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a))) };
}

/** The section with as little content as its shape allows. */
function emptied(section: object): object {
  return Object.fromEntries(Object.entries(section).map(([key, value]) => [key, emptyLike(value)]));
}

function added(coder: Coder, note: Note, at: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part, index) => added(coder, note, `${at}.${index}`, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const place = `${at}.${key}`;
      if (typeof part !== 'string' || !proseFields.has(key)) return [key, added(coder, note, place, part)];
      return [key, withLine(coder, note, place, part)];
    }),
  );
}

function withLine(coder: Coder, note: Note, place: string, text: string): string {
  const draw = coder.draw(place);
  const field = place.slice(place.lastIndexOf('.') + 1);
  const lied = (line: string, replaces: boolean) => {
    note({ kind: 'lie', stage: stageOf(place), line });
    return replaces ? line : `${text} ${line}`;
  };
  if (coder.errs('lying', place)) return lied(lie(draw, coder.knowledge), field === 'headline');
  if (coder.errs('outside', place))
    return lied(
      outsideLine(draw, field, coder.knowledge),
      ['headline', 'insight', 'description'].includes(field),
    );
  if (field !== 'headline' && draw.chance(honestShare)) {
    const line = honestLine(draw);
    note({ kind: 'honest', stage: stageOf(place), line });
    return `${text} ${line}`;
  }
  return text;
}

/** The stage with which a place begins. */
function stageOf(place: string): string {
  return place.slice(0, place.indexOf('.'));
}

/** Our choice: enough sentences to show which are refused, too few to change most sections. */
const honestShare = 0.25;
