import { z } from 'zod';
import { startSimulator } from './server/server.ts';

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(8090),
  SIMULATOR_LATENCY_MEDIAN_MS: z.coerce.number().min(0).default(1000),
  SIMULATOR_LATENCY_SIGMA: z.coerce.number().min(0).default(0.5),
  SIMULATOR_CALL_LOG: z.string().optional(),
});

/** Runs the simulator as a separate process. */
async function main(): Promise<void> {
  const parsed = environmentSchema.safeParse(process.env);
  if (!parsed.success) {
    process.stderr.write(`The environment is not valid:\n${z.prettifyError(parsed.error)}\n`);
    process.exit(2);
  }
  const environment = parsed.data;
  const simulator = await startSimulator({
    host: environment.HOST,
    port: environment.SIMULATOR_PORT,
    seed: 1,
    latency: {
      medianMs: environment.SIMULATOR_LATENCY_MEDIAN_MS,
      sigma: environment.SIMULATOR_LATENCY_SIGMA,
    },
    ...(environment.SIMULATOR_CALL_LOG ? { callLogFile: environment.SIMULATOR_CALL_LOG } : {}),
  });
  // Stop at once without finishing requests: clients retry.
  const stop = (): void => void simulator.stop().finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(
    `${JSON.stringify({ event: 'listening', url: simulator.url, port: simulator.port })}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The simulator could not start: ${error instanceof Error ? error.message : 'unknown'}\n`,
  );
  process.exit(1);
});
