import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Span } from '../model/evidence-of.ts';
import { type Block, formattedText, type Line, type Piece, type Stretch } from '../model/formatted-text.ts';
import { markedText, type Segment } from '../model/marked-text.ts';
import { usePage } from './page-context.ts';
import { isNarrow } from './use-page-state.ts';

interface StoredTextProps {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** A stored answer with the words at its spans marked, and those in view. */
export function StoredText({ text, spans }: StoredTextProps) {
  const { say } = usePage();
  const box = useRef<HTMLElement>(null);
  const segments = useMemo(() => markedText(text, spans), [text, spans]);
  const blocks = useMemo(() => formattedText(segments), [segments]);
  useEffect(() => {
    if (box.current) showMark(box.current);
  }, [segments]);
  return (
    <section ref={box} class="stored" dir="auto" tabIndex={0} aria-label={say('storedAnswer')}>
      {blocks ? <Formatted blocks={blocks} /> : <Written segments={segments} />}
    </section>
  );
}

/** The box first: where it scrolls by itself, the report beside it stays where it is. */
function showMark(box: HTMLElement): void {
  const mark = [...box.querySelectorAll('mark')].find(({ offsetHeight }) => offsetHeight > 0);
  if (!mark) return;
  const { top, height } = mark.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  mark.scrollIntoView({ block: isNarrow() ? 'center' : 'nearest' });
}

function Written({ segments }: { readonly segments: readonly Segment[] }) {
  return (
    <>
      {segments.map((segment, at) =>
        segment.isMarked ? <mark data-span={at}>{segment.text}</mark> : segment.text,
      )}
    </>
  );
}

/** Heads, lists, tables and stressed words. Every character is there; signs are not shown. */
export function Formatted({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <BlockView {...block} />
      ))}
    </>
  );
}

function BlockView({ kind, lines }: Block) {
  const items = () =>
    lines.map(({ depth, number, cells }) => (
      <li class={`deep-${depth}`} {...(number === null ? {} : { value: number })}>
        <Cell stretches={cells[0]} />
      </li>
    ));
  const words = () => lines.map(({ cells }) => <Cell stretches={cells.flat()} />);
  switch (kind) {
    case 'entries':
      return <ul>{items()}</ul>;
    case 'steps':
      return <ol>{items()}</ol>;
    case 'table':
      return <Rows lines={lines} />;
    case 'code':
      return <pre>{words()}</pre>;
    case 'quote':
      return <blockquote>{words()}</blockquote>;
    case 'rule':
      return <div class="rule">{words()}</div>;
    default:
      return <p class={kind}>{words()}</p>;
  }
}

function Rows({ lines }: { readonly lines: readonly Line[] }) {
  const [head, ...rows] = lines;
  return (
    <table>
      <thead>
        <tr>
          {head?.cells.map((cell) => (
            <th scope="col">
              <Cell stretches={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }) => (
          <tr>
            {cells.map((cell) => (
              <td>
                <Cell stretches={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ stretches = [] }: { readonly stretches: readonly Stretch[] | undefined }) {
  return (
    <>
      {stretches.map(({ span, pieces }) => {
        const words = pieces.map((piece) => <PieceView {...piece} />);
        return span === null ? words : <mark data-span={span}>{words}</mark>;
      })}
    </>
  );
}

function PieceView({ look, text }: Piece): ComponentChildren {
  switch (look) {
    case 'plain':
      return text;
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    default:
      return <span class="sign">{text}</span>;
  }
}
