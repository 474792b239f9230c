import type { ComponentChildren } from 'preact';
import { sideNames } from '../model/evidence-of.ts';
import { campLetter } from '../model/report-index.ts';
import { ClaimCounts } from './counts.tsx';
import { WarningsAt } from './flags.tsx';
import { Link, ModelsLink, Refs } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** Where the models disagree: each side with its models. */
export function Disagreements() {
  const { say } = usePage();
  const { disagreements: all = [] } = usePage().index.report.analysis ?? {};
  if (all.length === 0) return null;
  return (
    <Section id="disagreements" title={say('disagreements')}>
      <WarningsAt part="disagreements" />
      {all.map((each) => (
        <article key={each.disagreement_id} class="dispute">
          <h3 dir="auto">{each.issue}</h3>
          <p dir="auto">
            {each.core_tension}
            <Refs ids={each.related_claim_ids} />
          </p>
          <Sides claimIds={each.related_claim_ids} campIds={each.related_camp_ids} />
          <Folded title={say('granted')}>
            <Lines title={say('takenForGranted')} lines={each.assumptions} />
            <Lines title={say('whyItMatters')} lines={[each.why_it_matters]} />
            <Lines title={say('wouldSettle')} lines={each.resolving_information} />
          </Folded>
        </article>
      ))}
    </Section>
  );
}

/** Columns: of one claim its sides, otherwise the camps, beside how the claims divide them. */
function Sides({
  claimIds,
  campIds,
}: {
  readonly claimIds: readonly number[];
  readonly campIds: readonly number[];
}) {
  const { index, say, colon } = usePage();
  const [claimId, ...others] = claimIds;
  const claim = index.claims.get(claimId ?? 0);
  if (claim && others.length === 0) {
    const { claim_id: id, mixed_or_uncertain_model_ids: mixed } = claim;
    const columns = [
      ['support', claim.supporting_model_ids],
      ['oppose', claim.opposing_model_ids],
      ...(mixed.length > 0 ? [['mixed', mixed] as const] : []),
    ] as const;
    return (
      <div class="sides">
        {columns.map(([side, models]) => (
          <SideColumn
            key={side}
            title={say(sideNames[side])}
            models={models}
            whole={claim.addressed_count ?? 0}
            to={{ kind: 'claim', id, side }}
          />
        ))}
      </div>
    );
  }
  const camps = campIds.flatMap((id) => index.camps.get(id) ?? []);
  if (camps.length < 2) return null;
  return (
    <>
      <ClaimCounts ids={claimIds} />
      <div class="sides">
        {camps.map(({ camp_id: id, label, model_ids: models }) => (
          <SideColumn
            key={id}
            title={`${say('aboutCamp', { letter: campLetter(id) })}${colon}${label}`}
            models={models}
            whole={index.included.length}
            to={{ kind: 'camp', id, side: null }}
          />
        ))}
      </div>
    </>
  );
}

/** Our choice: as many names as a column holds without hiding the next dispute. */
const namesMax = 6;

function SideColumn({
  title,
  models,
  whole,
  to,
}: {
  readonly title: string;
  readonly models: readonly string[];
  /** Those that the models are counted of. */
  readonly whole: number;
  readonly to: Parameters<typeof Link>[0]['to'];
}) {
  const { index, say } = usePage();
  const names = models
    .slice(0, namesMax)
    .map((id) => index.models.get(id)?.name ?? id)
    .join(', ');
  const more = models.length - namesMax;
  const words = say('countOf', { count: models.length, whole });
  return (
    <div class="side">
      <h4 dir="auto">
        {title} <ModelsLink to={to} words={words} title={title} />
      </h4>
      <p class="names">{more > 0 ? say('namesAndMore', { names, count: more }) : names}</p>
    </div>
  );
}

export function MinorityInsights() {
  const { index, say, colon } = usePage();
  const { minority_insights: all = [] } = index.report.analysis ?? {};
  if (all.length === 0) return null;
  return (
    <Section id="minority" title={say('minority')}>
      <WarningsAt part="minority_insights" />
      <ul class="entries">
        {all.map((each) => (
          <li key={each.insight_id}>
            <p dir="auto">
              {each.insight}{' '}
              <Link to={{ kind: 'insight', id: each.insight_id, side: null }}>
                {say(each.stance === 'oppose' ? 'aboutDissent' : 'aboutSayers')}
                {colon}
                {say('ofModels', { count: each.supporting_model_ids.length, whole: index.included.length })}
              </Link>
            </p>
            <ClaimCounts ids={each.related_claim_ids} />
            <p class="note" dir="auto">
              {each.why_it_matters}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the panel leaves open. */
export function Uncertainties() {
  const { say } = usePage();
  const { uncertainties: all = [] } = usePage().index.report.analysis ?? {};
  if (all.length === 0) return null;
  return (
    <Section id="uncertainties" title={say('uncertainties')}>
      <WarningsAt part="uncertainties" />
      <ul class="entries">
        {all.map((each) => (
          <li key={each.uncertainty_id}>
            <p dir="auto">
              {each.description}
              {each.raised_by_model_ids.length > 0 ? (
                <>
                  {' '}
                  <ModelsLink
                    to={{ kind: 'uncertainty', id: each.uncertainty_id, side: null }}
                    words={say('raisedBy', { count: each.raised_by_model_ids.length })}
                    title={each.description}
                  />
                </>
              ) : null}
              <Refs ids={each.affected_claim_ids} />
            </p>
            <p class="note" dir="auto">
              {each.why_unresolved}
            </p>
            {each.what_would_resolve_it.length > 0 ? (
              <Folded title={say('wouldSettle')}>
                <Lines title="" lines={each.what_would_resolve_it} />
              </Folded>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Folded({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details class="more">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const said = lines.filter((line) => line !== '');
  if (said.length === 0) return null;
  return (
    <>
      {title === '' ? null : <h4>{title}</h4>}
      <ul>
        {said.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
