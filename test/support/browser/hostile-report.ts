import type { Report } from '../../../src/report/schema/report.ts';
import { exampleReport } from './example-file.ts';

/** What a model, a lab or a question may be called by somebody who wants the page to break. */
const tricks = [
  '<img src=x onerror="globalThis.ran = 1">',
  '</script><script>globalThis.ran = 1</script>',
  '</title></style></noscript><svg onload="globalThis.ran = 1">',
  '\u202Egnirts desrever\u202C \u2066isolated\u2069 \u200B\uFEFF',
  '[click](javascript:globalThis.ran=1) https://evil.example/?q=1',
  '&lt;b&gt; {{constructor.constructor("globalThis.ran = 1")()}}',
];
const longWord = 'w'.repeat(4_000); // Far wider than any page; a longer one only takes longer to be drawn.

/** A report whose every free text is hostile, with 172 models of 172 labs with long names. */
export function hostileReport(): { report: Report; texts: Record<string, string> } {
  const { report, texts } = exampleReport();
  const grown = withManyModels(report);
  let turn = 0;
  const hostile = (text: string) =>
    `${tricks[turn++ % tricks.length]} ${text.slice(0, 40)} ${turn % 9 === 0 ? longWord : ''}`;
  const changed = changedTexts(grown, hostile) as Report;
  const said = Object.entries(texts).map(([id, text]) => [id, `${text}${tricks.join('\n')} ${longWord}`]);
  return { report: changed, texts: Object.fromEntries(said) };
}

/** Free texts of a report by their keys: what a model or a person has worded. */
const free =
  /^(?:headline|standing|direct_answer|rationale|statement|label|thesis|issue|core_tension|why_it_matters|insight|description|why_unresolved|option|case|what|unit|display_name|name|text|message|title|body|model_family|lab_origin_country_name)$/;

function changedTexts(value: unknown, change: (text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return free.test(key) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => changedTexts(each, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, changedTexts(inner, change, name)]),
  );
}

function withManyModels(report: Report): Report {
  const copy = structuredClone(report);
  const record = copy.research_record;
  const [model] = record?.panel?.models ?? [];
  const [included] = record?.provenance?.included ?? [];
  const [claim] = copy.evidence?.claims ?? [];
  if (!record?.panel || !record.provenance || !model || !included || !claim)
    throw new Error('the example has changed');
  for (let i = record.panel.models.length; i < 172; i++) {
    const id = `lab-${i}/${'long-name-'.repeat(20)}${i}`;
    const lab = {
      lab_id: `lab-${i}`,
      name: `Laboratory ${i} ${'of a long name '.repeat(12)}`,
      country_code: 'XX',
      country_name: 'X',
    };
    record.panel.models.push({
      ...model,
      model_id: id,
      display_name: `Model ${i} ${'long name '.repeat(20)}`,
      lab,
    });
    record.provenance.included.push({ ...included, model_id: id, lab: lab.name });
    claim.supporting_model_ids.push(id);
  }
  return copy;
}
