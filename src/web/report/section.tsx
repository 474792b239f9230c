import type { ComponentChildren } from 'preact';
import { usePage } from './page-context.ts';

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
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ComponentChildren;
}

/**
 * A table that scrolls by itself where the page is too narrow for it. `label` is for who hears the
 * page.
 */
export function Table({ label, columns, children }: TableProps & { readonly label: string }) {
  return (
    <section class="scroll" tabIndex={0} aria-label={label}>
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

export function FoldedTable(table: TableProps & { readonly label: string }) {
  return (
    <details class="data">
      <summary>{table.label}</summary>
      <Table {...table} />
    </details>
  );
}

/**
 * The same data as a picture, for who cannot see it or wants the numbers. `of`: what it is a table
 * of.
 */
export function DataTable({ of, ...table }: TableProps & { readonly of: string }) {
  const { say } = usePage();
  return <FoldedTable label={say('table', { of })} {...table} />;
}
