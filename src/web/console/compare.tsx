import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Report } from '../../report/schema/report.ts';
import {
  type Comparison,
  comparisonOf,
  isWhole,
  type Pair,
  type Turn,
  turnsOn,
} from '../model/comparison.ts';
import { percent } from '../model/numbers.ts';
import { type Claim, indexReport } from '../model/report-index.ts';
import { Table } from '../report/section.tsx';
import { useLoaded } from './loaded.ts';
import { PageOf, Waiting } from './parts.tsx';
import { leftAt } from './route.ts';

interface Result {
  readonly id: string;
  readonly report: Report;
}

/** Two reports of one question: the earlier, and what the later says instead. */
export function ComparePage({ runIds: [first, second] }: { readonly runIds: readonly [string, string] }) {
  const one = useLoaded<Result>(`research/${encodeURIComponent(first)}/result`);
  const other = useLoaded<Result>(`research/${encodeURIComponent(second)}/result`);
  const found = useMemo(
    () => (one.value && other.value ? inOrder(one.value, other.value) : null),
    [one.value, other.value],
  );
  useLayoutEffect(() => {
    if (found) scrollTo(0, leftAt());
  }, [found]);
  return (
    <PageOf title="Two reports compared" wide>
      {found ? <Compared {...found} /> : <Waiting problem={one.problem || other.problem} />}
    </PageOf>
  );
}

interface Found {
  readonly comparison: Comparison;
  /** Of the earlier and the later run. */
  readonly runIds: readonly [string, string];
}

function inOrder(one: Result, other: Result): Found {
  const madeAt = ({ report }: Result) => report.research_record?.generation?.generated_at ?? '';
  const [before, after] = madeAt(one) <= madeAt(other) ? [one, other] : [other, one];
  return {
    comparison: comparisonOf(indexReport(before.report), indexReport(after.report)),
    runIds: [before.id, after.id],
  };
}

function Compared({ comparison, runIds }: Found) {
  return (
    <>
      <Question before={comparison.before.report} after={comparison.after.report} />
      <div class="sides">
        <Side name="Earlier" report={comparison.before.report} runId={runIds[0]} />
        <Side name="Later" report={comparison.after.report} runId={runIds[1]} />
      </div>
      <InSum comparison={comparison} />
      <Camps comparison={comparison} />
      <Moves comparison={comparison} />
      <Claims comparison={comparison} runIds={runIds} />
    </>
  );
}

/** Our choice, in characters: enough to know the question by. */
const shownCharacters = 300;

function Question({ before, after }: { readonly before: Report; readonly after: Report }) {
  const [earlier, later] = [before, after].map(({ question }) => question?.text ?? '');
  return (
    <>
      <p class="lead" dir="auto">
        {Array.from(later ?? '')
          .slice(0, shownCharacters)
          .join('')}
      </p>
      {earlier === later ? null : (
        <p class="problem">
          The earlier report answers another question:{' '}
          {Array.from(earlier ?? '')
            .slice(0, shownCharacters)
            .join('')}
        </p>
      )}
    </>
  );
}

/** What changed, in one line, and how far it can be relied on. */
function InSum({ comparison }: { readonly comparison: Comparison }) {
  const { camps, claims, perhaps, moves, shared } = comparison;
  const ofBoth = claims.filter(isWhole);
  const turned = ofBoth.filter((pair) => turnsOn(comparison, pair).length > 0).length;
  const came = claims.filter(({ before }) => !before).length;
  const went = claims.filter(({ after }) => !after).length;
  const answers = camps.filter((pair) => !isWhole(pair)).length;
  return (
    <>
      <p class="in-sum">
        <strong>In sum:</strong> of the {shared} models that both reports count, {moves.length} that give an
        answer in both {moves.length === 1 ? 'gives' : 'give'} another one; {answers} of the answers{' '}
        {answers === 1 ? 'stands' : 'stand'} in one report alone. On {turned} of the {ofBoth.length} claims of
        both, some model takes another stance. {perhaps.length} further{' '}
        {perhaps.length === 1 ? 'claim is' : 'claims are'} perhaps worded anew, {came} came, {went} went.
      </p>
      <p class="note">
        Models answer a little differently each time, so a small change says little. Answers are taken for the
        same if at least half of their words or of their models are, claims if at least half of their words
        are and most models have not changed sides, or if they share a word and nine in ten models stand on
        the same side of both and clearly fewer on that of any other. Without such a word, or with few models
        that address it, a claim is listed as perhaps the same. Who is silent in one of the reports is no
        change.
      </p>
    </>
  );
}

