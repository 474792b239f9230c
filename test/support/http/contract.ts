import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { examples } from '../../../api/openapi/parts/examples.ts';
import type { Json } from '../../../api/openapi/parts/types.ts';
import { openapiText } from '../../../api/routes/get-openapi.ts';
import type { Answer } from './api.ts';

// Checks every response that a test gets through `send` or `exchange` against the service's own
// description (R-A06): status, headers, body, and the code of a failure. Counts what was seen, for
// coverage.ts.

export const described: Json = JSON.parse(openapiText);
const ajv = makeAjv();
const validators = new Map<string, ValidateFunction>();
const seen = new Map<string, number>();

const operations = Object.entries<Json>(described.paths).map(([template, methods]) => ({
  template,
  matches: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods,
}));

/** Headers of HTTP itself, or for browsers only: not part of the interface. */
const silentHeaders =
  /^(access-control-.*|connection|content-encoding|content-length|content-type|date|keep-alive|transfer-encoding|vary|x-content-type-options)$/;

/**
 * Checks an answer of the real service against the description.
 * @param target path and query
 * @returns the answer
 * @throws AssertionError listing all deviations
 */
export function inContract(method: string, target: string, answer: Answer): Answer {
  const path = target.split('?')[0] ?? '';
  const operation = operations.find(({ matches }) => matches.test(path));
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const described = operation?.methods[verb];
  const problems = described
    ? describedProblems(operation.template, verb, described, answer, method === 'HEAD')
    : strangerProblems(path, answer);
  if (answer.headers.get('X-Content-Type-Options') !== 'nosniff')
    problems.push('a browser may guess its type');
  assert.deepEqual(problems, [], `${method} ${path}: ${answer.status} is not as the description says`);
  return answer;
}

/**
 * Checks the body of an accepted create against the description, because a client may validate its
 * own body by it.
 */
export function bodyInContract(body: unknown): void {
  assert.deepEqual(bodyProblems('#/components/schemas/CreateResearch', body), []);
}

/** Possible answers to an undescribed path or method: the envelope. */
function strangerProblems(path: string, { status, body, text }: Answer): string[] {
  if (path === '/docs' || path.startsWith('/docs/')) return [];
  if (/^\/(?:console(?:\/.*)?)?$/.test(path)) return consoleProblems(status, body);
  const ofMcp = path === '/mcp' ? [401, 403] : []; // Of its guards; the tools describe their own answers.
  if (![400, 404, 405, ...ofMcp].includes(status)) return [`status ${status}`];
  return text === '' ? [] : bodyProblems('#/components/schemas/Error', body);
}

/** Pages are no part of the description. What refuses them has its envelope. */
function consoleProblems(status: number, body: Json): string[] {
  if (status < 400) return [];
  const isEnvelope = typeof body?.error?.code === 'string' && typeof body.error.message === 'string';
  return isEnvelope ? [] : ['a failure without the envelope'];
}

function describedProblems(
  template: string,
  verb: string,
  operation: Json,
  answer: Answer,
  isHead: boolean,
): string[] {
  const { status, body, text } = answer;
  const listed = operation.responses[status];
  if (!listed) return [`status ${status} is not listed: ${text.slice(0, 200)}`];
  note(operation.operationId, status, status >= 400 ? body.error?.code : undefined);
  const response = resolved(listed);
  const headers = headerProblems(response.headers, answer.headers);
  if (isHead) return headers;
  const path = ['', 'paths', template, verb, 'responses', `${status}`].map(escaped).join('/');
  return [...headers, ...contentProblems(listed.$ref ?? `#${path}`, response.content, answer)];
}

/** A response of the description, which may be a reference to a component. */
export function resolved(response: Json): Json {
  return response.$ref ? described.components.responses[response.$ref.split('/').at(-1)] : response;
}

function headerProblems(declared: Json, headers: Headers): string[] {
  const problems = [...headers.keys()]
    .filter((name) => !silentHeaders.test(name))
    .filter((name) => !Object.keys(declared).some((each) => each.toLowerCase() === name))
    .map((name) => `header ${name} is not declared`);
  for (const [name, { $ref }] of Object.entries<{ $ref: string }>(declared)) {
    const { required, schema } = described.components.headers[$ref.split('/').at(-1) ?? ''];
    const value = headers.get(name);
    if (value === null && required) problems.push(`header ${name} is missing`);
    if (value !== null) {
      const typed = schema.type === 'integer' ? Number(value) : value;
      problems.push(...bodyProblems(`${$ref}/schema`, typed).map((problem) => `header ${name} ${problem}`));
    }
  }
  return problems;
}

function contentProblems(
  pointer: string,
  content: Json | undefined,
  { headers, text, body }: Answer,
): string[] {
  if (!content) return text === '' ? [] : ['there is a body'];
  const type = headers.get('Content-Type')?.split(';')[0] ?? '';
  if (!content[type]) return [`content type ${type} is not listed`];
  if (type === 'application/x-ndjson') {
    const lines = text.split('\n').slice(0, -1);
    return lines.flatMap((line) => bodyProblems('#/components/schemas/ExportLine', JSON.parse(line)));
  }
  return bodyProblems(`${pointer}/content/${escaped(type)}/schema`, withKnownReport(body));
}

/**
 * A planted report is returned whatever it contains; one written by the service names its run. For
 * the first kind, the envelope is checked with a recorded report in its place.
 */
function withKnownReport(body: Json): Json {
  if (body?.object !== 'research.result') return body;
  const isOurs = body.report?.research_record?.generation?.run_id === body.id;
  return isOurs ? body : { ...body, report: examples.result_full.report };
}

function bodyProblems(pointer: string, value: unknown): string[] {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `service${pointer}` });
  validators.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function makeAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats.default(ajv);
  const closed = structuredClone(described);
  for (const schema of Object.values<Json>(closed.components.schemas)) close(schema);
  return ajv.addSchema(closed, 'service');
}

/** For tests only: an undescribed field is a mistake here, although clients must tolerate it. */
function close(schema: Json): void {
  if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
  for (const part of Object.values(schema)) if (part !== null && typeof part === 'object') close(part);
}

function note(operation: string, status: number, code: string | undefined): void {
  const name = outcomeName(operation, status, code);
  seen.set(name, (seen.get(name) ?? 0) + 1);
}

/** Every (operation, status, code) of the description, and how often it was seen. */
export function coverage(): ReadonlyMap<string, number> {
  const all = operations.flatMap(({ methods }) => Object.values<Json>(methods));
  const names = all.flatMap(({ operationId, responses }) =>
    Object.entries<Json>(responses).flatMap(([status, response]) =>
      codesOf(response).map((code) => outcomeName(operationId, status, code)),
    ),
  );
  return new Map(names.map((name) => [name, seen.get(name) ?? 0]));
}

const outcomeName = (...parts: (string | number | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(' ');

/** The codes of a failure; only undefined for a success. */
function codesOf(response: Json): (string | undefined)[] {
  const parts: Json[] = resolved(response).content?.['application/json']?.schema?.allOf ?? [];
  const variants = parts.flatMap((part) => part.anyOf ?? [part]);
  const codes = variants.flatMap((variant) => variant.properties?.error.properties.code.enum ?? []);
  return codes.length > 0 ? codes : [undefined];
}
