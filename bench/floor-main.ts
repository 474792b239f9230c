import Router from '@koa/router';
import Koa from 'koa';
import { openPool } from '../src/db/pool.ts';

// The floor that the api is measured against: bare Koa, its router and pg, reading one row with a named prepared
// statement. Nothing else: no key, no limit, no check.
const db = openPool(process.env.DATABASE_URL ?? '', {
  maxConnections: 20,
  applicationName: 'floor',
  onIdleError: () => undefined,
});
await db.query('create table if not exists floor (id int primary key, body text)');
await db.query(
  "insert into floor select i, repeat('x', 400) from generate_series(1, 1000) i on conflict do nothing",
);

const router = new Router();
router.get('/read/:id', async (ctx) => {
  const { rows } = await db.query({
    name: 'floor_read',
    text: 'select id, body from floor where id = $1',
    values: [ctx.params.id],
  });
  ctx.body = rows[0];
});
const app = new Koa();
app.use(router.routes());
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
