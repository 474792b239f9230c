import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asEntry } from '../../../src/config/catalogue-file.ts';
import { parseConfig } from '../../../src/config/config.ts';
import { builtInCatalogue } from '../../../src/domain/catalogue/built-in.ts';
import { reveal, secret } from '../../../src/domain/secret.ts';
import { plainSettings } from '../../../src/gateway/http/endpoint.ts';
import { problemsOf } from './problems.ts';

const synthesizers = { SYNTHESIZERS: 'anthropic/claude-opus-4.7,openai/gpt-5.5' };

// The built-in catalogue, as an operator would write it.
const catalogue = {
  models: builtInCatalogue.models.map(asEntry),
  panels: builtInCatalogue.curated,
};

describe('the files of the configuration', () => {
  let folder: string;
  let path: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'panel-config-'));
    path = join(folder, 'file.json');
  });
  after(() => rmSync(folder, { recursive: true }));

  function problemsWith(
    variable: string,
    content: unknown,
    env: Record<string, string> = synthesizers,
  ): string {
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return problemsOf({ ...env, [variable]: path }).join('\n');
  }

  describe('GATEWAYS_FILE', () => {
    const gateway = { name: 'default', base_url: 'https://one.example/v1' };

    it('defines several gateways, with keys from the variables that it names', () => {
      const second = {
        name: 'local',
        base_url: 'http://127.0.0.1:11434/v1',
        api_key_variable: 'LOCAL_KEY',
        concurrency: 4,
        calls_per_minute: 60,
        extra_body: { provider: { allow_fallbacks: false } },
        reasoning_off: { reasoning: { enabled: false } },
        max_output_tokens: 8_000,
        reasoning_tokens: 2_000,
        temperature: false,
        json_output: 'json_object',
        models: {
          'lab/small': { max_output_tokens: 4_000, temperature: true },
          'lab/open-*': { reasoning_off: 'vllm', json_output: 'prompt' },
        },
      };
      writeFileSync(path, JSON.stringify([gateway, second]));
      const config = parseConfig({ ...synthesizers, GATEWAYS_FILE: path, LOCAL_KEY: 'k' });
      assert.equal(config.simulated, false);
      assert.equal(reveal(config.gateways[1]!.apiKey!), 'k'); // Secrets are equal to one another below.
      assert.deepEqual(config.gateways, [
        {
          name: 'default',
          baseUrl: 'https://one.example/v1',
          apiKey: null,
          concurrency: 200,
          callsPerMinute: null,
          ...plainSettings,
          models: {},
        },
        {
          name: 'local',
          baseUrl: 'http://127.0.0.1:11434/v1',
          apiKey: secret('k'),
          concurrency: 4,
          callsPerMinute: 60,
          extraBody: { provider: { allow_fallbacks: false } },
          reasoningOff: { reasoning: { enabled: false } },
          maxOutputTokens: 8_000,
          reasoningTokens: 2_000,
          takesTemperature: false,
          jsonOutput: 'json_object',
          models: {
            'lab/small': { maxOutputTokens: 4_000, takesTemperature: true },
            'lab/open-*': {
              reasoningOff: { chat_template_kwargs: { enable_thinking: false } },
              jsonOutput: 'prompt',
            },
          },
        },
      ]);
    });

    const refused: [what: string, content: unknown, expected: RegExp][] = [
      ['a file that is not JSON', '[{', /^GATEWAYS_FILE: got ".*file.json", where it is not valid JSON/],
      ['an object', gateway, /where the file: .*expected array/],
      ['no gateway at all', [], /where the file: Too small/],
      ['two of one name', [gateway, gateway], /two gateways share one name/],
      [
        'a name that no queue can have',
        [{ ...gateway, name: 'My Gateway' }],
        /\[0\]\.name: takes 1 to 63 of a-z/,
      ],
      [
        'a key in place of a variable',
        [{ ...gateway, api_key_variable: 'sk-1' }],
        /takes the name of a variable/,
      ],
      ['an unknown field', [{ ...gateway, api_key: 'sk' }], /Unrecognized key: "api_key"/],
      [
        'a URL with credentials',
        [{ ...gateway, base_url: 'https://u:p@h/v1' }],
        /takes a base URL without user/,
      ],
      ['no calls at all', [{ ...gateway, concurrency: 0 }], /\[0\]\.concurrency: Too small/],
      ['tools for panel models', [{ ...gateway, extra_body: { tools: [] } }], /extraBody must not set tools/],
      [
        'a word for no reasoning in the wrong place',
        [{ ...gateway, extra_body: { reasoning_effort: 'none' } }],
        /extraBody must not set reasoning_effort .*: use reasoning_off/,
      ],
      [
        'a word that turns reasoning on',
        [{ ...gateway, reasoning_off: { reasoning: { enabled: true } } }],
        /reasoning_off: takes one of openrouter, .* fragments/,
      ],
    ];
    for (const [what, content, expected] of refused) {
      it(`refuses ${what}`, () => assert.match(problemsWith('GATEWAYS_FILE', content), expected));
    }

    it('is not quoted in errors, because it may hold a misplaced key', () => {
      const problems = problemsWith('GATEWAYS_FILE', '[{"name": "default", "api_key": "hunter2", }]');
      assert.match(problems, /it is not valid JSON \(line 1 column \d+\)/);
      for (const text of ['hunter2', '[hunter2', '[{"name": "hunter2" x']) {
        assert.doesNotMatch(problemsWith('GATEWAYS_FILE', text), /hunter2/);
      }
    });

    it('is refused if a key variable is not set, with its name', () => {
      const content = [{ ...gateway, api_key_variable: 'ONE_KEY' }];
      assert.match(
        problemsWith('GATEWAYS_FILE', content),
        /^ONE_KEY: got nothing; takes the API key of the gateway default/,
      );
    });

    it('is refused beside MODEL_GATEWAY_URL', () => {
      const env = { ...synthesizers, MODEL_GATEWAY_URL: 'https://h/v1' };
      assert.match(
        problemsWith('GATEWAYS_FILE', [gateway], env),
        /^GATEWAYS_FILE: got MODEL_GATEWAY_URL beside it/,
      );
    });

    it('must serve every model of the catalogue and both synthesizers', () => {
      const problems = problemsWith('GATEWAYS_FILE', [{ ...gateway, name: 'other' }]);
      assert.match(
        problems,
        /^CATALOGUE_FILE: got the built-in catalogue with models of the gateway "default"/,
      );
      assert.match(problems, /^SYNTHESIZERS: got "openai\/gpt-5.5", whose gateway is not configured/m);
    });
  });

  describe('CATALOGUE_FILE', () => {
    it('defines the models, labs and panel members', () => {
      writeFileSync(path, JSON.stringify(catalogue));
      assert.deepEqual(parseConfig({ CATALOGUE_FILE: path }).catalogue, builtInCatalogue);
    });

    const [first, ...others] = catalogue.models;
    const [wideFirst = ''] = builtInCatalogue.curated.wide;
    const refused: [what: string, content: unknown, expected: RegExp][] = [
      ['a file that is not JSON', '', /^CATALOGUE_FILE: got ".*file.json", where it is not valid JSON/],
      [
        'a model without a lab',
        { ...catalogue, models: [{ ...first, lab_id: undefined }] },
        /models\[0\]\.lab_id/,
      ],
      [
        'a country in words',
        { ...catalogue, models: [{ ...first, country_code: 'France' }] },
        /two capital letters/,
      ],
      [
        'a name that the database cannot store',
        { ...catalogue, models: [{ ...first, display_name: 'a\u0000b' }] },
        /U\+0000 or a lone surrogate/,
      ],
      ['an unknown field', { ...catalogue, model: [] }, /Unrecognized key: "model"/],
      [
        'one model twice',
        { ...catalogue, models: [first, ...catalogue.models] },
        /two models share one model_id/,
      ],
      [
        'a panel of another size',
        { ...catalogue, panels: { ...catalogue.panels, wide: catalogue.panels.wide.slice(1) } },
        /wide must have 10 models, it has 9/,
      ],
      [
        'a panel that names a model it does not have',
        {
          ...catalogue,
          models: others,
          panels: { ...catalogue.panels, wide: withMember(first?.model_id ?? '') },
        },
        /wide names \S+, which is not an eligible model/,
      ],
      [
        'a model of a gateway that is not configured',
        { ...catalogue, models: [{ ...first, gateway: 'elsewhere' }, ...others] },
        /with models of the gateway "elsewhere"; takes models of the configured gateways only/,
      ],
    ];
    for (const [what, content, expected] of refused) {
      it(`refuses ${what}`, () => assert.match(problemsWith('CATALOGUE_FILE', content, {}), expected));
    }

    const differences = (content: object) => ({ differs_from: 'built-in', ...content });

    it('R-N01 may hold only what differs: prices, another gateway, a new id, a further model, a panel', () => {
      const [wide = '', other = ''] = builtInCatalogue.curated.wide;
      const price = { input: 0.5, output: 2 };
      const more = { ...first, model_id: 'my/own', price };
      const models = [
        { model_id: wide, renamed_to: 'my/name', price },
        { model_id: other, display_name: 'Other' },
        more,
      ];
      writeFileSync(path, JSON.stringify(differences({ models })));
      const changed = parseConfig({ CATALOGUE_FILE: path }).catalogue;
      assert.equal(changed.models.length, builtInCatalogue.models.length + 1);
      const byId = new Map(changed.models.map((model) => [model.modelId, model]));
      assert.deepEqual(byId.get('my/name')?.price, { ...price, cachedInput: null });
      assert.deepEqual([byId.get(other)?.displayName, byId.has(wide)], ['Other', false]);
      assert.deepEqual(changed.curated.wide, ['my/name', ...builtInCatalogue.curated.wide.slice(1)]);
      assert.deepEqual(changed.curated.consensus.length, 40);

      writeFileSync(path, JSON.stringify(differences({ panels: { wide: withMember(first!.model_id) } })));
      assert.deepEqual(parseConfig({ CATALOGUE_FILE: path }).catalogue.curated.wide[0], first!.model_id);
    });

    it('R-N01 a difference that is none is refused, with what it lacks', () => {
      const unknown = differences({ models: [{ model_id: 'my/own', eligible: true }] });
      assert.match(
        problemsWith('CATALOGUE_FILE', unknown, {}),
        /my\/own is not in the built-in catalogue and lacks display_name, lab_id, .*context_tokens/,
      );
      const misspelt = differences({ models: [{ model_id: wideFirst, prize: 1 }] });
      assert.match(problemsWith('CATALOGUE_FILE', misspelt, {}), /models\[0\]: Unrecognized key: "prize"/);
      const gone = differences({ models: [{ model_id: wideFirst, eligible: false }] });
      assert.match(
        problemsWith('CATALOGUE_FILE', gone, {}),
        /wide names \S+, which is not an eligible model/,
      );
    });

    it('is reported in one line, however many problems it has', () => {
      const models = catalogue.models.map((model) => ({ ...model, lab_id: 1 }));
      const problems = problemsWith('CATALOGUE_FILE', { ...catalogue, models }, {});
      assert.equal(problems.split('\n').length, 1);
      assert.match(problems, /; and 167 more\.$/);
    });
  });

  function withMember(modelId: string): string[] {
    return [modelId, ...catalogue.panels.wide.slice(1)];
  }
});
