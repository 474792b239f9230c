import { readAccount } from '../../../src/app/read-account.ts';
import { accountView } from '../../output/views.ts';
import { asQuery, inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { readOnly, type Tool } from './common/tool.ts';

const input = inputOf();

/** As GET /v1/account: plan, subscription and credits. */
export const getAccountTool: Tool = {
  name: 'get_account',
  title: 'Read credits and plan',
  description:
    'Returns the credits of the workspace, and whether it may start research. Call it before create_research. Costs nothing.',
  input,
  output: toolOutput('Account'),
  annotations: readOnly,
  counts: 'reads',
  async run({ caller, deps }, args) {
    asQuery(input, args); // Refuses any argument: this tool takes none.
    return { object: accountView(await readAccount(deps.db, caller)) };
  },
};
