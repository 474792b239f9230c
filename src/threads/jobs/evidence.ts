import type { Findings, UncertaintyNote } from '../../findings/findings.ts';
import { makeAliases } from '../../synthesis/prepare/aliases.ts';
import type { StoredText } from './texts.ts';

/** What was established about a run, without the texts. */
export interface EvidenceInput {
  /** The run's secret. */
  readonly seed: string;
  /** Models whose answers were read, in the order of the panel. */
  readonly answered: readonly string[];
  readonly findings: Omit<Findings, 'uncertaintyNotes'>;
  /** The notes as the synthesis keeps them, by aliases. */
  readonly notes: readonly (Omit<UncertaintyNote, 'modelIds'> & { readonly aliases: readonly string[] })[];
}

/** The findings with the texts of the panel; a note has the models behind its aliases. */
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

/** The alias of each model, in the order given. */
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
