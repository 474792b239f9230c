import type { ErringStage, ErrorKind } from '../../src/stages/play/coder.ts';
import { coders, type Errors, erringStages, errorKinds, kindsOf } from './coder/errors.ts';

/** One row of the table: how the synthesizers err. */
export interface Case {
  /** For example "flipped" or "label: flipped". */
  readonly name: string;
  /** In percent of the cases in which the error can be made; null for kinds at different rates. */
  readonly ratePercent: number | null;
  readonly errors: Omit<Errors, 'seed'>;
}

type Rule = Omit<Errors, 'seed' | 'rates'>;

/** A mix as of real models (README.md). */
const lifelike: Errors['rates'] = {
  flipped: 0.02,
  missed: 0.05,
  agreeing: 0.1,
  subject: 0.05,
  tail: 0.15,
  neighbour: 0.05,
};

/** Only the first synthesizer errs, and keeps to it. */
const alone: Rule = { who: coders[0], steady: true };

/** The rows that show what to expect of reports. "independent" is the easy case. */
export const headlineCases: readonly Case[] = [
  { name: 'no errors', ratePercent: 0, errors: { rates: {} } },
  makeCase('independent', 3, errorKinds),
  makeCase('steady', 3, errorKinds, { steady: true }),
  makeCase('half shared', 3, errorKinds, { steady: true, shared: 0.5 }),
  { name: 'lifelike', ratePercent: null, errors: { rates: lifelike, steady: true, shared: 0.5 } },
  makeCase('agreement bias', 10, ['agreeing'], { steady: true }),
  makeCase('each flips a third', 33, ['flipped'], { steady: true }),
  makeCase('first flips a third', 33, ['flipped'], alone),
  ...(['extract', 'label', 'adjudicate'] as const).map((stage) =>
    makeCase(`first flips a third in ${stage}`, 33, ['flipped'], { ...alone, stage }),
  ),
  makeCase('first misplaces in camps', 100, ['camp'], alone),
  makeCase('first suppresses minorities', 100, ['suppressed'], alone),
  makeCase('first is a sentence off', 33, ['neighbour'], alone),
  makeCase('first invents on the subject', 33, ['embroidered'], alone),
  makeCase('first lies about counts', 100, ['lying'], alone),
  makeCase('first writes from outside', 100, ['outside'], alone),
];

/**
 * The headline rows, then every kind of error at every rate, in the whole synthesis and in each
 * stage alone.
 */
export function casesOf(ratesPercent: readonly number[]): Case[] {
  const rates = ratesPercent.filter((rate) => rate > 0);
  const at = (name: string, kinds: readonly ErrorKind[], rule: Rule = {}) =>
    rates.map((rate) => makeCase(name, rate, kinds, rule));
  const kindsIn = (stage: ErringStage) => errorKinds.filter((kind) => kindsOf[stage].includes(kind));
  const cases = [
    ...headlineCases,
    ...at('independent', errorKinds),
    ...errorKinds.flatMap((kind) => at(kind, [kind])),
    ...at('flipped together', ['flipped'], { steady: true, shared: 1 }),
    makeCase('a third flipped', 33, ['flipped']),
    makeCase('opposites merged by both', 100, ['opposites'], { stage: 'group' }),
    makeCase('every id swapped', 100, ['swapped']),
    makeCase('always silent', 100, ['silent'], { stage: 'label' }),
    ...erringStages.flatMap((stage) =>
      kindsIn(stage).flatMap((kind) => at(`${stage}: ${kind}`, [kind], { stage })),
    ),
  ];
  return [...new Map(cases.map((each) => [`${each.name} ${each.ratePercent}`, each])).values()];
}

function makeCase(name: string, ratePercent: number, kinds: readonly ErrorKind[], rule: Rule = {}): Case {
  const rates = Object.fromEntries(kinds.map((kind) => [kind, ratePercent / 100]));
  return { name, ratePercent, errors: { rates, ...rule } };
}
