import type { Findings, UncertaintyNote } from '../../findings/findings.ts';
import { makeAliases } from '../../synthesis/prepare/aliases.ts';
import type { StoredText } from './texts.ts';

/** The findings of a run, without the texts. */
export interface EvidenceInput {
  /** The run's secret seed. */
  readonly seed: string;
  /** Models from whose answers claims were extracted, in the order of the panel. */
  readonly answered: readonly string[];
  readonly findings: Omit<Findings, 'uncertaintyNotes'>;
  /** The notes as stored by the synthesis, with aliases. */
  readonly notes: readonly (Omit<UncertaintyNote, 'modelIds'> & { readonly aliases: readonly string[] })[];
}

/** The findings with the panel's texts, and with the models behind the aliases of each note. */
export async function withTexts(
  { seed, answered, findings, notes }: EvidenceInput,
  texts: AsyncIterable<StoredText>,
): Promise<Findings> {
  const textOf = await byModel(texts);
  const aliases = aliasesOf(seed, answered, textOf);
  const modelOf = new Map([...aliases].map(([modelId, alias]) => [alias, modelId]));
  return {
    ...findings,
    models: findings.models.map((model) => ({ ...model, text: textOf.get(model.modelId) ?? null })),
    uncertaintyNotes: notes.map(({ id, description, aliases: named }) => ({
      id,
      description,
      modelIds: named.flatMap((alias) => modelOf.get(alias) ?? []),
    })),
  };
}

export async function byModel(texts: AsyncIterable<StoredText>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { modelId, text } of texts) found.set(modelId, text);
  return found;
}

/** The alias of each model, in the given order. */
export function aliasesOf(
  seed: string,
  models: readonly string[],
  textOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const aliases = makeAliases(
    seed,
    models.map((modelId) => textOf.get(modelId) ?? ''),
  );
  return new Map(models.map((modelId, index) => [modelId, aliases[index] ?? '']));
}
