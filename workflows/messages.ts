import {
  type ActivityInput,
  ApplicationFailure,
  log,
  type StartChildWorkflowExecutionInput,
  type WorkflowInterceptors,
  workflowInfo,
} from '@temporalio/workflow';
import { activityMessages, workflowMessages } from '../src/domain/run/run-messages.ts';
import { fitted, identifier, type Shape } from '../src/domain/shape.ts';
import { activityMessagesOf, type OnUnknown } from './messages-of.ts';

/**
 * Checks what a workflow sends against the shapes: the input of an activity or a child, its own
 * result, and the summaries that Temporal shows. Never waits, so that recorded workflows replay in
 * the same order.
 */
export function messageInterceptors(onUnknown: OnUnknown): WorkflowInterceptors {
  const send = <Value>(shape: Shape<Value>, value: unknown, what: string): Value => {
    try {
      return fitted(shape, value, (paths) => onUnknown(what, paths));
    } catch (error) {
      // Any other error would make Temporal repeat the step forever.
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
            activityMessagesOf(workflowMessages, workflowType).result,
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

/**
 * The policy in production: unknown fields are dropped and logged, because a run matters more than
 * a message.
 */
export function logUnknownFields(what: string, paths: string): void {
  log.error(`unknown fields were left out of ${what}: ${paths}`);
}

type Send = <Value>(shape: Shape<Value>, value: unknown, what: string) => Value;

function checkedActivity(input: ActivityInput, send: Send): ActivityInput {
  const { activityType, args, options } = input;
  const { input: shape } = activityMessagesOf(activityMessages, activityType);
  if (options.summary !== undefined) send(identifier, options.summary, `the summary of ${activityType}`);
  return { ...input, args: [send(shape, onlyArgument(args), `the input of ${activityType}`)] };
}

function checkedChild(input: StartChildWorkflowExecutionInput, send: Send): StartChildWorkflowExecutionInput {
  const { workflowType, options } = input;
  const { input: shape } = activityMessagesOf(workflowMessages, workflowType);
  const args = [send(shape, onlyArgument(options.args ?? []), `the input of ${workflowType}`)];
  return { ...input, options: { ...options, args } };
}

function onlyArgument(args: readonly unknown[]): unknown {
  if (args.length !== 1) throw ApplicationFailure.nonRetryable('a step takes one message', 'message_refused');
  return args[0];
}
