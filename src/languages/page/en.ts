import type { PageMessage, PageWords } from './page-words.ts';

/** What the page of a report says, by the names that all languages share. `{…}` is filled in. */
export const englishTexts = {
  report: 'Report',
  panelName: 'Panel {panel}',
  partialPanel: 'partial panel',
  asked: '{count} asked',
  answered: '{count} answered',
  gaveNone: '{count} gave no answer',
  wereSetAside: '{count} set aside',
  tookSide: '{count} took a side',
  tookNone: '{count} took none',
  labs: { one: '{count} lab', other: '{count} labs' },
  asIf: '(as if {independent})',
  independent: '{count} independent',
  readWithCare: 'Read with care',

  answer: 'Answer',
  whatFollows: 'What follows',
  keyPoints: 'Also worth knowing',
  judges: 'What the model that wrote this report judges',
  judgesNote: '{model}. It changes no count and is no finding about the panel.',
  ofOwnKnowledge: 'Of its own knowledge:',
  labelsRight:
    'Who agrees and who disagrees was read by two models, each by itself. By estimate, at least {share} of what both found is right, unless both err for the same reason; what they differ on to the end counts for no side.',
  ownSign: '° own knowledge of the two models that wrote the report',
  ownSays:
    'Own knowledge of the two models that wrote this report: no response has to say it, and nothing but the other of the two has checked it.',
  sourceLink: { one: 'Source {letter}: {count} response', other: 'Source {letter}: {count} responses' },

  positions: 'Answers of the panel',
  eachModel: 'Each model counts',
  eachLab: 'Each lab counts',
  oneModelPerLab: 'Each lab has one counted model, so both ways of counting are one.',
  barSays: '{name}: {shares}; no side {rest}',
  ofModels: '{count} of {whole} models',
  ifLabsEqual: '{share} if each lab counts once',
  intervalShort: '{low} to {high} (90%) if other labs had been asked',
  models: { one: '{count} model', other: '{count} models' },
  hatched: '{models} took no side: hatched in the bars.',
  sidesWithFew:
    'The model that wrote this answer sides with a smaller group (“{own}”, {count} of {whole} models); {most} answer “{label}”.',
  sidesWithNone:
    'The model that wrote this answer sides with no group of the panel but goes by what two models know; {most} of {whole} models answer “{label}”.',
  mostlyOwn:
    'Most of this answer rests at least in part on what the two models that wrote this report know (°), not only on the panel’s answers.',
  removedByReader: {
    one: 'One sentence was removed here: a second model could not confirm it.',
    other: '{count} sentences were removed here: a second model could not confirm all of them.',
  },
  removedByCode: {
    one: 'One sentence was removed here: it did not pass a check by code.',
    other: '{count} sentences were removed here: not all of them passed the checks by code.',
  },
  columnModels: 'Models',
  columnInterval: '90% interval',

  options: 'Options and cases',
  forOption: '{count} for',
  againstOption: '{count} against',
  dependsTitle: 'What it depends on',
  dependsOn: 'It depends on {case}',
  ifCase: 'If {case}: {option}',
  casesLeftOut: {
    one: '{count} further case is left out for lack of space.',
    other: '{count} further cases are left out for lack of space.',
  },

  disagreements: 'Where the models disagree',
  granted: 'What each side takes for granted, and what would settle it',
  takenForGranted: 'Taken for granted',
  whyItMatters: 'Why it matters',
  wouldSettle: 'What would settle it',
  showModels: '{words}, {title}: show the models',
  countOf: '{count} of {whole}',
  namesAndMore: '{names} and {count} more',
  minority: 'What few say',
  uncertainties: 'What the answers leave open',
  raisedBy: 'raised by {count}',

  figures: 'Figures',
  figuresLead:
    'A dot is one model’s figure, or the middle of its range. The bar is the middle half, the line the median.',
  tenTimes: 'Some differ tenfold; they may count different things.',
  logarithmic: 'logarithmic',
  figuresLeftOut: '{count} further things that responses put a figure to are left out.',
  ofWhat: 'Of what',
  unit: 'Unit',
  lowest: 'Lowest',
  median: 'Median',
  highest: 'Highest',

  claims: 'Claims',
  claimsLead:
    'What the responses say, and who says it. Each mark is one model: above the line it agrees, below it disagrees.',
  noClaim: 'No claim is like that.',
  claim: 'Claim',
  claimId: 'Claim {id}',
  countSupport: '{count} agree',
  countOppose: '{count} disagree',
  countMixed: '{count} both',
  countUnresolved: '{count} unclear',
  countReported: '{count} as others’ view',
  countSilent: '{count} silent',
  names: 'Names',
  namesAndCaveats: 'Names and caveats',
  onlyIf: 'Condition:',
  readDifferently: 'Two readers differ on more than a third of its stances.',
  readByOne: 'One reader alone has read more than a tenth of its stances.',
  groupTable: 'claims by group, agree : disagree of its models',
  noStance: 'no stance is counted',
  onlyOne: 'only one takes a stance',
  fewAgree: {
    one: '{count} of {whole} that address it agrees',
    other: '{count} of {whole} that address it agree',
  },
  shareAgree: '{share} of those that address it agree',

  groupBy: 'Group models by',
  stance: 'Stance',
  model: 'Model',
  lab: 'Lab',
  country: 'Country',
  family: 'Family',
  all: 'All',
  shown: '{count} of {whole} claims',
  pictureHint: 'Point at a mark, or walk with the arrow keys. A click or Enter opens the answer.',
  cellSays: 'Claim {id} · {model} ({lab}): {stance}',

  sideSupport: 'Agree',
  sideOppose: 'Disagree',
  sideMixed: 'See both sides',
  sideUnresolved: 'Unclear: the two readers differ',
  sideReported: 'Report it as others’ view',
  sideSilent: 'Do not address it',

  whoAnswered: 'Who answered',
  table: 'Table: {of}',

  method: 'How this was made',
  methodLead:
    'All counts are computed by code, and every stance rests on a passage of the stored answer. Agreement of models is a finding about this panel, no proof.',
  collection: 'Collection of the answers',
  synthesis: 'Synthesis and audit',
  controls: 'Controls',
  receipt: 'Receipt, and how to check it',
  receiptSays:
    'Digests of the parts of this report, made when it was delivered. Whoever has the report as JSON and the stored answers (both from the service, under these names) can check that its numbers follow from them:',

  evidence: 'Evidence',
  evidenceHint:
    'Each linked number leads to the models behind it, and each model to its own words. They are shown here.',
  close: 'Close the evidence',
  textsComing: 'The stored answers are on their way …',
  answerLetter: 'answer {letter}',
  noStored: 'No answer of this model is stored.',
  storedAnswer: 'Stored answer',
  storedAnswers: 'Stored answers',
  aboutCase: 'Models that name this case',
  aboutDissent: 'Models that dissent',
  aboutSayers: 'Models that say so',
  aboutRaisers: 'Models that raise it',
  aboutSource: 'Responses that this sentence of the answer rests on',
  sourceTitle: 'Source of the answer',
  aboutCamp: 'Models that give answer {letter}',
  forIt: 'For it',
  againstIt: 'Against it',
  itDepends: 'It depends',
  noSideTaken: 'No side taken',
  included: 'Answered and counted',
  failed: 'No answer',
  excluded: 'Answered, not counted',
  evidenceHintModels: 'Each linked number leads to the models behind it. They are shown here.',
  textsKept: 'The sender left the stored answers out of this file.',
  whoSaysWhat: 'Who says what',
} as const satisfies Readonly<Record<string, PageMessage>>;

export const englishPage: PageWords = {
  language: 'en',
  locale: 'en-GB',
  colon: ': ',
  singulars: {
    before: 'per of a an in for to from with at by on each every',
    words: `
      people person children child men man women woman feet foot teeth tooth mice mouse loaves loaf halves half
      lives life leaves leaf knives knife shelves shelf wolves wolf cookies cookie movies movie pies pie ties tie
      calories calorie series series species species shoes shoe buses bus gases gas lenses lens lens lens canvas canvas
      -ies -y -aches -ache -sses -ss -shes -sh -ches -ch -xes -x -oes -o -ss -ss -us -us -is -is -s -`,
  },
  texts: englishTexts,
};
