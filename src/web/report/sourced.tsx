import type { Report } from '../../report/schema/report.ts';
import { sourceLetter } from '../../report/shown/source-letters.ts';
import { codePointsOf, partOf } from '../../text/code-points.ts';
import { aroundSign } from '../../text/form/around-sign.ts';
import { isMostlyOwn } from '../../text/form/mostly-own.ts';
import { Link } from './links.tsx';
import { usePage } from './page-context.ts';

type Source = NonNullable<Report['answer']>['sources'][number];

interface SourcedProps {
  readonly text: string;
  /** Where the text stands in the answer, as its sources name it. */
  readonly field: string;
  /** The part of the text that is shown, in code points; default: all of it. */
  readonly part?: { readonly from: number; readonly to: number };
}

/**
 * A text with a letter behind each sentence that rests on single responses, and a sign behind what
 * no response has to say.
 */
export function Sourced({ text, field, part }: SourcedProps) {
  const sources = usePage().index.report.answer?.sources ?? [];
  const characters = codePointsOf(text);
  const to = part?.to ?? characters.length;
  let from = part?.from ?? 0;
  const parts = sources.flatMap((source, at) => {
    const end = source.offset + source.length;
    if (source.field !== field || end <= from || end > to) return [];
    const words = withoutBar(partOf(characters, from, end));
    const { before, behind } = aroundSign(words, end < to ? (characters[end] ?? '') : '');
    const [last = ''] = /.$/su.exec(before) ?? []; // No line breaks between it and its own word.
    from = end;
    return [
      <>
        {before.slice(0, before.length - last.length)}
        <span class="unbroken">
          {last}
          {source.own_knowledge ? <OwnSign /> : null}
          <SourceLink sources={sources} at={at} />
        </span>
        {behind}
      </>,
    ];
  });
  return (
    <>
      {parts}
      {withoutBar(partOf(characters, from, to))}
    </>
  );
}

/** A row of a table is a sentence, with its last bar. */
function withoutBar(words: string): string {
  return words.replace(/ ?¦[. ]?$/u, '');
}

/** Says what the sign means, if the answer has any. */
export function OwnKnowledge() {
  const { say } = usePage();
  const { answer } = usePage().index.report;
  if (!answer?.sources.some(({ own_knowledge: isOwn }) => isOwn)) return null;
  return (
    <p id="own-knowledge" class="how-far">
      <strong>°</strong> {say('ownSays')} {isMostlyOwn(answer) ? say('mostlyOwn') : null}
    </p>
  );
}

function OwnSign() {
  const { say } = usePage();
  return (
    <a href="#own-knowledge" class="own" aria-label={say('ownSign')}>
      °
    </a>
  );
}

function SourceLink({ sources, at }: { readonly sources: readonly Source[]; readonly at: number }) {
  const { say } = usePage();
  const spans = sources[at]?.evidence_spans ?? [];
  if (spans.length === 0) return null;
  const letter = sourceLetter(sources.slice(0, at).filter((each) => each.evidence_spans.length > 0).length);
  const models = new Set(spans.map(({ model_id: id }) => id)).size;
  const label = say('sourceLink', { letter, count: models });
  return (
    <Link to={{ kind: 'source', id: at + 1, side: null }} class="ref source" label={label}>
      {letter}
    </Link>
  );
}
