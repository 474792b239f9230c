import { createKey } from '../app/create-key.ts';
import { createWorkspace } from '../app/create-workspace.ts';
import { grantCredits } from '../app/grant-credits.ts';
import { refundHeldRun } from '../app/release-held.ts';
import { configOrExit, databaseUrlOf } from '../config.ts';
import { openPool } from '../db/pool.ts';
import { findWorkspaceByName } from '../db/workspaces.ts';
import { type AdminActions, adminProgram } from './commands.ts';

const dayMs = 86_400_000;

const db = openPool(databaseUrlOf(configOrExit()), {
  maxConnections: 1,
  applicationName: 'panel-admin',
  onIdleError: () => undefined, // The statement that needs the connection will say so.
});

const actions: AdminActions = {
  async createWorkspace(name, { credits, plan, monthlyGrant }) {
    const id = await createWorkspace(db, {
      name,
      plan,
      monthlyCreditGrant: monthlyGrant,
      firstCredits: credits,
    });
    if (!id) throw new Error(`A workspace called ${name} exists already.`);
    return `workspace ${name} (${id}) with ${credits} credits`;
  },
  async grantCredits(name, credits, note) {
    const balance = await grantCredits(db, name, credits, note);
    if (balance === undefined) throw new Error(`There is no workspace called ${name}.`);
    return `${name} has ${balance} credits now`;
  },
  async createKey(workspace, { name, expiresInDays }) {
    const [found] = await findWorkspaceByName(db, workspace);
    if (!found) throw new Error(`There is no workspace called ${workspace}.`);
    const expiresAt = expiresInDays === undefined ? null : new Date(Date.now() + expiresInDays * dayMs);
    return (await createKey(db, found.id, name, expiresAt)).key;
  },
  async refundHeldRun(runId) {
    const run = await refundHeldRun(db, runId);
    if (!run) throw new Error(`No reserve of a run ${runId} is held.`);
    return `run ${runId}: ${run.credits_reserved} credits were given back`;
  },
};

try {
  await adminProgram(actions, (line) => process.stdout.write(`${line}\n`)).parseAsync();
} catch (error) {
  process.stderr.write(`admin: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.end();
}
