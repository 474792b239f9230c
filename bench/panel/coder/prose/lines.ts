import type { Draw } from '../../../../src/stages/play/draw.ts';
import type { Knowledge } from '../../../../src/stages/play/knowledge.ts';
import type { GivenTables } from '../../../../src/stages/play/materials.ts';

// In these lines, {{ }} stands for a slot, which a reader sees filled.

/**
 * Lies about a claim on which the panel agrees, about one that is contested, and about the leading
 * camp.
 */
const agreedLies = [
  '{{support}} of the models would oppose this claim.',
  'It is false that {{support}}.',
  'Only {{in_words}}.',
];
const contestedLies = ['{{reach}} and would agree without reservation.'];
const leadingLies = ['{{share}} of the panel would stand against the leading position.'];

/** Lies without slots and names. */
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
export function lie(draw: Draw, { claims, camps }: GivenTables, { panel }: Knowledge): string {
  const standing = (name: string) => claims.filter((claim) => claim.standing === name).map(({ id }) => id);
  const [agreed, contested] = [draw.shuffled(standing('agreed'))[0], draw.shuffled(standing('contested'))[0]];
  const [leading] = camps.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const author = draw.pick(panel.answers).modelId.split('/')[0] ?? '';
  const about = (id: string | undefined, lines: readonly string[]) =>
    id === undefined ? [] : lines.map((line) => line.replace('{{', `{{${id}.`));
  return draw.pick([
    ...about(agreed, agreedLies),
    ...about(contested, contestedLies),
    ...about(leading?.id, leadingLies),
    ...plainLies,
    `${author.charAt(0).toUpperCase()}${author.slice(1)} ${authorLie}`,
  ]);
}

/** A sentence about what no response says, as it would stand in a field. */
export function outsideLine(draw: Draw, field: string, { panel }: Knowledge): string {
  const { length } = panel.answers;
  const lines = field === 'insight' || field === 'description' ? outsideLines[field] : outsideLines.other;
  return draw.pick(lines).replace('{panel}', length === 10 ? 'ten' : `${length}`);
}

/**
 * Whether a reader who knows these lines finds one of them in a sentence, which shows ⟦a filled
 * slot⟧.
 */
export function isFaulty(sentence: string): boolean {
  return faulty.some((pattern) => pattern.test(sentence));
}

const faulty = [
  ...[...agreedLies, ...contestedLies, ...leadingLies, ...plainLies, authorLie],
  ...Object.values(outsideLines).flat(),
].map((line) => {
  const escaped = line.split(/(\{\{\w+\}\}|\{panel\})/).map((part) => {
    if (part.startsWith('{{')) return '⟦[^⟧]*⟧';
    return part === '{panel}' ? '\\w+' : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  });
  return new RegExp(escaped.join(''), 'u');
});

/** A sentence that is true for any tables, or that a slot makes true. */
export function honestLine(draw: Draw, { claims }: GivenTables): string {
  const [claim] = draw.shuffled(claims.filter(({ standing }) => standing !== 'unaddressed'));
  const slotted = claim
    ? [
        `{{${claim.id}.support}}.`,
        `This is how the claim stands: {{${claim.id}.in_words}}.`,
        `The count is plain ({{${claim.id}.share}}).`,
      ]
    : [];
  return draw.pick([
    ...slotted,
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
