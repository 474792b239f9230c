import type { JsonOutput, ModelSettings } from '../http/endpoint.ts';
import type { Refused } from './refused-parameter.ts';

/**
 * In which form a model is sent its parameters: as its settings say, without what it has refused.
 */
export interface Form {
  /** The name of the length limit; null if none is sent. */
  readonly lengthField: 'max_tokens' | 'max_completion_tokens' | null;
  /** The most output tokens that are asked for. */
  readonly lengthMax: number;
  readonly temperature: boolean;
  readonly seed: boolean;
  readonly reasoning: boolean;
  readonly output: JsonOutput;
}

/** Our choice: `max_tokens` first, which every compatible server knows. */
export function firstForm({ maxOutputTokens, takesTemperature, jsonOutput }: ModelSettings): Form {
  return {
    lengthField: 'max_tokens',
    lengthMax: maxOutputTokens ?? Infinity,
    temperature: takesTemperature,
    seed: true,
    reasoning: true,
    output: jsonOutput,
  };
}

/**
 * The form in which to ask once more after a refusal: without the parameter, or as other models
 * take it.
 * @returns null if there is no other form
 */
export function otherForm(form: Form, { parameter, most }: Refused): Form | null {
  switch (parameter) {
    case 'length':
      return otherLength(form, most);
    case 'output':
      return otherOutput(form);
    default:
      return form[parameter] ? { ...form, [parameter]: false } : null;
  }
}

function otherLength(form: Form, most: number | null): Form | null {
  if (most !== null) return { ...form, lengthMax: most };
  if (form.lengthField === 'max_tokens') return { ...form, lengthField: 'max_completion_tokens' };
  return form.lengthField === null ? null : { ...form, lengthField: null };
}

function otherOutput(form: Form): Form | null {
  if (form.output === 'json_schema') return { ...form, output: 'json_object' };
  return form.output === 'json_object' ? { ...form, output: 'prompt' } : null;
}
