import type { ComponentChildren } from 'preact';
import type { Focus } from '../model/focus.ts';
import { type Camp, campLetter } from '../model/report-index.ts';
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

/** Words with a number that lead to its models. `title`: what these are models of. */
export function ModelsLink({
  words,
  title,
  ...link
}: Pick<Parameters<typeof Link>[0], 'to' | 'class'> & { readonly words: string; readonly title: string }) {
  const { say } = usePage();
  return (
    <Link {...link} label={say('showModels', { words, title })}>
      {words}
    </Link>
  );
}

/** References to claims: [3] [7]. */
export function Refs({ ids }: { readonly ids: readonly number[] }) {
  const { index, say, colon } = usePage();
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

/** References to the models of camps: [A] [B]. */
export function CampRefs({ camps }: { readonly camps: readonly Camp[] }) {
  const { say, colon } = usePage();
  return camps.map(({ camp_id: id, label }) => (
    <>
      {'\u00a0'}
      <Link
        key={id}
        to={{ kind: 'camp', id, side: null }}
        class="ref"
        label={`${say('aboutCamp', { letter: campLetter(id) })}${colon}${label}`}
      >
        {campLetter(id)}
      </Link>
    </>
  ));
}
