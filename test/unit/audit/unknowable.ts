/** What a report says and nobody can check from the report and the texts. */
export interface Unknowable {
  readonly what: string;
  readonly why: string;
  /** The places in the schema: `evidence.claims[].statement`. */
  readonly paths: RegExp;
  /** The changes that can pass there; all others are found. */
  readonly changes: readonly string[];
}

const reworded = ['reworded', 'another', 'another digit'];
const anyOfList = ['element removed', 'element doubled', 'element added', 'elements swapped'];
const anyNumber = ['more', 'less', 'doubled', 'another'];

/**
 * Every change that the audit does not find, with the reason. A test changes every value of reports
 * and finds no other.
 */
export const unknowable: readonly Unknowable[] = [
  {
    what: 'wordings of claims, camps, cases and quantities',
    why: 'they are only compared with their digests; a span shows where something was found, not that it says it',
    paths:
      /^evidence\.(claims\[\]\.(statement|caveats\[\]|caveats_by_side\.\w+\[\]\.caveat)|camps\[\]\.(label|thesis|recommended_option)|cases\[\]\.(case|option)|quantities\[\]\.(what|unit))$/,
    changes: [...reworded, 'emptied', 'nulled'],
  },
  {
    what: 'the unit of a figure in the words of its response, if these make it no other size',
    why: 'only the figure is looked for in its sentence, and converted',
    paths: /^evidence\.quantities\[\]\.evidence_spans\[\]\.given(\.(unit|high_unit))?$/,
    changes: [...reworded, 'emptied', 'left out'],
  },
  {
    what: 'which caveats, cases and figures were left out, and which figure answers the question',
    why: 'the outputs of the stages show it',
    paths:
      /^evidence\.(claims\[\]\.caveats(_by_side\.(opposing|left_out_count))?|cases_left_out_count|quantities|quantities\[\]\.answers_question|quantities_left_out_count)$/,
    changes: [...anyOfList, ...anyNumber, 'turned'],
  },
  {
    what: 'that some report a claim as others’ and take no stance on it, or that only opponents put a caveat on it',
    why: 'the outputs of extraction and labelling show it',
    paths: /^evidence\.claims\[\]\.(reported_by|caveats_by_side)$/,
    changes: ['left out'],
  },
  {
    what: 'that a sentence, and not another one of that text, shows a stance, a camp, a case, a figure or what the answer rests on',
    why: 'only whether the sentences are there, and have its numbers, is known',
    paths: /^(evidence|answer)\..*evidence_spans\[\]\.(offset|length)$/,
    changes: ['doubled', 'another'], // Ends of another sentence by chance; “more” and “less” never are.
  },
  {
    what: 'written prose, apart from its numbers',
    why: 'it is only compared with its digest',
    paths:
      /^answer\.(headline|direct_answer|rationale|key_points\[\]\.(label|statement)|assessment|assessment\.(statement|model_id|favoured_camp_id|differs_from_panel|reasons|own_knowledge)|assessment\.(reasons|own_knowledge)\[\]\.(statement|kind)|recommendation|recommendation\.statement|ranked_options\[\]\.rationale)$|^analysis\.\w+\[\]\.(issue|core_tension|why_\w+|insight|description|assumptions|resolving_information|what_would_resolve_it)(\[\])?$/,
    changes: [...reworded, ...anyOfList, 'emptied', 'nulled'],
  },
  {
    what: 'which claims and camps a written entry rests on, and who wrote it',
    why: 'they are the writer’s choice; only whether they exist is known',
    paths:
      /^(answer|analysis)\..*(related_(claim|camp)_ids|affected_claim_ids)(\[\])?$|^analysis\.\w+\[\]\.written_by$/,
    changes: [...anyOfList, ...anyNumber, 'left out'],
  },
  {
    what: 'that a sentence without numbers rests on another sentence of a response, on one more, or on none, and which text’s come first',
    why: 'it is the writer’s choice; only whether the sentences are there, and have its numbers, is known',
    paths: /^answer\.sources(\[\]\.evidence_spans(\[\]\.model_id)?)?$/,
    changes: ['element removed', 'element added', 'elements swapped', 'another'],
  },
  {
    what: 'who raised an uncertainty',
    why: 'uncertainties have no spans',
    paths: /^analysis\.uncertainties\[\]\.raised_by_model_ids(\[\])?$/,
    changes: [...anyOfList, ...anyNumber],
  },
  {
    what: 'regions and families of models, ids and names that endpoints gave, and late retries',
    why: 'they are not in the export',
    paths:
      /^research_record\.(panel\.models\[\]\.(lab_origin_country_\w+|organization_geopolitical_region|model_family)|provenance\.\w+\[\]\.(response_id|served_model|reasoning_tokens|late_retry|error))$/,
    changes: [...reworded, ...anyNumber, 'nulled', 'filled', 'turned', 'emptied', 'left out'],
  },
  {
    what: 'the id of the panel, and that of a lab that has one model in it',
    why: 'nothing else names them; the lab’s name is in the export',
    paths: /^research_record\.panel\.(panel_id|models\[\]\.lab\.lab_id)$/,
    changes: reworded,
  },
  {
    what: 'when the run began and ended',
    why: 'the export has no times; only their order is known',
    paths: /^research_record\.generation\.run_started_at$/,
    changes: ['earlier', 'later'],
  },
  {
    what: 'how calls were sent, which models answered them, and the versions of their prompts',
    why: 'neither the report nor the export contains the calls',
    paths:
      /\.conditions\.(panel_calls(\.(temperature|\w*reasoning\w*|tool_calls_seen))?|synthesis_calls\.(synthesizers|by_stage|by_stage\[\]\.(stage|synthesizers)|served_models|prompt_versions\.\w+|\w*reasoning\w*|temperature|simulated)(\[\])?)$/,
    changes: [...reworded, ...anyNumber, ...anyOfList, 'nulled', 'turned', 'left out'],
  },
  {
    what: 'sentences of the methodology',
    why: 'they are only compared with their digest; the counts beside them say what they say',
    paths: /^methodology\.(evidence_collection|synthesis_and_audit|controlled_inference\.body)$/,
    changes: [...reworded, 'nulled'],
  },
  {
    what: 'counts of what extraction, grouping and checks found and dropped',
    why: 'the outputs of the stages show them',
    paths: /\.conditions\.(coverage|(second_grouping|coverage|synthesis)\.\w+(\[\])?)$/,
    changes: [
      ...anyNumber,
      ...['slightly more', 'left out', ...reworded, 'nulled', 'elements swapped', 'element doubled'],
      'element removed', // Of who was asked; of a list that counts something else it is found.
    ],
  },
  {
    what: 'how many camps, figures and cases both synthesizers found alike, what was asked of whom, and of which claim a reading was that left no stance',
    why: 'the outputs of the stages show it; what was read of each stance, and every sum, is checked',
    paths:
      /\.conditions\.reliability\.((camps|details)_(agreed|single|unresolved)|(stances|camps)_asked|asked_synthesizers|readings\[\]\.codes)$/,
    changes: [...anyNumber, 'element removed', 'elements swapped', 'left out', 'another digit'],
  },
  {
    what: 'which sections were written, which of the readers read each, and how many sentences, again or once',
    why: 'neither the report nor the export contains the calls',
    paths: /\.conditions\.prose\.sections(\[\]\.(section|reader|sentences|sentences_asked_again))?$/,
    changes: [...anyNumber, 'elements swapped', 'left out'],
  },
  {
    what: 'of which field a sentence was removed',
    why: '`errors` tell the section, and the output of the writer is not in the report',
    paths: /\.conditions\.prose\.sections\[\]\.sentences_left_out\[\]\.field$/,
    changes: ['another'],
  },
  {
    what: 'what was cut or dropped on the way',
    why: 'the outputs of the stages show it',
    paths: /^errors\[\](\.(code|message))?$|^errors$/,
    changes: [...reworded, ...anyOfList],
  },
  {
    what: 'whether the question was taken away',
    why: 'the compact view has none',
    paths: /^question$/,
    changes: ['left out'],
  },
];
