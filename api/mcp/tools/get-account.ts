import { readAccount } from '../../../src/app/read-account.ts';
import { accountView } from '../../output/views.ts';
import { inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { readTool } from './common/tool.ts';

/** As GET /v1/account: plan, subscription and credits. */
export const getAccountTool = readTool({
  name: 'get_account',
  title: 'Read credits and plan',
  description:
    'Returns the credits of the workspace, and whether it may start research. Call it before create_research. Costs nothing.',
  input: inputOf(),
  output: toolOutput('Account'),
  async run({ caller, deps }) {
    return { object: accountView(await readAccount(deps.db, caller)) };
  },
});
