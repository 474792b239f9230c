import type { ComponentChildren } from 'preact';
import { campLetter } from '../model/report-index.ts';
import { Link, Refs, Words } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';

/** Where the models disagree: each side with its models. */
export function Disagreements() {
  const all = usePage().index.report.analysis?.disagreements ?? [];
  if (all.length === 0) return null;
  return (
    <Section id="disagreements" title="Where the models disagree">
      {all.map((each) => (
        <article key={each.disagreement_id} class="dispute">
          <h3 dir="auto">{each.issue}</h3>
          <p dir="auto">
            <Words text={each.core_tension} claims={each.related_claim_ids} />
            <Refs ids={each.related_claim_ids} />
          </p>
          <Sides claimIds={each.related_claim_ids} campIds={each.related_camp_ids} />
          <Folded title="What each side takes for granted, and what would settle it">
            <Lines title="Taken for granted" lines={each.assumptions} />
            <Lines title="Why it matters" lines={[each.why_it_matters]} />
            <Lines title="What would settle it" lines={each.resolving_information} />
          </Folded>
        </article>
      ))}
    </Section>
  );
}

/** Two columns: of one claim its supporters and opponents, otherwise two camps. */
function Sides({
  claimIds,
  campIds,
}: {
  readonly claimIds: readonly number[];
  readonly campIds: readonly number[];
}) {
  const { index } = usePage();
  const [claimId, ...others] = claimIds;
  const claim = index.claims.get(claimId ?? 0);
  if (claim && others.length === 0) {
    const id = claim.claim_id;
    return (
      <div class="sides">
        <SideColumn
          title="Agree"
          models={claim.supporting_model_ids}
          to={{ kind: 'claim', id, side: 'support' }}
        />
        <SideColumn
          title="Disagree"
          models={claim.opposing_model_ids}
          to={{ kind: 'claim', id, side: 'oppose' }}
        />
      </div>
    );
  }
  const camps = campIds.flatMap((id) => index.camps.get(id) ?? []);
  if (camps.length < 2) return null;
  return (
    <div class="sides">
      {camps.map(({ camp_id: id, label, model_ids: models }) => (
        <SideColumn
          key={id}
          title={`${campLetter(id)} ${label}`}
          models={models}
          to={{ kind: 'camp', id, side: null }}
        />
      ))}
    </div>
  );
}

/** Our choice: as many names as a column holds without hiding the next dispute. */
const namesMax = 6;

function SideColumn({
  title,
  models,
  to,
}: {
  readonly title: string;
  readonly models: readonly string[];
  readonly to: Parameters<typeof Link>[0]['to'];
}) {
  const { index } = usePage();
  const names = models.slice(0, namesMax).map((id) => index.models.get(id)?.name ?? id);
  return (
    <div class="side">
      <h4 dir="auto">
        {title}{' '}
        <Link to={to} label={`${models.length} models, ${title}: show them`}>
          {models.length}
        </Link>
      </h4>
      <p class="names">
        {names.join(', ')}
        {models.length > namesMax ? ` and ${models.length - namesMax} more` : ''}
      </p>
    </div>
  );
}

/** What few models say. */
export function MinorityInsights() {
  const all = usePage().index.report.analysis?.minority_insights ?? [];
  if (all.length === 0) return null;
  return (
    <Section id="minority" title="What few say">
      <ul class="entries">
        {all.map((each) => (
          <li key={each.insight_id} id={`insight-${each.insight_id}`}>
            <p dir="auto">
              <Words text={each.insight} claims={each.related_claim_ids} />{' '}
              <Link
                to={{ kind: 'insight', id: each.insight_id, side: null }}
                label={`${each.stance === 'oppose' ? 'who dissents' : 'who says so'}: show the models, ${each.supporting_model_ids.length}`}
              >
                {each.stance === 'oppose' ? 'who dissents' : 'who says so'}
              </Link>
              <Refs ids={each.related_claim_ids} />
            </p>
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
  const all = usePage().index.report.analysis?.uncertainties ?? [];
  if (all.length === 0) return null;
  return (
    <Section id="uncertainties" title="What is not known">
      <ul class="entries">
        {all.map((each) => (
          <li key={each.uncertainty_id} id={`uncertainty-${each.uncertainty_id}`}>
            <p dir="auto">
              <Words text={each.description} claims={each.affected_claim_ids} />
              {each.raised_by_model_ids.length > 0 ? (
                <>
                  {' '}
                  <Link
                    to={{ kind: 'uncertainty', id: each.uncertainty_id, side: null }}
                    label={`raised by ${each.raised_by_model_ids.length}: show the models`}
                  >
                    raised by {each.raised_by_model_ids.length}
                  </Link>
                </>
              ) : null}
              <Refs ids={each.affected_claim_ids} />
            </p>
            <p class="note" dir="auto">
              {each.why_unresolved}
            </p>
            {each.what_would_resolve_it.length > 0 ? (
              <Folded title="What would settle it">
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
