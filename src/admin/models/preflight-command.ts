import type { Command } from 'commander';
import { preflight } from '../../preflight/preflight.ts';
import { preflightText } from '../../preflight/print.ts';
import { type AdminContext, jsonFlag, type OutputOptions, print } from '../common/context.ts';
import { Found, Refusal } from '../common/refusal.ts';

export function addPreflightCommand(program: Command, context: AdminContext): void {
  program
    .command('preflight')
    .description('try the model gateways by a few small calls, before a run is paid for')
    .option(...jsonFlag)
    .action(async (options: OutputOptions) => {
      const config = context.config({ asksModels: true });
      if (config.simulated)
        throw new Refusal(
          'No gateway is set, so the simulator answers. Set MODEL_GATEWAY_URL or GATEWAYS_FILE.',
        );
      const result = await preflight(config);
      print(context, options, result, preflightText(result));
      if (result.findings.some(({ level }) => level === 'fail')) throw new Found();
    });
}
