import { parseConfig } from '../../../src/config/config.ts';
import { ConfigError } from '../../../src/config/config-error.ts';

/** What is wrong with an environment, line by line; empty when nothing is. */
export function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}
