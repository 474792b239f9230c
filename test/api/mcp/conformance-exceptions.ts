// Parts of the official suite that cannot apply to a server that has only tools of its own, and
// why. The suite was written for a test server with tools, prompts and resources of given names; if
// one is missing, a check fails and says so. Everything else must pass: a check that is not listed
// here, and one that fails for another reason.

interface Exception {
  readonly why: string;
  /** The suite's message that shows this to be the reason. */
  readonly says: RegExp;
  /** Scenarios, or single checks of one as `scenario/check`. */
  readonly of: readonly string[];
}

const noSuchTool = /No such tool|not found\. Available tools|does not list the diagnostic tool/;
const noSuchMethod = /Method not found/;

export const exceptions: readonly Exception[] = [
  {
    why: 'It calls a tool of the suite’s own test server.',
    says: noSuchTool,
    of: [
      'tools-call-simple-text',
      'tools-call-image',
      'tools-call-audio',
      'tools-call-embedded-resource',
      'tools-call-mixed-content',
      'tools-call-error',
      'tools-call-with-progress',
      'json-schema-2020-12',
      'server-stateless/sep-2575-server-rejects-undeclared-capability',
      'server-stateless/sep-2575-missing-capability-http-400',
      'server-stateless/sep-2575-http-server-no-independent-requests-on-stream',
    ],
  },
  {
    why: 'The service sends no requests to clients: no sampling, elicitation or roots.',
    says: /No such tool|Method not found|Expected InputRequiredResult|could not get initial InputRequiredResult/,
    of: [
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'input-required-result-basic-elicitation',
      'input-required-result-basic-sampling',
      'input-required-result-basic-list-roots',
      'input-required-result-request-state',
      'input-required-result-multiple-input-requests',
      'input-required-result-multi-round',
      'input-required-result-non-tool-request',
      'input-required-result-result-type',
      'input-required-result-tampered-state',
      'input-required-result-capability-check',
    ],
  },
  {
    why: 'The service sends no log to its clients.',
    says: /Method not found|does not list the diagnostic tool/,
    of: [
      'logging-set-level',
      'tools-call-with-logging',
      'server-stateless/sep-2575-server-no-log-without-loglevel',
    ],
  },
  {
    why: 'The service has no resources.',
    says: noSuchMethod,
    of: [
      'resources-list',
      'resources-read-text',
      'resources-read-binary',
      'resources-templates-read',
      'resources-subscribe',
      'resources-unsubscribe',
      'caching/sep-2549-resources-list-caching-hints',
      'caching/sep-2549-resources-templates-list-caching-hints',
    ],
  },
  {
    why: 'The service has no prompts, and nothing to complete.',
    says: noSuchMethod,
    of: [
      'prompts-list',
      'prompts-get-simple',
      'prompts-get-with-args',
      'prompts-get-embedded-resource',
      'prompts-get-with-image',
      'completion-complete',
      'caching/sep-2549-prompts-list-caching-hints',
    ],
  },
  {
    why: 'No tool argument is sent in a header.',
    says: /no tool with x-mcp-header annotations/,
    of: ['http-custom-header-server-validation'],
  },
  {
    why: 'The tasks extension is not offered: runs are polled.',
    says: /No such tool|extensions MUST be advertised|-32601|-32602|no task was created|fixture from Check 2 unavailable/,
    of: [
      'tasks-lifecycle',
      'tasks-capability-negotiation',
      'tasks-wire-fields',
      'tasks-request-state-removal',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-dispatch-and-envelope',
      'tasks-required-task-error',
      'tasks-mrtr-composition',
    ],
  },
];
