import { type Draw, drawFrom, uniform } from '../../../stages/play/draw.ts';
import type { PlantedCase } from '../../../stages/play/truth.ts';
import type { AskedSource, ClaimSource, Frame, Opinion, Piece, Setting, Voice } from '../setting.ts';
import type { CampWords, ClaimWords, Topic } from './topic.ts';

const undecidedShare = 0.04;
/** How often a model follows its lab's leaning: models of one lab tend to err together. */
const followsLabShare = 0.4;
const caveatShare = 0.35;

/**
 * A panel on a topic: readable answers of 150 to 400 words, without tricks, in the language of the
 * topic.
 */
export function topicSetting(seed: number, question: string, topic: Topic): Setting {
  const isGeneral = topic.keywords.length === 0;
  return {
    seed: drawFrom(seed, question).whole(0, 2 ** 31),
    asked: askedOn(question, topic),
    claims: topic.claims.map((claim, index) => claimSource(topic, claim, index)),
    invented: [],
    canaries: [],
    neutral: topic.undecided.readings,
    campOf: ({ modelId }) => campOf(topic, seed, question, modelId),
    odds: ({ id }, camp) => oddsOf(topic, id, camp),
    claimsPerAnswer: isGeneral ? { least: 10, most: 12 } : { least: 8, most: 11 },
    script: {
      languageOf: () => topic.language,
      styles: ['essay', 'essay', 'essay', 'headed', 'bullets', 'numbered'],
      frameOf: () => frames[topic.language],
      repeated: 0,
      uncertainties: ({ draw }) =>
        draw
          .shuffled(topic.uncertainties)
          .slice(0, draw.pick([0, 1, 1, 2]))
          .map(({ sentences, descriptions }) => ({
            text: spoken(draw, sentences),
            own: draw.pick(descriptions),
          })),
      around: ({ draw }, opinion) => around(topic, draw, opinion),
    },
  };
}

function around(topic: Topic, draw: Draw, { camp }: Opinion): Piece[] {
  const closings = topic.camps.find(({ key }) => key === camp)?.closings ?? [];
  const closes = closings.length > 0 && draw.chance(0.5);
  return [
    { kind: 'opening', text: spoken(draw, topic.openings) },
    ...(closes ? [{ kind: 'closing' as const, text: spoken(draw, closings) }] : []),
  ];
}

/** One of the sentences, with one of the alternatives in its square brackets. */
function spoken(draw: Draw, sentences: readonly string[]): string {
  return draw
    .pick(sentences)
    .replaceAll(/\[([^\]]*)\]/g, (_, choices: string) => draw.pick(choices.split('|')));
}

function campOf(topic: Topic, seed: number, question: string, modelId: string): string | null {
  if (uniform('undecided', seed, question, modelId) < undecidedShare) return null;
  const lab = modelId.split('/')[0] ?? modelId;
  const follows = uniform('follows lab', seed, question, modelId) < followsLabShare;
  let left = uniform('camp', seed, question, follows ? lab : modelId);
  const total = topic.camps.reduce((sum, camp) => sum + camp.weight, 0);
  for (const { key, weight } of topic.camps) {
    left -= weight / total;
    if (left < 0) return key;
  }
  return topic.camps.at(-1)?.key ?? null;
}

/** Those of the camp; of all camps for an answer that takes no side. */
function oddsOf({ claims, camps }: Topic, id: string, camp: string | null): ReturnType<Setting['odds']> {
  const odds = claims.find(({ key }) => key === id)?.odds ?? [];
  const own = camps.findIndex(({ key }) => key === camp);
  const rows = own < 0 ? odds : odds.slice(own, own + 1);
  const mean = (column: 0 | 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0) / rows.length / 10;
  const [support, oppose, mixed] = [mean(0), mean(1), mean(2)];
  const addressed = support + oppose + mixed;
  return { addressed, mixed: mixed / addressed, leaning: support / (support + oppose || 1) };
}

const minorities = { one: 'one', two: 'two', few: 'twentieth' } as const;

function claimSource(topic: Topic, claim: ClaimWords, index: number): ClaimSource {
  const { key, label, statements, caveat, rare } = claim;
  return {
    id: key,
    rank: index + 1,
    label,
    heading: topic.themes.find((theme) => theme.key === claim.theme)?.heading ?? label,
    wordings: statements,
    plainWordings: statements,
    quantity: null,
    // Who sees both sides of a claim makes it depend on something, which is not always named.
    condition: caveat?.statement ?? (topic.language === 'de' ? 'in manchen Fällen' : 'in some cases'),
    opposedCondition: null,
    minority: rare ? minorities[rare] : null,
    subjects: [],
    twin: null,
    isTruism: false,
    say({ draw }: Voice, stance) {
      const text = spoken(
        draw,
        { support: claim.supports, oppose: claim.opposes, mixed: claim.mixed }[stance],
      );
      if (stance === 'mixed') return { text, givesCondition: true };
      if (stance === 'oppose' || !caveat || !draw.chance(caveatShare)) return { text };
      return { text, behind: spoken(draw, caveat.sentences), givesCondition: true };
    },
  };
}

function askedOn(question: string, topic: Topic): AskedSource {
  const cases = topic.camps.map(caseOf);
  const position = ({ draw }: Voice, { camp }: Opinion) =>
    spoken(draw, (topic.camps.find(({ key }) => key === camp) ?? topic.undecided).positions);
  return {
    question,
    questionType: topic.questionType,
    camps: topic.camps.map(({ key, label, thesis, recommendedOption, readings }) => ({
      ...{ id: key, label, thesis, option: recommendedOption, readings },
    })),
    // Who takes no side names the case for each option.
    saidBy: (_, camp) => ({
      cases: camp === null ? cases.map(({ id }) => ({ caseId: id, say: null })) : [],
      ...{ value: null, stances: new Map(), neither: null },
    }),
    ...{ position, claims: [] },
    askedOf: () => ({ kind: 'conditional', cases }),
  };
}

/** The case in which a camp's option is right. */
function caseOf({ key, suits, recommendedOption }: CampWords): PlantedCase {
  const condition = suits
    .replace(/^Right (?:when|where) /, '')
    .replace(/^Right /, 'it is ')
    .replace(/^Richtig, wenn /, '')
    .replace(/[.]$/, '');
  return { id: key, ifs: [condition], options: [recommendedOption] };
}

const frames: Readonly<Record<Topic['language'], Frame>> = {
  en: {
    headings: ['What counts', 'What is open', 'Considerations'],
    listLeads: [
      'The points that weigh most with me:',
      'My reasoning in short:',
      'What speaks to this, as I see it:',
    ],
    stop: '.',
    space: ' ',
  },
  de: {
    headings: ['Was zählt', 'Was offen ist', 'Erwägungen'],
    listLeads: [
      'Die Punkte, die für mich am meisten zählen:',
      'Meine Gründe in Kürze:',
      'Was hierzu zu sagen ist:',
    ],
    stop: '.',
    space: ' ',
  },
};
