/**
 * A row that a statement returns as one JSON column: the driver parses a description of every
 * column for every result, which costs more than the values (decision 10).
 */

/** Every column that is a point in time. */
export type DateColumns<Row> = { readonly [Column in DateColumn<Row>]: true };

type DateColumn<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Column : never }[keyof Row];

/**
 * @returns a function that turns a row's points in time, which JSON holds as text, into dates in
 * place
 */
export function dateReviver<Row extends object>(dates: DateColumns<Row>): (row: Row) => void {
  const columns = Object.keys(dates) as DateColumn<Row>[];
  return (row) => {
    for (const column of columns) {
      const text: unknown = row[column];
      if (typeof text === 'string') row[column] = new Date(text) as Row[DateColumn<Row>];
    }
  };
}