function Side({
  name,
  report,
  runId,
}: {
  readonly name: string;
  readonly report: Report;
  readonly runId: string;
}) {
  const { research_record: record, answer } = report;
  return (
    <div class="side">
      <p class="eyebrow">
        {name} · {record?.generation?.generated_at?.slice(0, 16).replace('T', ' ')} ·{' '}
        {`panel ${record?.panel?.panel_id ?? ''} of ${record?.research_snapshot?.invited ?? 0} models`}
      </p>
      <h2 dir="auto">{answer?.headline}</h2>
      <p class="note" dir="auto">
        {answer?.standing}
      </p>
      {report.errors.some(({ code }) => code?.startsWith('simulated_')) ? (
        <p class="problem">Its answers or its synthesis come from a simulator.</p>
      ) : null}
      <p>
        <a href={`/console/research/${runId}`}>Open the report</a>
      </p>
    </div>
  );
}

function Camps({ comparison }: { readonly comparison: Comparison }) {
  return (
    <section>
      <h2>Answers</h2>
      <Table label="Table: answers" columns={['Answer', 'Earlier', 'Later']}>
        {comparison.camps.map(({ before, after }) => (
          <tr key={`${before?.camp_id} ${after?.camp_id}`}>
            <th scope="row" dir="auto">
              {after?.label ?? before?.label}
            </th>
            <td>{before ? `${before.model_count} (${percent(before.model_share)})` : 'was not given'}</td>
            <td>{after ? `${after.model_count} (${percent(after.model_share)})` : 'is not given'}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Moves({ comparison }: { readonly comparison: Comparison }) {
  const { moves, shared } = comparison;
  return (
    <section>
      <h2>Who changed sides</h2>
      <p>
        {moves.length === 0 ? 'None' : moves.length} of the {shared} models that both reports count
      </p>
      <ul>
        {moves.map(({ model, from, to }) => (
          <li key={model.id} dir="auto">
            <strong>{model.name}</strong> from “{from.label}” to “{to.label}”
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claims({ comparison, runIds }: Found) {
  const { claims, perhaps } = comparison;
  const lists = [
    ['Claims of both', claims.filter(isWhole)],
    ['Perhaps the same claim, worded anew', perhaps],
    ['Claims that came', claims.filter(({ before }) => !before)],
    ['Claims that went', claims.filter(({ after }) => !after)],
  ] as const;
  return (
    <>
      {lists.map(([title, list]) =>
        list.length > 0 ? (
          <section key={title}>
            <h2>{title}</h2>
            <ul class="runs">
              {list.map((pair) => (
                <ClaimLine
                  key={`${pair.before?.claim_id} ${pair.after?.claim_id}`}
                  pair={pair}
                  runIds={runIds}
                  turns={turnsOn(comparison, pair)}
                  isSurelySame={list !== perhaps}
                />
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </>
  );
}

interface ClaimLineProps {
  readonly pair: Pair<Claim>;
  readonly runIds: Found['runIds'];
  readonly turns: readonly Turn[];
  readonly isSurelySame: boolean;
}

function ClaimLine({ pair, runIds, turns, isSurelySame }: ClaimLineProps) {
  const { before, after } = pair;
  const isUnchanged =
    isSurelySame && before && after && sidesWords(before) === sidesWords(after) && turns.length === 0;
  return (
    <li>
      <span dir="auto">{(after ?? before)?.statement}</span>
      {before && after && before.statement !== after.statement ? (
        <p class="note" dir="auto">
          Earlier: {before.statement}
        </p>
      ) : null}
      <p class="note">
        {before ? (
          <a href={`/console/research/${runIds[0]}#claim-${before.claim_id}`}>{sidesWords(before)}</a>
        ) : null}
        {before && after ? ', later ' : ''}
        {after ? (
          <a href={`/console/research/${runIds[1]}#claim-${after.claim_id}`}>{sidesWords(after)}</a>
        ) : null}
        {isUnchanged ? ' (unchanged)' : ''}
      </p>
      {turns.length > 0 ? (
        <p class="note" dir="auto">
          {turns
            .slice(0, turnsMax)
            .map(({ model, from, to }) => `${model.name}: ${stanceWords[from]}, later ${stanceWords[to]}`)
            .join(' · ')}
          {turns.length > turnsMax ? ` · and ${turns.length - turnsMax} more` : ''}
        </p>
      ) : null}
    </li>
  );
}

/** Our choice: a claim's line stays short where many turned. */
const turnsMax = 5;

const stanceWords = { support: 'agrees', oppose: 'disagrees', mixed: 'sees both sides' } as const;

/** Of few, a share would say more than is known. */
function sidesWords(claim: Claim): string {
  const { addressed_count: whole, mixed_or_uncertain_model_ids: mixed } = claim;
  const counts = [
    `${claim.supporting_count ?? 0} agree`,
    `${claim.opposing_count ?? 0} disagree`,
    ...(mixed.length > 0 ? [`${mixed.length} both`] : []),
  ];
  return `${counts.join(', ')} (of ${whole ?? 0} that address it)`;
}
