import { Refs } from './links.tsx';
import { usePage } from './page-context.ts';
import { Section } from './section.tsx';
import { Sourced } from './sourced.tsx';

/** What a synthesizer judges of the panel's answers: behind them, where a reader has seen them. */
export function Assessment() {
  const { say } = usePage();
  const assessment = usePage().index.report.answer?.assessment;
  if (!assessment) return null;
  return (
    <Section id="assessment" title={say('judges')}>
      <p class="note">{say('judgesNote', { model: assessment.model_id })}</p>
      <p dir="auto">{assessment.statement}</p>
      <ul>
        {assessment.reasons.map(({ statement, related_claim_ids: ids }, at) => (
          <li key={statement} dir="auto">
            <Sourced text={statement} field={`assessment.reasons[${at}].statement`} />
            <Refs ids={ids} />
          </li>
        ))}
        {assessment.own_knowledge.map(({ statement, related_claim_ids: ids }) => (
          <li key={statement} dir="auto">
            <em>{say('ofOwnKnowledge')}</em> {statement}
            <Refs ids={ids} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
