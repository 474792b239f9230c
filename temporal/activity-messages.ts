import { ApplicationFailure, ApplicationFailureCategory, CancelledFailure } from '@temporalio/common';
import type { ActivityInboundCallsInterceptor, ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Logger } from 'pino';
import { isFinalError } from '../src/db/final-error.ts';
import { BrokenRecord } from '../src/db/statement.ts';
import { activityMessages, recordBehind } from '../src/domain/run/run-messages.ts';
import { fitted, ShapeError } from '../src/domain/shape.ts';
import { NoSlotError } from '../src/gateway/limits/limiter.ts';
import { activityMessagesOf, type OnUnknown } from '../workflows/messages-of.ts';

/**
 * Checks the input and result of every activity against their shapes. Only the type of an error
 * crosses to Temporal, because its message could quote a text or a connection string; the error
 * itself is logged.
 * @param onUnknown called with unknown fields, which are dropped unless it throws
 */
export function activityMessageInterceptors(log: Logger, onUnknown: OnUnknown): ActivityInterceptorsFactory {
  return ({ info, cancellationSignal }) => {
    const { activityType, attempt } = info;
    const execute: ActivityInboundCallsInterceptor['execute'] = async (input, next) => {
      try {
        const messages = activityMessagesOf(activityMessages, activityType);
        const taken = fitted(messages.input, input.args[0], (paths) =>
          onUnknown(`the input of ${activityType}`, paths),
        );
        const given = await next({ ...input, args: [taken] });
        return fitted(messages.result, given, (paths) => onUnknown(`the result of ${activityType}`, paths));
      } catch (error) {
        if (isCancellation(error, cancellationSignal)) throw error;
        const { runId } = { ...(input.args[0] as object) } as { runId?: unknown };
        const step = { runId, activity: activityType, attempt };
        if (error instanceof NoSlotError) log.info(step, 'no gateway slot was free in time for a step');
        else if (!(error instanceof ApplicationFailure))
          log.error({ ...step, err: error }, 'an activity failed unexpectedly');
        throw bareFailure(error);
      }
    };
    return { inbound: { execute } };
  };
}

/**
 * The policy in production: unknown fields are dropped and logged, because losing a field is better
 * than losing a run.
 */
export function unknownFieldsLogger(log: Logger): OnUnknown {
  return (what, paths) => log.error({ what, paths }, 'unknown fields were left out of a message');
}

/**
 * The part of a failure that crosses to Temporal: its type, whether and when to retry, and whether
 * that is expected (then the SDK neither warns of it nor counts it). The rest is logged. An error
 * that every retry would meet again ends its step at once.
 */
function bareFailure(error: unknown): ApplicationFailure {
  const known = error instanceof ApplicationFailure ? error : null;
  const final = known?.nonRetryable ?? (error instanceof ShapeError || isFinalError(error));
  const type = known?.type ?? unknownType(error, final);
  const category = error instanceof NoSlotError ? ApplicationFailureCategory.BENIGN : known?.category;
  const failure = ApplicationFailure.create({
    message: 'the log of the worker says why',
    type: isPlainWord(type) ? type : 'unexpected',
    nonRetryable: final,
    ...(category ? { category } : {}),
    ...(known?.nextRetryDelay == null ? {} : { nextRetryDelay: known.nextRetryDelay }),
  });
  failure.stack = ''; // The stack would reveal paths of this machine.
  return failure;
}

function unknownType(error: unknown, final: boolean): string {
  if (error instanceof NoSlotError) return 'no_slot';
  if (error instanceof BrokenRecord) return recordBehind;
  return final ? 'final_error' : 'unexpected';
}

/** Error types are our own words, such as `rate_limited`. */
function isPlainWord(type: string): boolean {
  return /^[a-z_]{1,40}$/.test(type);
}

function isCancellation(error: unknown, signal: AbortSignal): boolean {
  if (error instanceof CancelledFailure) return true;
  return signal.aborted && error instanceof Error && error.name === 'AbortError';
}
