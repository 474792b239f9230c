import type { Tables } from '../../../src/simulator/synthesizer/materials.ts';
import type { Draw } from '../draw.ts';
import type { Knowledge } from './knowledge.ts';

/** A sentence that the tables do not support. Each kind has once passed the checks. */
export function lie(draw: Draw, { claims, camps }: Tables, { panel }: Knowledge): string {
  const standing = (name: string) => claims.filter((claim) => claim.standing === name).map(({ id }) => id);
  const [agreed, contested] = [draw.shuffled(standing('agreed'))[0], draw.shuffled(standing('contested'))[0]];
  const [leading] = camps.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const author = draw.pick(panel.answers).modelId.split('/')[0] ?? '';
  const lines = [
    ...(agreed
      ? [
          `{{${agreed}.support}} of the models would oppose this claim.`,
          `It is false that {{${agreed}.support}}.`,
          `Only {{${agreed}.in_words}}.`,
        ]
      : []),
    ...(contested ? [`{{${contested}.reach}} and would agree without reservation.`] : []),
    ...(leading ? [`{{${leading.id}.share}} of the panel would stand against the leading position.`] : []),
    ...plainLies.slice(0, -1),
    `${author.charAt(0).toUpperCase()}${author.slice(1)} in particular insists on it.`,
  ];
  return draw.pick(lines);
}

/** A sentence about what no response says, as it would stand in a field. */
export function outsideLine(draw: Draw, field: string, { panel }: Knowledge): string {
  const { length } = panel.answers;
  const panelSize = length === 10 ? 'ten' : `${length}`;
  if (field === 'insight')
    return draw.pick([
      'It is claimed that the vendor Acme bribes officials.',
      'The vendor Acme is said to overcharge every city that it serves.',
    ]);
  if (field === 'description')
    return draw.pick([
      `Whether the contracts are legal is open, as all ${panelSize} models say.`,
      'Every model names the risk of a lawsuit as the open question.',
    ]);
  return draw.pick([
    'A landmark ruling of the Supreme Court settled the matter.',
    'A study by the University of Oslo has confirmed this.',
    'The World Bank withdrew its funding over this point.',
  ]);
}

/** Lies without slots, or the end of one that begins with a name: only a reader of words can tell them all. */
export const plainLies: readonly string[] = [
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
  'in particular insists on it.',
];

/** A sentence that is true for any tables, or that a slot makes true. */
export function honestLine(draw: Draw, { claims }: Tables): string {
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
