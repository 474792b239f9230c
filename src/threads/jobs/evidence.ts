import type { EarlierFindings, Findings, UncertaintyNote } from '../../findings/findings.ts';
import { withReportedClaims } from '../../findings/reported-claims.ts';
import { tablesOf } from '../../report/tables/tables.ts';
import type { Camps } from '../../synthesis/camps/find-camps.ts';
import type { ConditionGroups } from '../../synthesis/claims/conditions.ts';
import type { QuantityGroups } from '../../synthesis/claims/quantities.ts';
import type { MadeClaim } from '../../synthesis/claims/select.ts';
import { aliasRank, makeAliases } from '../../synthesis/prepare/aliases.ts';
import type { CountedRun } from '../kept.ts';
import type { JobContext } from './context.ts';
import type { StoredText } from './texts.ts';

/** The findings of a run, of all claims that were labelled, without the texts. */
export interface EvidenceInput {
  /** The run's secret seed. */
  readonly seed: string;
  /** Models from whose answers claims were extracted, in the order of the panel. */
  readonly answered: readonly string[];
  readonly findings: Omit<
    Findings,
    'uncertaintyNotes' | 'earlier' | 'quantities' | 'quantitiesLeftOut' | 'conditions' | 'conditionsLeftOut'
  >;
  /** The notes as stored by the synthesis, with aliases. */
  readonly notes: readonly (Omit<UncertaintyNote, 'modelIds'> & { readonly aliases: readonly string[] })[];
  /** By alias. Missing if an older version began the run. */
  readonly quantities?: QuantityGroups;
  readonly conditions?: ConditionGroups;
  /** Findings of earlier stages, by alias. */
  readonly earlier?: {
    readonly made: readonly MadeClaim[];
    readonly members: NonNullable<Camps['members']>;
  };
}

/** The findings of a run with its texts, and their tables. */
export async function countedRun(evidence: EvidenceInput, { texts, kept }: JobContext): Promise<CountedRun> {
  const textOf = await byModel(texts);
  return kept.counted(JSON.stringify(evidence), textOf, () => {
    const findings = withTexts(evidence, textOf);
    return { findings, tables: tablesOf(findings) };
  });
}

/** The findings about the claims that are reported, with the panel's texts and with the models behind the aliases. */
function withTexts(
  { seed, answered, findings, notes, quantities, conditions, earlier }: EvidenceInput,
  textOf: ReadonlyMap<string, string>,
): Findings {
  const rankOf = new Map(textOf.entries().map(([modelId, text]) => [modelId, aliasRank(seed, text)]));
  const aliases = aliasesOf(seed, answered, rankOf);
  const modelOf = new Map([...aliases].map(([modelId, alias]) => [alias, modelId]));
  return withReportedClaims({
    ...findings,
    models: findings.models.map((model) => ({ ...model, text: textOf.get(model.modelId) ?? null })),
    uncertaintyNotes: notes.map(({ id, description, aliases: named }) => ({
      id,
      description,
      modelIds: named.flatMap((alias) => modelOf.get(alias) ?? []),
    })),
    ...(quantities ? quantitiesBy(quantities, modelOf) : {}),
    ...(conditions ? conditionsBy(conditions, modelOf) : {}),
    ...(earlier ? { earlier: byModelId(earlier, modelOf) } : {}),
  });
}

function quantitiesBy(
  { groups, leftOut }: QuantityGroups,
  modelOf: ReadonlyMap<string, string>,
): Pick<Findings, 'quantities' | 'quantitiesLeftOut'> {
  return {
    quantities: groups.map(({ values, ...group }) => ({
      ...group,
      values: values.flatMap(({ alias, ...value }) => {
        const modelId = modelOf.get(alias);
        return modelId === undefined ? [] : [{ modelId, ...value }];
      }),
    })),
    quantitiesLeftOut: leftOut,
  };
}

function conditionsBy(
  { groups, leftOut }: ConditionGroups,
  modelOf: ReadonlyMap<string, string>,
): Pick<Findings, 'conditions' | 'conditionsLeftOut'> {
  return {
    conditions: groups.map(({ holders, ...group }) => ({
      ...group,
      holders: holders.flatMap(({ alias, span }) => {
        const modelId = modelOf.get(alias);
        return modelId === undefined ? [] : [{ modelId, span }];
      }),
    })),
    conditionsLeftOut: leftOut,
  };
}

function byModelId(
  { made, members }: NonNullable<EvidenceInput['earlier']>,
  modelOf: ReadonlyMap<string, string>,
): EarlierFindings {
  const modelIdOf = (alias: string) => modelOf.get(alias) ?? '';
  return {
    claims: made.map(({ claimId, alias, stance, caveat }) => ({
      claimId,
      modelId: modelIdOf(alias),
      stance: stance === 'asserts' ? 'support' : 'oppose',
      ...(caveat ? { caveat } : {}),
    })),
    camps: members.map(({ campId, alias }) => ({ campId, modelId: modelIdOf(alias) })),
  };
}

async function byModel(texts: AsyncIterable<StoredText>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { modelId, text } of texts) found.set(modelId, text);
  return found;
}

/**
 * The alias of each model, in the given order.
 * @param rankOf from aliasRank(); a model without a text has that of an empty one
 */
export function aliasesOf(
  seed: string,
  models: readonly string[],
  rankOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const none = aliasRank(seed, '');
  const aliases = makeAliases(models.map((modelId) => rankOf.get(modelId) ?? none));
  return new Map(models.map((modelId, index) => [modelId, aliases[index] ?? '']));
}
