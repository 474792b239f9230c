/** Pure files whose tests stand elsewhere: a list that only shrinks. */
export const withoutOwnTest: readonly string[] = [
  'src/report/parts.ts',
  'src/report/schema/parts/values.ts',
  'src/report/sections/standing.ts',
  'src/report/verify/camps.ts',
  'src/report/verify/cases.ts',
  'src/report/verify/claims.ts',
  'src/report/verify/cross-check.ts',
  'src/report/verify/labs/opinions.ts',
  'src/report/verify/labs/pairs.ts',
  'src/report/verify/labs/shares.ts',
  'src/report/verify/quantities.ts',
  'src/report/verify/receipt.ts',
  'src/report/verify/record.ts',
  'src/report/verify/text.ts',
];
