import { isRecord } from '../../domain/is-record.ts';
/**
 * A failure as the provider reports it. Nothing in it is trusted, and `text` never leaves this
 * folder.
 */
export interface ProviderError {
  /** 400 to 599; null if neither HTTP nor the error object gives one. */
  readonly status: number | null;
  /** `error.code` and `error.type` in this order, lowercase, if they are strings. */
  readonly tokens: readonly string[];
  /**
   * The beginning of the message. It may contain upstream keys and echo the prompt, though mostly
   * further back.
   */
  readonly text: string;
  /** True if the provider names reasons for its moderation (OpenRouter does). */
  readonly moderated: boolean;
  /** `error.param`: the parameter that is wrong; null if the provider names none. */
  readonly param: string | null;
  /**
   * All words about what is wrong, also where they are no plain message. For `refusedParameter`
   * alone.
   */
  readonly about: string;
  /**
   * True if there is an error object of the endpoint; false for what a web server says of an
   * address that it does not have.
   */
  readonly structured: boolean;
}

/** How much of a message is searched for patterns. An echoed prompt usually comes after it. */
const textCharacters = 300;

/**
 * Statuses that routers use for any upstream failure: a more specific code in the body takes
 * precedence.
 */
const vagueStatuses = [400, 500];
const tellingStatuses = [401, 402, 403, 404, 408, 413, 429];

/** Used if nothing was reported: the failure is in the answer itself. */
export const noProviderError: ProviderError = {
  status: null,
  tokens: [],
  text: '',
  moderated: false,
  param: null,
  about: '',
  structured: false,
};

/**
 * Reads the `error` member of an answer, in any of the shapes that providers use.
 * @param error an object, a string or nothing
 * @param httpStatus null if the answer came with a 200
 */
export function readProviderError(error: unknown, httpStatus: number | null): ProviderError {
  const fields = isRecord(error) ? error : {};
  const metadata = isRecord(fields.metadata) ? fields.metadata : {};
  const message = typeof error === 'string' ? error : fields.message;
  const words = [fields.code, fields.type, isRecord(fields.innererror) ? fields.innererror.code : null];
  const text = `${beginning(message)}\n${beginning(metadata.raw)}`;
  return {
    status: chooseStatus(httpStatus, [fields.code, fields.status].map(asStatus)),
    tokens: words.filter((word) => typeof word === 'string').map((word) => word.toLowerCase()),
    // OpenRouter passes on the upstream's own words as metadata.raw, beside "Provider returned
    // error".
    text,
    moderated: Array.isArray(metadata.reasons),
    param: typeof fields.param === 'string' ? beginning(fields.param) : null,
    // Mistral and other servers that check with pydantic send a list with the place of each fault.
    about: `${text}\n${typeof message === 'string' ? '' : beginning(JSON.stringify(message ?? fields.detail))}`,
    // The second is what servers by FastAPI, such as LiteLLM, answer at any path without a route.
    structured: error !== undefined && error !== null && fields.detail !== 'Not Found',
  };
}

function chooseStatus(httpStatus: number | null, inBody: readonly (number | null)[]): number | null {
  const bodyStatus = inBody.find((status) => status !== null) ?? null;
  if (httpStatus === null) return bodyStatus;
  const bodyTellsMore =
    bodyStatus !== null && vagueStatuses.includes(httpStatus) && tellingStatuses.includes(bodyStatus);
  return bodyTellsMore ? bodyStatus : httpStatus;
}

/** LiteLLM writes the status as a string into `code`, OpenRouter as a number. */
function asStatus(value: unknown): number | null {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599
    ? status
    : null;
}

function beginning(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, textCharacters) : '';
}
