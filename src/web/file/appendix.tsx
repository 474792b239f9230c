import { sideNames } from '../model/evidence-of.ts';
import { firstView, fragmentOf, sides } from '../model/focus.ts';
import { formattedText, quoted } from '../model/formatted-text.ts';
import { markedText } from '../model/marked-text.ts';
import { indexReport, type ReportIndex } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';
import { Formatted } from '../report/stored-text.tsx';
import type { FileData } from './data.ts';
import { voiceOf } from './view.tsx';

/**
 * For a reader without scripts: who says what in which words, and every stored answer that the file
 * holds.
 */
export function Appendix({ data }: { readonly data: FileData }) {
  const index = indexReport(data.report);
  const { say } = voiceOf(data);
  const texts = Object.entries(data.texts ?? {});
  return (
    <div class="report">
      <article class="body appendix">
        <h2>{say('whoSaysWhat')}</h2>
        {[...index.claims.keys()].map((id) => (
          <ClaimWords key={id} index={index} texts={data.texts ?? {}} id={id} say={say} />
        ))}
        {texts.length > 0 ? <h2>{say('storedAnswers')}</h2> : null}
        {data.texts ? null : (
          <p class="note">
            {[...index.models.keys()].map((id) => (
              <span key={id} id={placeOf(id)} />
            ))}
            {say('textsKept')}
          </p>
        )}
        {texts.map(([id, text]) => (
          <details key={id} class="more">
            <summary>{index.models.get(id)?.name ?? id}</summary>
            <div class="stored" dir="auto" id={placeOf(id)}>
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

/** Where a link to the stored answer of a model leads without scripts. */
function placeOf(modelId: string): string {
  return fragmentOf({ focus: { kind: 'model', id: 0, side: null }, model: modelId, view: firstView }).slice(
    1,
  );
}

interface ClaimWordsProps {
  readonly index: ReportIndex;
  readonly texts: Readonly<Record<string, string>>;
  readonly id: number;
  readonly say: Speaker['say'];
}

function ClaimWords({ index, texts, id, say }: ClaimWordsProps) {
  const claim = index.claims.get(id);
  const said = index.stances.get(id);
  if (!claim || !said) return null;
  const spans = Map.groupBy(claim.evidence_spans, ({ model_id: model }) => model);
  return (
    <details class="more">
      <summary dir="auto">
        {id} {claim.statement}
      </summary>
      <ul class="witnesses">
        {sides.flatMap((side) =>
          [...said]
            .filter(([, stance]) => stance === side)
            .map(([model]) => (
              <li key={model} dir="auto">
                <strong>{index.models.get(model)?.name ?? model}</strong> · {say(sideNames[side])}{' '}
                {texts[model] === undefined ? null : (
                  <q>{quoted(texts[model], spans.get(model) ?? [], 260)}</q>
                )}
              </li>
            )),
        )}
      </ul>
    </details>
  );
}
