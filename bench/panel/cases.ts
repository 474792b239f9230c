import {
  type ErringStage,
  type ErrorKind,
  type Errors,
  erringStages,
  errorKinds,
  kindsOf,
} from './coder/errors.ts';

/** One row of the table: how the synthesizers err. */
export interface Case {
  /** For example "flipped" or "label: flipped". */
  readonly name: string;
  /** In percent of the cases in which the error can be made. */
  readonly ratePercent: number;
  readonly errors: Omit<Errors, 'seed'>;
}

/** First a synthesizer without errors, then every kind of error at every rate, in the whole synthesis and in each stage alone. */
export function casesOf(ratesPercent: readonly number[]): Case[] {
  const rates = ratesPercent.filter((rate) => rate > 0);
  const at = (name: string, kinds: readonly ErrorKind[], more: Partial<Errors> = {}) =>
    rates.map((rate) => makeCase(name, rate, kinds, more));
  return [
    { name: 'no errors', ratePercent: 0, errors: { rates: {}, together: false } },
    ...errorKinds.flatMap((kind) => at(kind, [kind])),
    ...at('flipped together', ['flipped'], { together: true }),
    ...at('all kinds', errorKinds),
    makeCase('a third flipped', 33, ['flipped']),
    makeCase('opposites merged by both', 100, ['opposites'], { stage: 'merge' }),
    makeCase('every id swapped', 100, ['swapped']),
    makeCase('always silent', 100, ['silent'], { stage: 'label' }),
    ...erringStages.flatMap((stage) =>
      kindsOf[stage].flatMap((kind) => at(`${stage}: ${kind}`, [kind], { stage })),
    ),
  ];
}

function makeCase(
  name: string,
  ratePercent: number,
  kinds: readonly ErrorKind[],
  { together = false, stage }: { readonly together?: boolean; readonly stage?: ErringStage } = {},
): Case {
  const rates = Object.fromEntries(kinds.map((kind) => [kind, ratePercent / 100]));
  return { name, ratePercent, errors: { rates, together, ...(stage ? { stage } : {}) } };
}
