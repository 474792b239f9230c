import type { ComponentChildren } from 'preact';

/** A part of the page, which the table of contents names. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead ? <p class="lead">{lead}</p> : null}
      {children}
    </section>
  );
}

/** The same data as a picture, for who cannot see it or wants the numbers. */
export function DataTable({ of, children }: { readonly of: string; readonly children: ComponentChildren }) {
  return (
    <details class="data">
      <summary>Table of the same data: {of}</summary>
      <section class="scroll" tabIndex={0} aria-label={`Table: ${of}`}>
        {children}
      </section>
    </details>
  );
}
