import assert from 'node:assert/strict';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { normalise } from '../../../src/prepare/normalise.ts';
import { prepare } from '../../../src/stages/extract/stage.ts';
import { prepareNames } from '../../../src/text/known-names.ts';
import { jobContext } from '../job-context.ts';

export const { models } = builtInCatalogue;

/** Of every model of the catalogue. */
export const names = namesOf(models);

export const question = 'Should we move to the cloud?';

/** The same names, as texts are searched for them. */
export const knownNames = prepareNames(names, question);

export const body =
  'Move the batch jobs first.\nKeep the database where it is; the network is the weak point.';

export function namesOf(panel: typeof models): string[] {
  return panel.flatMap(({ modelId, displayName, family, labName }) => [
    modelId,
    displayName,
    family,
    labName,
  ]);
}

/** By the list of names, which is compiled once: a thread keeps it between jobs too. */
const contexts = new WeakMap<readonly string[], ReturnType<typeof jobContext>>();

export function promptOf(text: string, known = names, asked = question): string {
  const context = contexts.get(known) ?? jobContext();
  contexts.set(known, context);
  const prepared = prepare({ seed: 'seed', text, question: asked, names: known }, context);
  assert.ok('messages' in prepared, text);
  return prepared.messages.map(({ content }) => content).join('\n');
}

/** As a word of its own. */
export function holds(text: string, name: string): boolean {
  const whole = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${whole}(?![\\p{Script=Latin}\\p{N}])`, 'u').test(text);
}

export function masked(text: string, known = knownNames): string {
  const result = normalise(text, known);
  assert.equal(result.kind, 'answer');
  return result.kind === 'answer' ? result.masked : '';
}
