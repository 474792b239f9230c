import {
  type ActivityInput,
  ApplicationFailure,
  log,
  type StartChildWorkflowExecutionInput,
  type WorkflowInterceptors,
  workflowInfo,
} from '@temporalio/workflow';
import { activityMessages, type Messages, workflowMessages } from '../src/domain/run/run-messages.ts';
import { fitted, identifier, type Shape } from '../src/domain/shape.ts';

/** Told of fields that a message must not have: `what` is the step, `places` where they are. */
export type OnUnknown = (what: string, places: string) => void;

/**
 * Holds what a workflow sends against the shapes: the input of an activity or a child, its own result, and the summaries
 * that Temporal shows. Nothing waits here, so that the order of a recorded workflow's steps stays as it was.
 */
export function messageInterceptors(onUnknown: OnUnknown): WorkflowInterceptors {
  const send = <Value>(shape: Shape<Value>, value: unknown, what: string): Value => {
    try {
      return fitted(shape, value, (places) => onUnknown(what, places));
    } catch (error) {
      // Any other error would make Temporal repeat the step for ever.
      throw ApplicationFailure.nonRetryable(`${what}: ${(error as Error).message}`, 'message_refused');
    }
  };
  return {
    inbound: [
      {
        execute: async (input, next) => {
          const { workflowType } = workflowInfo();
          const result = await next(input);
          return send(
            messagesOf(workflowMessages, workflowType).result,
            result,
            `the result of ${workflowType}`,
          );
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(checkedActivity(input, send)),
        startChildWorkflowExecution: (input, next) => next(checkedChild(input, send)),
      },
    ],
  };
}

/** In production what does not belong is left out, and the log says so: a run is worth more than a message. */
export function dropAndTell(what: string, places: string): void {
  log.error(`left out of ${what}, where it does not belong: ${places}`);
}

type Send = <Value>(shape: Shape<Value>, value: unknown, what: string) => Value;

function checkedActivity(input: ActivityInput, send: Send): ActivityInput {
  const { activityType, args, options } = input;
  const { input: shape } = messagesOf(activityMessages, activityType);
  if (options.summary !== undefined) send(identifier, options.summary, `the summary of ${activityType}`);
  return { ...input, args: [send(shape, onlyArgument(args), `the input of ${activityType}`)] };
}

function checkedChild(input: StartChildWorkflowExecutionInput, send: Send): StartChildWorkflowExecutionInput {
  const { workflowType, options } = input;
  const { input: shape } = messagesOf(workflowMessages, workflowType);
  const args = [send(shape, onlyArgument(options.args ?? []), `the input of ${workflowType}`)];
  return { ...input, options: { ...options, args } };
}

function messagesOf(table: Readonly<Record<string, Messages>>, name: string): Messages {
  const messages = table[name];
  if (!messages) throw ApplicationFailure.nonRetryable(`${name} has no messages`, 'message_refused');
  return messages;
}

function onlyArgument(args: readonly unknown[]): unknown {
  if (args.length !== 1) throw ApplicationFailure.nonRetryable('a step takes one message', 'message_refused');
  return args[0];
}
