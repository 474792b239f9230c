import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { isFinalError } from '../src/db/final-error.ts';

/**
 * Ends a step at an error that would come again, instead of repeating it for as long as the step may last. Temporal gets
 * the error's class, its code and where it came about, never its message, which may quote a text (R-W07).
 */
export const endFinalErrors: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        throw isFinalError(error) ? finalFailure(error as Error) : error;
      }
    },
  },
});

function finalFailure(error: Error & { code?: string; constraint?: string }): ApplicationFailure {
  const { name, code, constraint, stack = '' } = error;
  const what = [name, code, constraint].filter(Boolean).join(' ');
  const failure = ApplicationFailure.nonRetryable(`the step cannot succeed: ${what}`, 'final_error');
  const frames = stack.indexOf('\n    at ');
  failure.stack = `${failure.name}: ${failure.message}${frames < 0 ? '' : stack.slice(frames)}`;
  return failure;
}
