/** Pure files whose tests stand elsewhere: a list that only shrinks. */
export const withoutOwnTest: readonly string[] = [
  'src/report/verify/camps.ts',
  'src/report/verify/claims.ts',
  'src/report/verify/conditions.ts',
  'src/report/verify/cross-check.ts',
  'src/report/verify/laboratories/opinions.ts',
  'src/report/verify/laboratories/pairs.ts',
  'src/report/verify/laboratories/shares.ts',
  'src/report/verify/quantities.ts',
  'src/report/verify/receipt.ts',
  'src/report/verify/record.ts',
  'src/report/verify/text.ts',
];
