import type { AdjudicateOutput } from '../../stages/adjudicate/adjudicate.ts';
import type { ExtractOutput } from '../../stages/extract/player.ts';
import type { MergeOutput } from '../../stages/group/player.ts';
import type { LabelOutput } from '../../stages/label/player.ts';

/**
 * An output in the form that a synthesizer sends: lines, with ids and sentences by number, without
 * entries that can be omitted. An output that lost its shape through a fault is sent unchanged.
 */
export function asSent(stage: string, output: object): object {
  const send = forms[stage];
  try {
    return send ? send(output) : output;
  } catch {
    return output;
  }
}

const forms: Readonly<Record<string, (output: object) => object>> = {
  extract: (output) => extraction(output as ExtractOutput),
  group: (output) => grouping(output as MergeOutput),
  label: (output) => labels(output as LabelOutput),
  adjudicate: (output) => answers(output as AdjudicateOutput),
};

function extraction({ claims, options, uncertainties, quantities, cases, ...rest }: ExtractOutput): object {
  return {
    ...rest,
    claims: claims.map((claim) => line(signed(claim), claim.statement, claim.caveat)),
    options: options.map((each) => line(signed(each), each.option ?? '', each.statement, each.caveat)),
    uncertainties: uncertainties.map(({ description, sentences }) => line(sentences.join(), description)),
    quantities: quantities.map(({ what, low, high, unit, high_unit, answers_question, sentences }) =>
      line(
        sentences.join(),
        high === null ? `${low}` : `${low}..${high}`,
        high_unit === undefined ? unit : `${unit}..${high_unit}`,
        what,
        answers_question ? 'answer' : null,
      ),
    ),
    cases: cases.map(({ if: when, option, sentences }) => line(sentences.join(), when, option)),
  };
}

const extractSigns = { asserts: '+', rejects: '-', reports: '?' } as const;

function signed({ sentences, stance }: ExtractOutput['claims'][number]): string {
  return `${sentences.join()}${extractSigns[stance]}`;
}

function line(...fields: readonly (string | null)[]): string {
  return fields.flatMap((field) => field?.replaceAll('|', '¦') ?? []).join(' | ');
}

/** Claims in no group are omitted. */
function grouping({ groups }: MergeOutput): object {
  return {
    groups: groups
      .filter(({ members }) => members.length > 1)
      .map(({ members }) => members.map((id) => (/^\d+$/.test(id) ? Number(id) : id))),
  };
}

const signs = { support: '+', oppose: '-', mixed: '~', reported: '?' } as const;

/** A claim that is not addressed has no line. */
function labels({ stances, camp }: LabelOutput): object {
  return {
    stances: stances.flatMap(({ claim, stance, sentences }) =>
      stance === 'not_addressed' ? [] : [`${claim} ${signs[stance]} ${sentences.join()}`],
    ),
    camp: camp.id === null ? null : `${camp.id} ${camp.sentences.join()}`,
  };
}

const claimSigns = { true: { true: '~', false: '+' }, false: { true: '-', false: '0' } } as const;

function answers({ claims, camps, figures, cases }: AdjudicateOutput): object {
  const told = (id: string, sign: string, sentences: readonly number[]) =>
    [id, sign, ...(sentences.length > 0 ? [sentences.join()] : [])].join(' ');
  const given = ({ id, is_given: isGiven, sentences }: AdjudicateOutput['figures'][number]) =>
    told(id, isGiven ? '+' : '0', sentences);
  return {
    claims: claims.map(({ id, says_true: isSaid, says_false: isDenied, sentences }) =>
      told(id, claimSigns[`${isSaid}`][`${isDenied}`], sentences),
    ),
    camps: camps.map(({ id, is_own_answer: isOwn, sentences }) => told(id, isOwn ? '+' : '0', sentences)),
    figures: figures.map(given),
    cases: cases.map(given),
  };
}
