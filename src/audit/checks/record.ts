import { panelVerdict } from '../../domain/run/quorum.ts';
import { isSameModel } from '../../domain/run/same-model.ts';
import type { FactModel } from '../../findings/findings.ts';
import { isRefusal } from '../../prepare/refusal.ts';
import { opinionsView } from '../../report/count/labs.ts';
import type { Report } from '../../report/schema/report.ts';
import { shortDigestOf } from '../../text/digest.ts';
import { type CheckedValue, checkedValue, compared, comparedWhole } from '../material/finding.ts';
import type { Material } from '../material/material.ts';
import type { Rebuilt } from '../material/rebuild.ts';

const snapshotPath = 'research_record.research_snapshot';

/**
 * Compares the models asked, answered and counted, with their names, labs, tokens and texts, with
 * the export.
 */
export function recordFindings(
  { report, run, responses, record: stored }: Material,
  { tables }: Rebuilt,
): CheckedValue[] {
  const record = report.research_record;
  const { invited, included, failed, excluded } = tables.panel;
  const answered = included.length + excluded.length;
  const entries = new Map<string, Entry>(
    (record?.provenance?.included ?? []).map((each) => [each.model_id ?? '', each]),
  );
  for (const each of record?.provenance?.excluded ?? []) entries.set(each.model_id, each);
  const snapshot = record?.research_snapshot;
  const { independent_opinions: opinions } = opinionsView(tables.labs.opinions());
  const used = usage(record?.token_usage, responses);
  return [
    ...compared('research_record', record, {
      research_snapshot: {
        invited: invited.length,
        successful: answered,
        failed: failed.length,
        excluded: excluded.length,
        included_in_synthesis: included.length,
        unclassified: tables.unclassified.length,
      },
      panel: { models: invited.map((model) => invitedOf(model, responses)) },
      provenance: {
        included: included.map((model) => answererOf(model, entries.get(model.modelId))),
        failed: failed.map((model) => ({ ...identityOf(model), status: model.status })),
        excluded: excluded.map(({ model }) => answererOf(model, entries.get(model.modelId))),
      },
      generation: {
        run_id: run?.id,
        rerun_id: null,
        run_completed_at: record?.generation?.generated_at,
      },
      token_usage: used,
    }),
    ...comparedWhole(`${snapshotPath}.independent_opinions`, snapshot?.independent_opinions, opinions),
    ...compared('', report, { status: panelVerdict(invited.length, answered) }),
    ...(run ? compared('', { status: run.status }, { status: report.status }) : []),
    ...(stored ? compared('question', report.question, { text: stored.question }) : []),
    ...substituteFindings(record?.provenance ?? null),
    ...timeFindings(record?.generation),
    ...exclusionFindings(record?.provenance?.excluded ?? [], tables.panel.excluded),
  ];
}

function invitedOf(model: FactModel, responses: Material['responses']) {
  const line = responses.find((each) => each.model_id === model.modelId);
  return {
    ...identityOf(model),
    // The report gives no lab if it is unknown; the export always has some text there.
    lab: model.labId === null ? null : { lab_id: model.labId, name: line?.laboratory || model.labId },
  };
}

function identityOf(model: FactModel) {
  return {
    model_id: model.modelId,
    display_name: model.displayName,
    lab: model.labId && (model.labName || model.labId),
  };
}

type Entry = Readonly<Record<string, unknown>>;

function answererOf(model: FactModel, entry: Entry | undefined) {
  return {
    ...identityOf(model),
    ...usage(entry, [{ input_tokens: model.inputTokens ?? 0, output_tokens: model.outputTokens ?? 0 }]),
    text_digest: model.text === null ? null : shortDigestOf(model.text),
  };
}

function substituteFindings(
  provenance: NonNullable<Report['research_record']>['provenance'],
): CheckedValue[] {
  return (['included', 'excluded'] as const).flatMap((list) =>
    (provenance?.[list] ?? []).map(({ model_id: asked, served_model: served, substituted = false }, at) => {
      const due = isSubstitute(asked ?? '', served ?? null);
      const path = `research_record.provenance.${list}[${at}].substituted`;
      return checkedValue(path, substituted, due === null || due === substituted, due);
    }),
  );
}

/** @returns null if the name may have been shortened when it was printed */
function isSubstitute(asked: string, served: string | null): boolean | null {
  if (served === null) return false;
  return /^[\w./:@+-]{1,150}$/.test(served) ? !isSameModel(asked, served) : null;
}

interface Tokens {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/**
 * Checks the sums of tokens. If a provider reported none, the export says 0 and the report null.
 */
function usage(entry: Entry | null | undefined, all: readonly Tokens[]) {
  const sum = (name: keyof Tokens): number | null => {
    const total = all.reduce((part, each) => part + each[name], 0);
    return total === 0 && entry?.[name] === null ? null : total;
  };
  const [input, output] = [sum('input_tokens'), sum('output_tokens')];
  return {
    input_tokens: input,
    output_tokens: output,
    total_tokens: input === null && output === null ? null : (input ?? 0) + (output ?? 0),
  };
}

function timeFindings(
  generation: NonNullable<Report['research_record']>['generation'] | undefined,
): CheckedValue[] {
  const { run_started_at: started = null, run_completed_at: completed = null } = generation ?? {};
  if (started === null || completed === null) return [];
  const path = 'research_record.generation.run_started_at';
  return [
    checkedValue(path, started, Date.parse(started) <= Date.parse(completed), `not after ${completed}`),
  ];
}

/** Checks the two reasons for an exclusion that the text itself shows. */
function exclusionFindings(
  entries: readonly { readonly model_id: string; readonly reason: string | null }[],
  excluded: Rebuilt['tables']['panel']['excluded'],
): CheckedValue[] {
  return entries.map(({ model_id: modelId, reason }, at) => {
    const text = excluded.find(({ model }) => model.modelId === modelId)?.model.text ?? '';
    return checkedValue(
      `research_record.provenance.excluded[${at}].reason`,
      reason,
      reasonFits(reason, text),
      'the reason that its text shows',
    );
  });
}

function reasonFits(reason: string | null, text: string): boolean {
  const isEmpty = !/[\p{L}\p{N}]/u.test(text);
  if (reason === 'empty') return isEmpty;
  return !isEmpty && (reason !== 'refusal' || isRefusal(text));
}
