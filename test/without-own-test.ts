/** Pure files whose tests stand elsewhere: a list that only shrinks. */
export const withoutOwnTest: readonly string[] = [
  'src/report/controls/withheld.ts',
  'src/report/schema/parts/values.ts',
  'src/stages/assemble/withhold.ts',
];
