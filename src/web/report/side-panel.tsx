import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type EvidenceList, evidenceOf, type Span, type Witness } from '../model/evidence-of.ts';
import type { Focus } from '../model/focus.ts';
import { quoted } from '../model/formatted-text.ts';
import { campLetter, modelOf } from '../model/report-index.ts';
import { type BesideLabel, type Texts, usePage } from './page-context.ts';
import { StoredText } from './stored-text.tsx';

interface PanelProps {
  readonly focus: Focus;
  /** The model whose answer is shown, by its id. */
  readonly model: string | null;
  readonly texts: Texts;
  readonly besideLabel?: BesideLabel;
}

/**
 * What a number rests on: its models with a sentence each, then one stored answer with the words
 * marked.
 */
export function SidePanel({ focus, model, texts, besideLabel }: PanelProps) {
  const page = usePage();
  const { index, go, say } = page;
  const panel = useRef<HTMLElement>(null);
  const list = useMemo(() => evidenceOf(index, focus, page), [index, focus, page]);
  const isOpen = list !== null || model !== null;
  const close = () => go({ focus: null, model: null });
  // Before the next key: what had the focus may be gone with the panel's last content.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    if (panel.current) panel.current.scrollTop = 0;
  }, [isOpen, focus, model]);
  if (!isOpen) return null;
  return (
    <aside
      ref={panel}
      class="panel"
      aria-label={say('evidence')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" class="close" onClick={close} aria-label={say('close')}>
        ×
      </button>
      {model === null ? (
        list && <List list={list} focus={focus} texts={texts} />
      ) : (
        <StoredAnswer {...{ list, focus, texts }} modelId={model} {...(besideLabel ? { besideLabel } : {})} />
      )}
    </aside>
  );
}

function List({
  list,
  focus,
  texts,
}: {
  readonly list: EvidenceList;
  readonly focus: Focus;
  readonly texts: Texts;
}) {
  return (
    <>
      <p class="eyebrow">{list.about}</p>
      <h2 tabIndex={-1} dir="auto">
        {list.title}
      </h2>
      <Missing texts={texts} />
      {list.groups.map(({ name, side, witnesses }) => (
        <section key={name} class={side ? `group side-${side}` : 'group'}>
          {name === '' ? null : (
            <h3>
              {name} <span class="of">{witnesses.length}</span>
            </h3>
          )}
          <ul class="witnesses">
            {witnesses.map((witness) => (
              <WitnessLine
                key={witness.modelId}
                witness={witness}
                focus={focus}
                text={texts.all?.get(witness.modelId)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Our choice: two sentences of usual length. */
const quoteMaxCharacters = 260;

interface WitnessProps {
  readonly witness: Witness;
  readonly focus: Focus;
  readonly text: string | undefined;
}

function WitnessLine({ witness, focus, text }: WitnessProps) {
  const { index, hrefOf } = usePage();
  const model = modelOf(index, witness.modelId);
  const words = text === undefined ? '' : quoted(text, witness.spans, quoteMaxCharacters);
  return (
    <li>
      <a href={hrefOf(focus, model.id)} dir="auto">
        {model.name}
      </a>
      <span class="of">
        {model.lab}
        {model.campId === null ? '' : ` · ${campLetter(model.campId)}`}
        {witness.note ? ` · ${witness.note}` : ''}
        {model.why === '' ? '' : ` · ${model.why}`}
      </span>
      {words === '' ? null : <q dir="auto">{words}</q>}
    </li>
  );
}

/** Says why there are no words, if there are none. */
function Missing({ texts }: { readonly texts: Texts }) {
  const { say } = usePage();
  if (texts.all) return null;
  return <p class="note">{texts.missing === '' ? say('textsComing') : texts.missing}</p>;
}

interface StoredProps {
  readonly list: EvidenceList | null;
  readonly focus: Focus;
  readonly modelId: string;
  readonly texts: Texts;
  readonly besideLabel?: BesideLabel;
}

function StoredAnswer({ list, focus, modelId, texts, besideLabel }: StoredProps) {
  const { index, hrefOf, say, colon } = usePage();
  const model = modelOf(index, modelId);
  const group = list?.groups.find(({ witnesses }) => witnesses.some((each) => each.modelId === modelId));
  const spans = group?.witnesses.find((each) => each.modelId === modelId)?.spans ?? [];
  return (
    <>
      {list ? (
        <p class="back">
          <a href={hrefOf(focus)}>‹ {list.about}</a>
        </p>
      ) : null}
      <h2 tabIndex={-1} dir="auto">
        {model.name}
      </h2>
      <p class="of">
        {model.lab} · {model.country}
        {model.campId === null ? '' : ` · ${say('answerLetter', { letter: campLetter(model.campId) })}`}
      </p>
      {list ? (
        <p class={group?.side ? `said side-${group.side}` : 'said'} dir="auto">
          {group?.name ? <strong>{`${group.name}${colon}`}</strong> : null}
          {list.title}
        </p>
      ) : null}
      {focus.kind === 'claim' && labels.includes(group?.side ?? '') ? besideLabel?.(focus.id, modelId) : null}
      <Missing texts={texts} />
      <Stored text={texts.all?.get(modelId)} spans={spans} isThere={texts.all !== null} />
    </>
  );
}

/** Sides that a reader of the responses gave a label. */
const labels = ['support', 'oppose', 'mixed'];

interface StoredTextProps {
  readonly text: string | undefined;
  readonly spans: readonly Span[];
  readonly isThere: boolean;
}

function Stored({ text, spans, isThere }: StoredTextProps) {
  const { say } = usePage();
  if (text === undefined) return isThere ? <p class="note">{say('noStored')}</p> : null;
  return <StoredText key={text} text={text} spans={spans} />;
}
