interface Calculation {
  /** The numbers in it, as they are written. */
  readonly operands: readonly string[];
  readonly result: number;
}

/** What calculations entitle a text to say, and what is wrong with them. */
interface Calculated {
  /**
   * Their results, in the spellings that a text may have: to one to four digits or whole, if that
   * is near; and the sizes of units in them, because "100 grams cost about $44" says both.
   */
  readonly figures: readonly string[];
  readonly problems: readonly string[];
}

/**
 * The results of the calculations that a mark holds beside the sentences that it names. A writer
 * says what is to be calculated, and code does it (R-R05): one number in it at least is one that
 * the sentence may repeat, and each other one is too, or is free.
 * @param names of a mark: `A01.12`, `=0.65×14×150`
 * @param missingIn the numbers of a text that the sentence may not repeat
 */
export function calculatedIn(
  names: readonly string[],
  missingIn: (text: string) => readonly string[],
): Calculated {
  const given = names.filter(isCalculation).map((name) => ({ name, read: calculationOf(name) }));
  const stands = (operand: string) => missingIn(operand).length === 0;
  const problems = given.flatMap(({ name, read }) => {
    if (read === null) return [`“${name}” is no calculation; write it with numbers and + - × / ^ ( )`];
    const { operands } = read;
    // With free numbers alone any number could be made.
    const isBorne = operands.some(stands) && operands.every((each) => free.has(each) || stands(each));
    return isBorne ? [] : [`“${name}” holds a number that no row has, and no sentence that its mark names`];
  });
  return {
    figures:
      problems.length > 0
        ? []
        : given.flatMap(({ read }) =>
            read ? [...spellingsOf(read.result), ...read.operands.filter((each) => ofUnits.has(each))] : [],
          ),
    problems,
  };
}

/** Calculated figures as lines of a source, marked so that they are told from a response's. */
export function asSource(figures: readonly string[]): string {
  return figures.map((figure) => `= ${figure}`).join('\n');
}

export function isCalculation(name: string): boolean {
  return name.startsWith('=');
}

/** As long as a mark allows. */
const charactersMax = 61;
/** How many minutes an hour has, months a year, ounces a pound, and so on; 100 are in per cent. */
const ofUnits: ReadonlySet<string> = new Set(['12', '16', '24', '30', '52', '60', '100', '365', '1000']);
/**
 * Numbers that no source need have: those, and what makes halves, rates and how often a thing is
 * done.
 */
const free: ReadonlySet<string> = new Set([
  ...Array.from({ length: 10 }, (_, at) => String(at + 1)),
  ...ofUnits,
]);
/** Our choice: what is further from the result says something else; 1.4 is no 1. */
const roundedBy = 0.1;

function spellingsOf(result: number): string[] {
  const rounded = [1, 2, 3, 4].map((digits) => Number(result.toPrecision(digits)));
  const near = [...rounded.slice(1), rounded[0] ?? 0, Math.round(result)].filter(
    (each) => Math.abs(each - result) <= result * roundedBy,
  );
  return [...new Set(near)].map(String);
}

/**
 * Reads `=0.65×14×150`; null if it is no calculation with a finite result that is not negative. The
 * audit reads those of any report, so what no mark can hold is none: brackets in brackets would go
 * as deep as they like.
 */
function calculationOf(name: string): Calculation | null {
  if (name.length > charactersMax) return null;
  const tokens = name.slice(1).match(/\d+(?:\.\d+)?%?|\S/g) ?? [];
  const operands: string[] = [];
  let at = 0;
  const value = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : Number.NaN;
    }
    if (!/^\d/.test(token)) return Number.NaN;
    operands.push(token.replace('%', ''));
    return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  };
  const chain = (next: () => number, signs: Readonly<Record<string, (a: number, b: number) => number>>) => {
    let result = next();
    for (let apply = signs[tokens[at] ?? '']; apply; apply = signs[tokens[at] ?? '']) {
      at++;
      result = apply(result, next());
    }
    return result;
  };
  const power = () => {
    const base = value();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** value();
  };
  const product = () => chain(power, products);
  const sum = (): number => chain(product, sums);
  const result = sum();
  const isRead = at === tokens.length && operands.length > 1;
  return isRead && Number.isFinite(result) && result >= 0 ? { operands, result } : null;
}

const times = (a: number, b: number) => a * b;
const by = (a: number, b: number) => a / b;
const products = { '*': times, '×': times, '/': by, '÷': by };
const sums = { '+': (a: number, b: number) => a + b, '-': (a: number, b: number) => a - b };
