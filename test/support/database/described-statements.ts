import pg from 'pg';

interface DescribedColumn {
  readonly name: string;
  readonly type: string;
  /**
   * True for a nullable column of a table; false for expressions, about which PostgreSQL says
   * nothing.
   */
  readonly nullable: boolean;
}

interface DescribedStatement {
  /** Types of the parameters, in order. */
  readonly parameters: readonly string[];
  readonly columns: readonly DescribedColumn[];
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

interface Described {
  readonly parameters: readonly number[];
  readonly fields: readonly Field[];
}

/** PostgreSQL's description of a statement, which it parses without running it. */
export async function describeStatement(databaseUrl: string, text: string): Promise<DescribedStatement> {
  const [described] = await describeStatements(databaseUrl, [text]);
  if (!described || described instanceof Error) throw described ?? new Error('nothing was described');
  return described;
}

/** The same of each of these, or the error with which PostgreSQL refuses it. */
export async function describeStatements(
  databaseUrl: string,
  texts: readonly string[],
): Promise<(DescribedStatement | Error)[]> {
  const client = new pg.Client(databaseUrl); // Not one of the service's connections: those send queries in a pipeline, and only queries.
  await client.connect();
  try {
    const described: (DescribedStatement | Error)[] = [];
    for (const text of texts)
      described.push(
        await ask(client, text).then(
          (found) => named(client, found),
          (error: Error) => error,
        ),
      );
    return described;
  } finally {
    await client.end();
  }
}

async function named(client: pg.Client, { parameters, fields }: Described): Promise<DescribedStatement> {
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'select oid, oid::regtype::text as name from pg_type where oid = any ($1)',
    [[...parameters, ...fields.map(({ dataTypeID }) => dataTypeID)]],
  );
  const nameOf = (oid: number) => types.find((type) => type.oid === oid)?.name ?? `type ${oid}`;
  const { rows: columns } = await client.query<{ table: number; number: number }>(
    'select attrelid as table, attnum as number from pg_attribute where not attnotnull and attrelid = any ($1)',
    [fields.map(({ tableID }) => tableID)],
  );
  return {
    parameters: parameters.map(nameOf),
    columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: nameOf(dataTypeID),
      nullable: columns.some(({ table, number }) => table === tableID && number === columnID),
    })),
  };
}

/** The protocol's Parse, Describe and Sync; pg itself describes only what it also executes. */
async function ask(client: pg.Client, text: string): Promise<Described> {
  return await new Promise((resolve, reject) => {
    let parameters: number[] = [];
    let fields: Field[] = [];
    const keepParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      parameters = dataTypeIDs;
    };
    client.query({
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', keepParameters);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, fields }),
    } as unknown as pg.Submittable);
  });
}
