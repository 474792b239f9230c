import { z } from 'zod';

// Optional fields are dropped if they are malformed; required ones must be valid.
const optionalText = z.string().nullish().catch(null);
const optionalList = z.array(z.unknown()).nullish().catch(null);
// Bounded by PostgreSQL's integer.
const tokenCount = z.number().int().min(0).max(2_147_483_647).nullish().catch(null);

/** Where LiteLLM puts fields that its own format lacks. */
const movedFields = z
  .looseObject({
    refusal: optionalText,
    finish_reason: optionalText,
    native_finish_reason: optionalText,
    error: z.unknown().optional(),
  })
  .nullish()
  .catch(null);

const part = z.looseObject({ type: optionalText, text: optionalText, refusal: optionalText });

const messageSchema = z.looseObject({
  content: z.union([z.string(), z.array(part)]).nullish(),
  refusal: optionalText,
  reasoning: optionalText,
  reasoning_content: optionalText,
  tool_calls: optionalList,
  function_call: z.unknown().optional(),
  annotations: optionalList,
  error: z.unknown().optional(),
  provider_specific_fields: movedFields,
});

const choiceSchema = z.looseObject({
  index: z.number().nullish().catch(null),
  message: messageSchema,
  finish_reason: optionalText,
  native_finish_reason: optionalText,
  error: z.unknown().optional(),
  provider_specific_fields: movedFields,
});

/** A chat completion as OpenAI, routers and vendors send it. */
export const completionSchema = z.looseObject({
  id: optionalText,
  model: optionalText,
  system_fingerprint: optionalText,
  choices: z.array(choiceSchema).min(1),
  citations: optionalList,
  search_results: optionalList,
  usage: z
    .looseObject({
      prompt_tokens: tokenCount,
      completion_tokens: tokenCount,
      reasoning_tokens: tokenCount,
      // OpenAI and routers; DeepSeek and Anthropic have names of their own.
      prompt_tokens_details: z.looseObject({ cached_tokens: tokenCount }).nullish().catch(null),
      prompt_cache_hit_tokens: tokenCount,
      cache_read_input_tokens: tokenCount,
      completion_tokens_details: z.looseObject({ reasoning_tokens: tokenCount }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

export type Completion = z.infer<typeof completionSchema>;
export type Choice = Completion['choices'][number];
export type Message = Choice['message'];
