import assert from 'node:assert/strict';
import type { ResearchClient, Run } from '../../../src/client/client.ts';
import { RequestRefused } from '../../../src/client/failure.ts';
import { deliver } from '../../../src/command/deliver.ts';

// The client of a service with one report; how it reads windows and pages is tested with a service.

const run = { id: '7f-1', status: 'completed', credits_charged: 15 } as Run;
const page = '# Write a function\n\n**Two models prefer lab/m**\n';
const printedPage = 'Write a function\n\n<Two models prefer lab/m>\n';

interface Given {
  readonly best?: string | null;
  readonly form?: Parameters<typeof deliver>[2];
  readonly isTerminal?: boolean;
  /** Called with what is printed when the JSON of the report is read. */
  readonly onJson?: (out: string) => void;
}

/** What is printed of the report on a task, with this text behind it. */
async function delivered(
  text: () => string | null,
  { best = 'lab/m', form = { texts: true }, isTerminal = true, onJson }: Given = {},
) {
  const printed = { out: '', err: '' };
  const report = { answer: { best_response: { model_id: best } } };
  const client = {
    reportMarkdown: async () => page,
    reportText: async () => JSON.stringify(report),
    report: async () => {
      onJson?.(printed.out);
      return { report };
    },
    text: async (runId: string, modelId: string) => {
      assert.deepEqual([runId, modelId], [run.id, best]);
      return text();
    },
  } as unknown as ResearchClient;
  const code = await deliver(
    {
      client,
      screen: {
        columns: 80,
        isTerminal,
        paint: (format, words) => (format === 'bold' ? `<${words}>` : words),
      },
      out: (words) => {
        printed.out += words;
      },
      err: (words) => {
        printed.err += words;
      },
      showProgress: null,
    },
    run,
    form,
  );
  return { code, ...printed };
}

describe('a report in a terminal, and the work behind it', () => {
  it('R-U09 R-R20 is followed by the stored words of the response to a task that is preferred', async () => {
    const { code, out } = await delivered(() => 'def f(a):\n\treturn a\n');
    const heading = '<The response of lab/m, in its stored words:>';
    assert.deepEqual([code, out], [0, `${printedPage}\n${heading}\n\ndef f(a):\n\treturn a\n`]);
  });

  it('R-U09 R-H08 sends no control character of that response to the terminal', async () => {
    const { out } = await delivered(() => 'a\u001b]0;title\u0007b\u009b31mc\r\nd\u202ee\tf');
    assert.ok(out.endsWith('\n\na ]0;title b 31mc\nd e\tf\n'), out);
    assert.doesNotMatch(out, /(?![\n\t])\p{Cc}|\u202e/u);
  });

  it('R-U09 shows the beginning of a long response, and says how the rest is read', async () => {
    const { out } = await delivered(() => '🍵'.repeat(21_234));
    const rest = '… and 1,234 more characters: npm run -s research -- text 7f-1 lab/m\n';
    assert.ok(out.endsWith(`\n\n${'🍵'.repeat(20_000)}\n\n${rest}`), out.slice(-200));
    const whole = await delivered(() => 'x'.repeat(20_000));
    assert.doesNotMatch(whole.out, /more characters/);
  });

  it('R-U09 stands alone, with the reason, if that response can’t be read', async () => {
    const refused = new RequestRefused(new Response(null, { status: 404 }), {
      error: { code: 'model_response_not_found', message: 'No\u001b such response.' },
    });
    const failing = await delivered(() => {
      throw refused;
    });
    assert.deepEqual([failing.code, failing.out], [0, printedPage]);
    const why = 'The preferred response can’t be read: ';
    assert.ok(failing.err.startsWith(`${why}model_response_not_found: No  such response.\n`), failing.err);
    const missing = await delivered(() => null);
    assert.deepEqual([missing.code, missing.out], [0, printedPage]);
    assert.ok(missing.err.startsWith(`${why}no answer of lab/m is stored\n`), missing.err);
  });

  it('R-U09 stands alone, with the reason, if the JSON of the report can’t be read', async () => {
    for (const isTerminal of [true, false]) {
      const onJson = () => {
        throw new RequestRefused(new Response(null, { status: 500 }), { error: { code: 'internal' } });
      };
      const { code, out, err } = await delivered(() => 'text', { isTerminal, onJson });
      assert.deepEqual([code, out], [0, printedPage]);
      assert.match(err, /^Whether a response is preferred can’t be read: internal: .*500.*\nAll claims/);
    }
  });

  it('R-U09 is printed where the output is no terminal before the JSON of the report is read', async () => {
    const before: string[] = [];
    const onJson = (out: string) => void before.push(out);
    const { out } = await delivered(() => 'text', { isTerminal: false, onJson });
    assert.deepEqual(before, [printedPage]);
    assert.match(out, /\n\ntext\n$/);
  });

  it('R-U09 ends when it is interrupted while that response or the JSON is read', async () => {
    const interrupt = () => {
      throw new DOMException('This operation was aborted', 'AbortError');
    };
    await assert.rejects(delivered(interrupt), { name: 'AbortError' });
    for (const isTerminal of [true, false]) {
      const interrupted = delivered(() => 'text', { isTerminal, onJson: interrupt });
      await assert.rejects(interrupted, { name: 'AbortError' });
    }
  });

  it('R-U09 R-R20 reads no response where none is preferred, nor with --json', async () => {
    const never = () => assert.fail('it was read');
    assert.equal((await delivered(never, { best: null })).out, printedPage);
    const json = await delivered(never, { form: { json: true, texts: true } });
    assert.equal(json.out, '{"answer":{"best_response":{"model_id":"lab/m"}}}\n');
  });
});
