import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { exportConnections } from '../api/admission/database-queue.ts';
import { apiConnections, inTransaction, openPool } from '../src/db/pool.ts';
import { type RunRow, runColumns } from '../src/db/runs.ts';
import { statement } from '../src/db/statement.ts';
import type { ResponseTextRow } from '../src/db/stored-responses.ts';
import { secret } from '../src/domain/secret.ts';

// The floor against which the api is measured: bare Koa, its router, and pg with named prepared
// statements. A read sends the same row from which the api's answer is made; a write locks one row
// and inserts two. Nothing else: no key, limit, check or log.
const db = openPool(secret(process.argv[2] ?? ''), {
  maxConnections: apiConnections - exportConnections,
  applicationName: 'floor',
  onIdleError: () => undefined,
});
await db.query('create table if not exists floor (id int primary key, name text)');
await db.query('create table if not exists floor_entries (id bigserial primary key, row int, body text)');
await db.query(
  "insert into floor select id, repeat('x', 100) from generate_series(1, $1::int) id on conflict do nothing",
  [process.argv[3]],
);
await db.query('analyze floor');
const readRun = statement<RunRow, unknown[]>('floor_run', `select ${runColumns} from runs where id = $1`);
const readReport = statement<{ report: string }, unknown[]>(
  'floor_report',
  'select report::text as report from reports where run_id = $1',
);
const readText = statement<ResponseTextRow, unknown[]>(
  'floor_text',
  `select model_id, display_name, lab_name, status, input_tokens, output_tokens, text_characters, text
   from run_models where run_id = $1 and model_id = $2`,
);
const lockRow = statement<{ id: number }, unknown[]>(
  'floor_lock',
  'select id from floor where id = $1 for update',
);
const insertRow = statement<{ id: string }, unknown[]>(
  'floor_insert',
  "insert into floor_entries (row, body) values ($1, repeat('x', 200)) returning id",
);

const router = new Router();
router.get('/runs/:id', async (ctx) => {
  [ctx.body] = await readRun(db, ctx.params.id);
});
router.get('/reports/:id', async (ctx) => {
  const [row] = await readReport(db, ctx.params.id);
  ctx.type = 'application/json';
  ctx.body = row?.report;
});
router.get('/texts/:id', async (ctx) => {
  [ctx.body] = await readText(db, ctx.params.id, ctx.query.model_id);
});
router.post('/:id', async (ctx) => {
  ctx.body = await inTransaction(db, async (tx) => {
    await lockRow(tx, ctx.params.id);
    const [first] = await insertRow(tx, ctx.params.id);
    const [second] = await insertRow(tx, ctx.params.id);
    return { first, second };
  });
});
const server = new Koa().use(router.routes()).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
