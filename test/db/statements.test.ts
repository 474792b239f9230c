import assert from 'node:assert/strict';
import { preparedStatements, statement } from '../../src/db/statement.ts';
import { declaredStatements } from '../support/database/declared-statements.ts';
import { describeStatement } from '../support/database/described-statements.ts';
import { databaseForFile } from './file-database.ts';

// A statement's declared types are only promises: the compiler cannot see the SQL, and PostgreSQL
// cannot see the types. This compares them, so that a column, a value or a migration that changes
// alone fails.

/** By PostgreSQL type: what the driver returns for a column, and what may be sent for a value. */
const kinds: Readonly<Record<string, { column: readonly string[]; value: readonly string[] }>> = {
  bigint: { column: ['string'], value: ['number', 'string'] },
  boolean: { column: ['boolean'], value: ['boolean'] },
  bytea: { column: ['Buffer'], value: ['Buffer'] },
  'double precision': { column: ['number'], value: ['number'] },
  integer: { column: ['number'], value: ['number'] },
  json: { column: ['object', 'unknown'], value: ['string'] },
  smallint: { column: ['number'], value: ['number'] },
  text: { column: ['string'], value: ['string'] },
  'text[]': { column: ['string[]'], value: ['string[]'] },
  'uuid[]': { column: ['string[]'], value: ['string[]'] },
  'timestamp with time zone': { column: ['Date'], value: ['Date'] },
  uuid: { column: ['string'], value: ['string'] },
  void: { column: ['string'], value: [] },
};

/** Nullable columns that are never null in the rows of the statement. */
const neverNull = ['read_texts_after text'];

describe('prepared statements', () => {
  const file = databaseForFile();
  const declared = declaredStatements('src/db');

  before(async () => {
    for (const path of new Set([...declared.values()].map((found) => found.file)))
      await import(`../../${path}`);
  });

  it('are declared in src/db under the names that are prepared', () => {
    assert.ok(declared.size > 50, `${declared.size} statements were found`);
    assert.deepEqual([...declared.keys()].sort(), [...preparedStatements.keys()].sort());
  });

  it('with more than four values take them by name', () => {
    for (const [name, { values, byName }] of declared) assert.ok(byName || values.size <= 4, name);
  });

  for (const [name, { values, byName, columns }] of declared) {
    it(`${name} has the values and columns that its types declare`, async () => {
      const { text, valueNames } = preparedStatements.get(name)!;
      const described = await describeStatement(file.url, text);

      assert.equal(valueNames !== null, byName, 'given by name');
      assert.deepEqual([...(valueNames ?? values.keys())].sort(), [...values.keys()].sort(), 'values');
      assert.equal(described.parameters.length, values.size, 'number of values');
      for (const [index, value] of (valueNames ?? [...values.keys()]).entries()) {
        const type = described.parameters[index]!;
        const { kind } = values.get(value)!;
        assert.ok(kinds[type]?.value.includes(kind), `${value} is ${type}, declared as ${kind}`);
      }

      const given = described.columns.map((column) => column.name);
      assert.deepEqual(given.sort(), [...columns.keys()].sort(), 'columns');
      for (const column of described.columns) {
        const { kind, nullable } = columns.get(column.name)!;
        assert.ok(
          kinds[column.type]?.column.includes(kind),
          `${column.name}: ${column.type}, declared ${kind}`,
        );
        const mayBeNull = column.nullable && !neverNull.includes(`${name} ${column.name}`);
        assert.ok(nullable || !mayBeNull, `${column.name} may be null`);
      }
    });
  }

  it('with the same name are refused', () => {
    assert.throws(() => statement('read_run', 'select 1'), /two statements have the name read_run/);
  });
});
