/** What a calculation is made of, and what it comes to. */
interface Calculation {
  /** The numbers in it, as they are written. */
  readonly operands: readonly string[];
  readonly result: number;
}

/** What calculations entitle a text to say, and what is wrong with them. */
interface Calculated {
  /**
   * Their results, in the spellings that a text may have: to two, three or four digits, or whole;
   * and the numbers in them, because "100 grams cost about $44" says both.
   */
  readonly figures: readonly string[];
  readonly problems: readonly string[];
}

/**
 * The results of the calculations that a mark holds beside the sentences that it names. A writer
 * says what is to be calculated, and code does it (R-R05): every number in it is one that the
 * sentence may repeat, or tells how many of one unit are in another.
 * @param names of a mark: `A01.12`, `=0.65×14×150`
 * @param missingIn the numbers of a text that the sentence may not repeat
 */
export function calculatedIn(
  names: readonly string[],
  missingIn: (text: string) => readonly string[],
): Calculated {
  const given = names.filter(isCalculation).map((name) => ({ name, read: calculationOf(name) }));
  const problems = given.flatMap(({ name, read }) => {
    if (read === null) return [`“${name}” is no calculation; write it with numbers and + - × / ( )`];
    const own = read.operands.filter((operand) => !ofUnits.has(operand));
    return missingIn(own.join(' ; ')).length > 0
      ? [`“${name}” holds a number that no row has, and no sentence that its mark names`]
      : [];
  });
  return {
    figures:
      problems.length > 0
        ? []
        : given.flatMap(({ read }) => (read ? [...spellingsOf(read.result), ...read.operands] : [])),
    problems,
  };
}

export function isCalculation(name: string): boolean {
  return name.startsWith('=');
}

/** As long as a mark allows. */
const charactersMax = 61;
/**
 * How many minutes an hour has, months a year, ounces a pound, and so on; a hundred are in per
 * cent. Those up to ten make halves and quarters, and say how often something is done.
 */
const ofUnits: ReadonlySet<string> = new Set(
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 24, 30, 52, 60, 100, 365, 1000].map(String),
);

function spellingsOf(result: number): string[] {
  const rounded = [2, 3, 4].map((digits) => Number(result.toPrecision(digits)));
  // Of fewer digits than two a whole number says something else: 1.4 is no 1.
  const whole = result >= 10 ? [Math.round(result)] : [];
  return [...new Set([...rounded, ...whole])].map(String);
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
  const product = () => chain(value, products);
  const sum = (): number => chain(product, sums);
  const result = sum();
  const isRead = at === tokens.length && operands.length > 1;
  return isRead && Number.isFinite(result) && result >= 0 ? { operands, result } : null;
}

const times = (a: number, b: number) => a * b;
const by = (a: number, b: number) => a / b;
const products = { '*': times, '×': times, '/': by, '÷': by };
const sums = { '+': (a: number, b: number) => a + b, '-': (a: number, b: number) => a - b };
