import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { inTransaction, openPool } from '../src/db/pool.ts';
import { statement } from '../src/db/statement.ts';

// The floor that the api is measured against: bare Koa, its router and pg with named prepared statements. A read is one
// row of a given size; a write locks one row and inserts two. Nothing else: no key, no limit, no check, no log.
const db = openPool(process.argv[2] ?? '', {
  maxConnections: 10,
  applicationName: 'floor',
  onIdleError: () => undefined,
});
await db.query('create table if not exists floor (size int, id int, body text, primary key (size, id))');
await db.query('create table if not exists floor_entries (id bigserial primary key, row int, body text)');
await db.query(
  "insert into floor select distinct size, i, repeat('x', size) from unnest($1::int[]) size, generate_series(1, 1000) i on conflict do nothing",
  [process.argv.slice(3)],
);
await db.query('analyze floor');
const readRow = statement('floor_read', 'select id, body from floor where size = $1 and id = $2');
const lockRow = statement('floor_lock', 'select id from floor where size = $1 and id = $2 for update');
const insertRow = statement(
  'floor_insert',
  "insert into floor_entries (row, body) values ($1, repeat('x', 200)) returning id",
);

const router = new Router();
router.get('/:size/:id', async (ctx) => {
  [ctx.body] = await readRow(db, ctx.params.size, ctx.params.id);
});
router.post('/:size/:id', async (ctx) => {
  ctx.body = await inTransaction(db, async (tx) => {
    await lockRow(tx, ctx.params.size, ctx.params.id);
    const [first] = await insertRow(tx, ctx.params.id);
    const [second] = await insertRow(tx, ctx.params.id);
    return { first, second };
  });
});
const server = new Koa().use(router.routes()).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
