import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { asAsked } from '../../src/simulator/server/as-asked.ts';
import { asSent } from '../../src/simulator/server/as-sent.ts';
import type { Player } from './play.ts';
import type { WrittenQuestion } from './question.ts';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }).optional(),
});

/**
 * An OpenAI-compatible endpoint on this machine: the models of the panel answer as written, and the
 * player synthesises. `broken` holds what went wrong in the player, which must not be taken for a
 * model's failure.
 */
export async function serveWritten(
  { answers }: WrittenQuestion,
  play: Player,
): Promise<{
  readonly baseUrl: string;
  readonly broken: readonly unknown[];
  readonly close: () => Promise<void>;
}> {
  const broken: unknown[] = [];
  const output = (stage: string, messages: z.infer<typeof requestSchema>['messages']) =>
    asAsked(messages, asSent(stage, play(stage, messages)));
  const complete = (body: unknown): object => {
    const { model, messages, response_format: format } = requestSchema.parse(body);
    const answer = answers.find(({ planted }) => planted.modelId === model);
    const content = format ? JSON.stringify(output(format.json_schema.name, messages)) : answer?.planted.text;
    if (content === undefined) throw new Error(`there is no answer of ${model}`);
    const message = { role: 'assistant', content };
    return { model, choices: [{ index: 0, message, finish_reason: 'stop' }] };
  };
  const server = createServer(async (request, response) => {
    try {
      const body = JSON.stringify(complete(await json(request)));
      response.setHeader('content-type', 'application/json').end(body);
    } catch (error) {
      broken.push(error);
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    broken,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
