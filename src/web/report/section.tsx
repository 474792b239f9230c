import type { ComponentChildren } from 'preact';
import { useSpeaker } from './page-context.ts';

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

interface TableProps {
  /** What it is a table of, for who hears the page. */
  readonly of: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ComponentChildren;
}

/** A table that scrolls by itself where the page is too narrow for it. */
export function Table({ of, columns, children }: TableProps) {
  const { say } = useSpeaker();
  return (
    <section class="scroll" tabIndex={0} aria-label={say('table', { of })}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** The same data as a picture, for who cannot see it or wants the numbers. */
export function DataTable({ of, columns, children }: TableProps) {
  const { say } = useSpeaker();
  return (
    <details class="data">
      <summary>{say('sameData', { of })}</summary>
      <Table of={of} columns={columns}>
        {children}
      </Table>
    </details>
  );
}
