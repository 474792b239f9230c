import type { Mutation } from './mutation.ts';

/** Changes to what is sent to synthesizers, and to how their outputs are read. */
export const promptMutations: readonly Mutation[] = [
  {
    name: 'prompts of one stage do not begin alike',
    file: 'src/stages/call/fence.ts',
    from: 'seededHash(seed, stage, counter)',
    to: 'seededHash(seed, stage, counter, ...texts)',
    spec: 'test/unit/stages/prompts.test.ts',
  },
  {
    name: 'the tables of sections begin with what one section alone needs',
    file: 'src/report/tables/writer-tables.ts',
    from: 'return { ...shared, question_type: tables.questionType, ',
    to: 'return { question_type: tables.questionType, ...shared, ',
    spec: 'test/unit/stages/prompts.test.ts',
  },
  {
    name: 'what was right is lost where an entry is corrected',
    file: 'src/stages/call/corrections.ts',
    from: 'if (!faulty.has(index)) return [entry];',
    to: 'if (!faulty.has(index)) return [];',
    spec: 'test/unit/stages/call/ladder.test.ts',
  },
  {
    name: 'a corrected entry takes the place of another, because unreadable ones were not counted',
    file: 'src/stages/call/judge-output.ts',
    from: 'checked.problems.map(shaped.asGiven)',
    to: 'checked.problems',
    spec: 'test/unit/stages/call/ladder.test.ts',
  },
  {
    name: 'a stage has the synthesizers of all others',
    file: 'activities/common/call-synthesizer.ts',
    from: 'synthesizers[stageOfKind[kind]]',
    to: 'synthesizers[stageOfKind.write]',
    spec: 'test/workflows/stage-synthesizers.test.ts',
  },
  {
    name: 'a synthesizer that finds no claim is believed',
    file: 'src/stages/extract/extract-claims.ts',
    from: 'isDoubtful: claims.length === 0',
    to: 'isDoubtful: false',
    spec: 'test/unit/stages/extract/extract-claims.test.ts',
  },
];
