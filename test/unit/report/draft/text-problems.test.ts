import assert from 'node:assert/strict';
import { textProblems } from '../../../../src/report/draft/text-problems.ts';
import { exampleFacts } from '../example.ts';
import { tablesWithShown } from '../shown.ts';

const said = 'We did it on 11 weekends in a row.';
const example = exampleFacts();
const last = example.findings.labels.at(-1)!.modelId;
const models = example.findings.models.map((model) =>
  model.modelId === last ? { ...model, text: `${model.text} ${said}` } : model,
);
const tables = tablesWithShown(exampleFacts({ models }));
const [name] = [...tables.shown].find(([, { words }]) => words === said)!;

describe('textProblems', () => {
  const problemsOf = (text: string) => textProblems('direct_answer', text, [], tables).join();

  it('R-R27 R-R05 a sentence may repeat the number of a sentence that it names, and no other may', () => {
    assert.equal(problemsOf(`Draw one part out over 11 weekends [${name}].`), '');
    assert.match(problemsOf('Draw one part out over 11 weekends.'), /“11” is not computed/);
    assert.match(problemsOf(`Ask first [${name}]. Draw it out over 11 weekends.`), /“11” is not computed/);
    assert.match(problemsOf(`Draw one part out over 12 weekends [${name}].`), /“12” is not computed/);
  });

  it('R-R05 a number is calculated by code, from numbers that its sentence may repeat', () => {
    assert.equal(problemsOf(`In a year of such years that is 77 days [${name}, = 11×7].`), '');
    assert.match(problemsOf(`That is 78 days [${name}, = 11×7].`), /“78” is not computed/);
    assert.match(problemsOf('That is 77 days [= 11×7].'), /“=11×7” holds a number that no row has/);
    assert.match(problemsOf(`That is 77 days. It is so [${name}, = 11×7].`), /“77” is not computed/);
  });

  it('R-R05 the numbers of steps are no figures, but a figure at the start of a line is', () => {
    assert.equal(problemsOf('1. Begin.\n2. Go on.\n\n3. Rest.'), '');
    assert.match(problemsOf('1. Begin.\n2. Go on.\n\n97. Rest.'), /“97” is not computed/);
    assert.match(problemsOf('Begin.\n97. Go on.'), /“97” is not computed/);
  });

  it('R-S07 refuses words of a response that only the number of a step joins', () => {
    const steps = 'Clear the pipe of snow, which blocks it.\n3. Run the engine for ten minutes an hour.';
    const own = models.map((model, at) => (at === 0 ? { ...model, text: `${model.text}\n${steps}` } : model));
    const written = '1. Call.\n2. Clear the pipe of snow, which blocks it.\n3. Run the engine for a while.';
    const copied = tablesWithShown(exampleFacts({ models: own }));
    const problems = (text: string) => textProblems('direct_answer', text, [], copied).join();
    assert.match(problems(written), /repeats more than 12 .* \(“Clear the pipe of snow, which …”\)/);
    assert.equal(problems(written.replace('3. Run', '3. Let')), '');
  });

  it('R-R27 refuses a mark of a sentence that was not shown', () => {
    assert.match(problemsOf('Ask first [A99.1].'), /“A99.1” is no sentence of the tables/);
  });

  it('R-R27 R-H02 refuses a text of nothing but marked sentences', () => {
    assert.match(problemsOf(`Go on [${name}]. `.repeat(51)), /at most 50 sentences/);
  });

  it('R-R23 what only the synthesizer knows has no number of its own', () => {
    assert.equal(problemsOf('Begin today. Walking builds endurance [own].'), '');
    assert.match(problemsOf('Walk for 97 minutes [own].'), /“97” is not computed/);
  });

  it('R-R23 what only the synthesizer knows is at most half of a direct answer', () => {
    assert.match(problemsOf('Begin. Walk [own]. Rest [own].'), /at most half of its sentences/);
    assert.match(problemsOf('Begin. Each week:\n\n- Walk [own].\n- Rest [own].'), /at most half/);
    assert.equal(problemsOf('Begin. Each week:\n\n- Walk [own].'), '');
    assert.equal(problemsOf(`Walk [${name}, own]. Rest [own].`), '');
  });

  it('R-R23 what only the synthesizer knows stands in no judgement', () => {
    const own = 'Walking builds endurance [own].';
    const at = (field: string) => textProblems(field, own, [], tables).join();
    assert.equal(at('headline'), '', 'the panel may be wrong');
    assert.match(at('assessment.statement'), /no sentence here may rest on/);
    assert.equal(at('key_points[2].statement'), '');
  });
});
