import { z } from 'zod';
import { textOffsetMaxCharacters, textWindowMaxCharacters } from '../../../src/domain/limits.ts';
import { countSchema, listSchema } from './values.ts';

const modelId = z.string().meta({
  description: 'The id stored on the run. A retired model keeps it; a slash in it is part of it.',
});

const status = z.enum(['success', 'error', 'timeout']);

const authorShape = {
  model_id: modelId,
  display_name: z.string(),
  laboratory: z.string().meta({ description: 'The laboratory that made the model.' }),
  status,
};

const tokenShape = {
  input_tokens: countSchema('As counted by the provider; 0 if it reported none.'),
  output_tokens: countSchema('As counted by the provider; 0 if it reported none.'),
};

const textCharacters = countSchema(
  'Length of the whole stored text, in Unicode code points; 0 if there is none.',
);

/** @see specification, "Stored model response" */
const storedResponseSchema = z
  .object({
    ...authorShape,
    ...tokenShape,
    text_available: z.boolean(),
    text_characters: textCharacters,
  })
  .meta({ id: 'StoredResponse', description: 'The response of one model, without its text.' });

export const responseListSchema = listSchema(
  'StoredResponseList',
  storedResponseSchema,
  'A page of the stored responses, ordered by model id.',
);

/** A window of a text. Our choice: the specification does not show the complete list of fields. */
export const responseTextSchema = z
  .object({
    ...authorShape,
    text: z.string().nullable().meta({
      description: 'The characters from `offset` on, exactly as stored; null if the model has no text.',
    }),
    offset: z.int().min(0).max(textOffsetMaxCharacters),
    returned_characters: z.int().min(0).max(textWindowMaxCharacters).meta({
      description: 'Length of text, in Unicode code points.',
    }),
    text_characters: textCharacters,
    truncated: z.boolean().meta({
      description:
        'True if text remains after this window. The next one starts at offset + returned_characters.',
    }),
  })
  .meta({ id: 'StoredResponseText', description: 'A window of the original text of one model.' });

/** @see specification, "Export line" */
export const exportLineSchema = z
  .object({
    ...authorShape,
    ...tokenShape,
    text: z.string().nullable().meta({
      description: 'The complete stored text; null if there is none.',
    }),
  })
  .meta({ id: 'ExportLine', description: 'One line of the export.' });

export type StoredResponse = z.infer<typeof storedResponseSchema>;
export type StoredResponseText = z.infer<typeof responseTextSchema>;
export type ExportLine = z.infer<typeof exportLineSchema>;
