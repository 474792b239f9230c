import type { ComponentChildren } from 'preact';
import { countedWords } from '../model/counted-words.ts';
import type { Focus } from '../model/focus.ts';
import { usePage } from './page-context.ts';

/** A number or a reference that leads to the models behind it. */
export function Link(props: {
  readonly to: Focus;
  readonly label?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const { hrefOf } = usePage();
  return (
    <a
      href={hrefOf(props.to)}
      class={props.class ?? 'count'}
      {...(props.label ? { 'aria-label': props.label } : {})}
    >
      {props.children}
    </a>
  );
}

/** References to claims: [3] [7]. */
export function Refs({ ids }: { readonly ids: readonly number[] }) {
  const {
    index,
    speaker: { say, colon },
  } = usePage();
  return (
    <>
      {ids
        .filter((id) => index.claims.has(id))
        .map((id) => (
          <>
            {'\u00a0'}
            <Link
              key={id}
              to={{ kind: 'claim', id, side: null }}
              class="ref"
              label={`${say('claimId', { id })}${colon}${index.claims.get(id)?.statement ?? ''}`}
            >
              {id}
            </Link>
          </>
        ))}
    </>
  );
}

/** Words of the report, with its counts as links. */
export function Words({ text, claims = [] }: { readonly text: string; readonly claims?: readonly number[] }) {
  const { index, speaker } = usePage();
  return (
    <>
      {countedWords(text, index, claims, speaker.numerals).map(({ text: words, focus }) =>
        focus ? (
          <Link to={focus} class="count">
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </>
  );
}
