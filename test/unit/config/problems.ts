import { type ProcessRole, parseConfig } from '../../../src/config/config.ts';
import { ConfigError } from '../../../src/config/config-error.ts';

/** Lists the problems of an environment, one per line; empty if it is valid. */
export function problemsOf(env: Record<string, string>, role?: ProcessRole): string[] {
  try {
    parseConfig(env, role);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}
