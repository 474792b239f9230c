import { evidenceOf } from '../model/evidence-of.ts';
import { type Focus, type FocusKind, firstView, fragmentOf } from '../model/focus.ts';
import { formattedText, quoted } from '../model/formatted-text.ts';
import { markedText } from '../model/marked-text.ts';
import { indexReport, type ReportIndex } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';
import { Formatted } from '../report/stored-text.tsx';
import type { FileData } from './data.ts';
import { appendixOf, voiceOf } from './view.tsx';

/**
 * For a reader without scripts: what each number of the report leads to, with who says it in which
 * words, and every stored answer that the file holds.
 */
export function Appendix({ data }: { readonly data: FileData }) {
  const index = indexReport(data.report);
  const speaker = voiceOf(data);
  const [whoSaysWhat, storedAnswers] = appendixOf(data);
  const texts = Object.entries(data.texts ?? {});
  return (
    <div class="report">
      <article class="body appendix">
        <h2 id={whoSaysWhat?.id}>{whoSaysWhat?.title}</h2>
        {fociOf(index).map((focus) => (
          <Said key={placeOf(focus)} texts={data.texts ?? {}} {...{ index, speaker, focus }} />
        ))}
        {storedAnswers ? <h2 id={storedAnswers.id}>{storedAnswers.title}</h2> : null}
        {data.texts ? null : (
          <p class="note">
            {[...index.models.keys()].map((id) => (
              <span key={id} id={placeOf(ofModel, id)} />
            ))}
            {speaker.say('textsKept')}
          </p>
        )}
        {texts.map(([id, text]) => (
          <details key={id} class="more">
            <summary>{index.models.get(id)?.name ?? id}</summary>
            <div class="stored" dir="auto" id={placeOf(ofModel, id)}>
              <Answer text={text} />
            </div>
          </details>
        ))}
      </article>
    </div>
  );
}

function Answer({ text }: { readonly text: string }) {
  const blocks = formattedText(markedText(text, []));
  return blocks === null ? text : <Formatted blocks={blocks} />;
}

const ofModel: Focus = { kind: 'model', id: 0, side: null };

/** Where a link of the page leads without scripts. */
function placeOf(focus: Focus, model: string | null = null): string {
  return fragmentOf({ focus, model, view: firstView }).slice(1);
}

/** All that a number of the page can lead to, but for the models that its table names. */
function fociOf({ report: { answer, analysis, evidence }, claims, camps }: ReportIndex): Focus[] {
  const of = (kind: FocusKind, ids: Iterable<number>) =>
    Array.from(ids, (id): Focus => ({ kind, id, side: null }));
  return [
    ...of('claim', claims.keys()),
    ...of('camp', camps.keys()),
    ...of('unclassified', [0]),
    ...of('depends', [0]),
    ...of('option', answer?.ranked_options.map(({ rank }) => rank) ?? []),
    ...of('case', evidence?.cases.map(({ case_id: id }) => id) ?? []),
    ...of('insight', analysis?.minority_insights.map(({ insight_id: id }) => id) ?? []),
    ...of('uncertainty', analysis?.uncertainties.map(({ uncertainty_id: id }) => id) ?? []),
    ...of('figure', evidence?.quantities.map(({ quantity_id: id }) => id) ?? []),
    ...of('source', answer?.sources.map((_, at) => at + 1) ?? []),
  ];
}

interface SaidProps {
  readonly index: ReportIndex;
  readonly texts: Readonly<Record<string, string>>;
  readonly focus: Focus;
  readonly speaker: Speaker;
}

function Said({ index, texts, focus, speaker }: SaidProps) {
  const { title, about, groups = [] } = evidenceOf(index, focus, speaker) ?? {};
  const said = groups.filter(({ witnesses }) => witnesses.length > 0);
  if (said.length === 0) return null;
  return (
    <details class="more">
      <summary dir="auto">
        {about}: {title}
      </summary>
      {said.map(({ name, side, witnesses }, at) => (
        <section key={name}>
          {/* Repeats what was said: a jump to it may leave the summary above the window. */}
          <h3
            dir="auto"
            {...(focus.kind === 'claim' || at === 0
              ? { id: placeOf(focus.kind === 'claim' ? { ...focus, side } : focus) }
              : {})}
          >
            {name === '' ? about : name}: {title}
          </h3>
          <ul class="witnesses">
            {witnesses.map(({ modelId: model, spans, note }) => (
              <li key={model} dir="auto">
                <a href={`#${placeOf(ofModel, model)}`}>{index.models.get(model)?.name ?? model}</a>
                {note ? ` · ${note}` : ''}{' '}
                {texts[model] === undefined || spans.length === 0 ? null : (
                  <q>{quoted(texts[model], spans, 260)}</q>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
