import type { Draw } from '../../../../src/stages/play/draw.ts';
import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';

/** Lies without names. */
const plainLies: readonly string[] = [
  'Two thirds agree.',
  'Everyone agrees on this.',
  'Only three disagree.',
  'Hardly anybody objects.',
  'Nine in ten endorse it.',
  'The panel speaks with one voice here.',
  'Support is overwhelming.',
  'A large share of the answers would object.',
  'About 70 percent would sign it.',
  'The best choice is a monorail to the airport.',
  'This has been proven beyond doubt.',
  'The models of one laboratory carry this view.',
];

/** Of a laboratory, whose name comes before it. */
const authorLie = 'in particular insists on it.';

/** What no response says, by the field in which it would stand; {panel} is the panel's size. */
const outsideLines: Readonly<Record<'insight' | 'description' | 'other', readonly string[]>> = {
  insight: [
    'It is claimed that the vendor Acme bribes officials.',
    'The vendor Acme is said to overcharge every city that it serves.',
  ],
  description: [
    'Whether the contracts are legal is open, as all {panel} models say.',
    'Every model names the risk of a lawsuit as the open question.',
  ],
  other: [
    'A landmark ruling of the Supreme Court settled the matter.',
    'A study by the University of Oslo has confirmed this.',
    'The World Bank withdrew its funding over this point.',
  ],
};

/** A sentence that the tables do not support. Each kind has once passed the checks. */
export function lie(draw: Draw, { panel }: Knowledge): string {
  const author = draw.pick(panel.answers).modelId.split('/')[0] ?? '';
  return draw.pick([...plainLies, `${author.charAt(0).toUpperCase()}${author.slice(1)} ${authorLie}`]);
}

/** A sentence about what no response says, as it would stand in a field. */
export function outsideLine(draw: Draw, field: string, { panel }: Knowledge): string {
  const { length } = panel.answers;
  const lines = field === 'insight' || field === 'description' ? outsideLines[field] : outsideLines.other;
  return draw.pick(lines).replace('{panel}', length === 10 ? 'ten' : `${length}`);
}

/** Whether a reader who knows these lines finds one of them in a sentence. */
export function isFaulty(sentence: string): boolean {
  return faulty.some((pattern) => pattern.test(sentence));
}

const faulty = [...plainLies, authorLie, ...Object.values(outsideLines).flat()].map((line) => {
  const escaped = line.split('{panel}').map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('\\w+'), 'u');
});

/** A sentence that is true for any tables. */
export function honestLine(draw: Draw): string {
  return draw.pick([
    'A council would have to weigh two goals against each other.',
    'A majority of voters may see it differently.',
    'Half of the budget is spent before any choice is made.',
    'Both buses and bicycles need room.',
    'Most cities have tried something of the kind.',
    'All measures cost money.',
    'Some streets are narrower than others.',
    'Agreement is no proof.',
    'Several years may pass before an effect is seen.',
    'Each option has its price.',
    'Few drivers enjoy a detour.',
  ]);
}
