import { type Command, Option } from 'commander';
import { listCosts } from '../app/costs.ts';
import { costText } from '../domain/cost/cost-of.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from './common/context.ts';
import { table } from './common/table.ts';
import { days, daysAgo } from './common/values.ts';

const groups = ['run', 'panel', 'workspace', 'day', 'month'] as const;

interface CostOptions extends OutputOptions {
  readonly by: (typeof groups)[number];
  readonly days: number;
}

export function addCostCommand(program: Command, context: AdminContext): void {
  program
    .command('cost')
    .description('what runs cost: answers, tokens, and dollars by the prices of the catalogue')
    .addOption(new Option('--by <group>', 'what to add up').choices(groups).default('month'))
    .option('--days <number>', 'of runs started in the last days', days, 31)
    .option(...jsonFlag)
    .action(async (options: CostOptions) => {
      const { catalogue } = context.config({ asksModels: false });
      const costs = await listCosts(context.db, catalogue, options.by, daysAgo(options.days));
      const header = [options.by, 'runs', 'answers', 'input tokens', 'cached', 'output tokens', 'dollars'];
      const rows = costs.map((each) => [
        each.group,
        each.runs,
        each.calls,
        each.input_tokens,
        each.cached_tokens,
        each.output_tokens,
        costText(each),
      ]);
      print(context, options, costs, table(header, rows));
    });
}
