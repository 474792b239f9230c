import { Readable } from 'node:stream';
import { describePanels } from '../../../src/app/describe-panels.ts';
import { findRuns } from '../../../src/app/find-runs.ts';
import { ledgerEntries, readLedger, readUsageBySource } from '../../../src/app/read-spending.ts';
import { usagePageMax } from '../../../src/domain/limits.ts';
import { csvHead, csvLine } from '../../../src/text/csv.ts';
import type { ApiContext, ApiDeps, ApiHandler, ApiRouter, PersonState } from '../../http/context.ts';
import { parsePage } from '../../input/pages.ts';
import { readQuery } from '../../input/query.ts';
import { listView, wholeList } from '../../output/list-view.ts';
import { getAccount } from '../../routes/get-account.ts';
import type { SessionAdmission } from '../admission/session-admission.ts';
import { parseRunFilter } from './input.ts';
import { askedBy, listedRunView, panelView, usageView } from './views.ts';

/** What the workspace has, what it spent, and what can be asked. */
export function addAccountRoutes(
  router: ApiRouter,
  admission: SessionAdmission,
  { invitations, console: { simulatorAnswers = false } = {} }: Pick<ApiDeps, 'invitations' | 'console'>,
): void {
  const panels: ApiHandler<PersonState> = async (ctx) => {
    const described = await describePanels(ctx.state.db, invitations);
    ctx.body = wholeList(described.map((panel) => panelView(panel, simulatorAnswers)));
  };
  const ledger: ApiHandler<PersonState> = async (ctx) => {
    ctx.body = wholeList(await readLedger(ctx.state.db, ctx.state.caller));
  };
  const usage: ApiHandler<PersonState> = async (ctx) => {
    const sources = await readUsageBySource(ctx.state.db, ctx.state.caller);
    ctx.body = wholeList(sources.map(usageView));
  };
  router.get('/console/api/account', admission.read(getAccount));
  router.get('/console/api/panels', admission.read(panels));
  router.get('/console/api/ledger', admission.read(ledger));
  router.get('/console/api/ledger.csv', admission.read(csv('ledger', ledgerLines)));
  router.get('/console/api/usage', admission.read(usage));
  router.get('/console/api/usage.csv', admission.read(csv('usage', usageLines)));
  router.get('/console/api/runs', admission.read(listRuns));
}

const listRuns: ApiHandler<PersonState> = async (ctx) => {
  const { caller, db } = ctx.state;
  const query = readQuery(ctx);
  const list = { list: 'runs', owner: caller.workspaceId } as const;
  const { after, limit } = parsePage(query, list, usagePageMax);
  ctx.body = listView(await findRuns(db, caller, parseRunFilter(query), after, limit), list, listedRunView);
};

/** A file, written while it is read: neither the process nor the database holds it. */
function csv(
  name: string,
  linesOf: (ctx: ApiContext<PersonState>) => AsyncGenerator<string>,
): ApiHandler<PersonState> {
  return async (ctx) => {
    ctx.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    });
    ctx.body = Readable.from(linesOf(ctx));
  };
}

async function* ledgerLines({ state: { db, caller } }: ApiContext<PersonState>): AsyncGenerator<string> {
  yield csvHead(['time', 'entry', 'credits', 'balance', 'run', 'panel', 'note']);
  let balance = 0;
  for await (const entries of ledgerEntries(db, caller)) {
    const lines = entries.map((entry) => {
      balance += entry.credits;
      return csvLine([
        ...[entry.created_at, entry.kind, entry.credits, balance],
        ...[entry.run_id, entry.panel, entry.note],
      ]);
    });
    yield lines.join('');
  }
}

async function* usageLines({ state: { db, caller } }: ApiContext<PersonState>): AsyncGenerator<string> {
  yield csvHead(['time', 'run', 'question', 'panel', 'status', 'reserved', 'charged', 'asked by', 'source']);
  const all = { words: '', status: null, panel: null };
  for (let after: string | undefined; ; ) {
    const { rows, nextPosition } = await findRuns(db, caller, all, after, usagePageMax);
    const lines = rows.map((run) => {
      const by = askedBy(run);
      return csvLine([
        ...[run.created_at, run.id, run.question, run.panel, run.status],
        ...[run.credits_reserved, run.credits_charged, by?.person ?? by?.key ?? null, run.source],
      ]);
    });
    yield lines.join('');
    if (nextPosition === null) return;
    after = nextPosition;
  }
}
