/** Words for the panel and for amounts, in lower case and with spaces instead of hyphens. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

// Who is counted.

/** Nouns that mean the panel when counted, unless a noun before them says otherwise ("weather models"). */
export const panelNouns = words(
  'model models llm llms ai ais chatbot chatbots panel panellist panellists panelist panelists respondent respondents responder responders',
);
/** Nouns that mean the panel only if the amount or the verb says so: "no answer fits all" is ordinary English. */
export const answerNouns = words('answer answers response responses reply replies');
/** Nouns that mean the panel if they hold an opinion. */
export const personNouns = words(
  'lab labs laboratory laboratories expert experts participant participants contributor contributors reviewer reviewers ' +
    'commentator commentators observer observers adviser advisers advisor advisors assistant assistants voice voices',
);
export const holderNouns = words(
  'dissenter dissenters holdout holdouts naysayer naysayers doubter doubters supporter supporters opponent opponents ' +
    'critic critics sceptic sceptics skeptic skeptics proponent proponents advocate advocates detractor detractors ' +
    'outlier outliers',
);
export const campNouns = words('camp camps faction factions bloc blocs');
/** Adjectives between an amount and a noun that still mean the panel. */
export const panelAdjectives = words(
  'ai large language responding participating other included counted surveyed independent different polled asked queried ' +
    'consulted invited remaining leading frontier individual separate labelled answering such of these those the our its ' +
    'smaller larger bigger older newer cheaper american chinese european open weight proprietary reasoning sceptical ' +
    'skeptical cautious bold bolder careful optimistic pessimistic dissenting undecided neutral major top single lone ' +
    'whole entire full same twelve main further additional solitary outlying whose more panel member members',
);
/** Adjectives that turn "models" or "responses" into something else. */
export const subjectAdjectives = words(
  'economic climate weather pricing business data mental operating financial statistical regression mathematical ' +
    'forecasting role insurance car ownership governance delivery revenue subscription survey immune policy emergency ' +
    'energy demographic epidemiological scale fashion physical computer animal mouse',
);
/** "Those asked" are the panel. */
export const askedWords = words(
  'asked surveyed consulted polled questioned answering responding that who included counted',
);
/** Populations that a question may be about: their agreement is no count of the panel. */
export const populations = words(
  'voter voters parliament council election elections referendum shareholder shareholders senate court courts jury juries ' +
    'citizen citizens legislature congress poll polls household households tenant tenants patient patients user users ' +
    'customer customers employee employees board boards parent parents resident residents electorate deputies ministers ' +
    'cabinet committee judge judges worker workers people student students children owner owners public electoral union ' +
    'unions member members residents villagers families clients investors creditors lenders nurses doctors teachers pupils ' +
    'neighbours neighbors drivers commuters men women adults staff managers developers engineers scientists historians ' +
    'economists countries states nations firms companies cities towns regions farmers buyers sellers readers viewers',
);

// How many.

export const numberWords = words(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds dozen dozens',
);
export const fractionWords = words(
  'third thirds quarter quarters fifth fifths sixth sixths seventh eighth eighths ninth tenth tenths percent',
);
/** Amounts that can stand alone: "most agree". */
export const plainAmounts = words(
  'all both most many few several some half majority minority plurality bulk others rest remainder handful couple plenty ' +
    'lots various numerous multiple countless scores',
);
/** Words that are amounts only before "of" and the panel: "a part of the panel". */
export const weakAmounts = words(
  'part portion share fraction group number lot proportion percentage chunk majority minority remainder variety subset ' +
    'band block bloc knot clutch slew raft bunch loads heaps cluster circle crowd pair trio quartet string host swathe ' +
    'slice sprinkling smattering scattering contingent handful couple',
);
export const wholeAmounts = words('all both every each none half most majority minority bulk plurality');
export const singularPronouns = words('everyone everybody nobody none');
export const hardly = words('hardly scarcely barely');
/** Words before an amount that belong to the phrase. */
export const beforeAmount = words(
  'only just merely about around roughly nearly almost virtually practically over well fully barely exactly precisely at ' +
    'least more fewer less than close to as many up a an the some not very great good mere full small large slim clear ' +
    'overwhelming vast tiny narrow solid strong big larger smaller sizable sizeable another further other hardly scarcely ' +
    'easily far by no under',
);

// What they do.

/** Verbs of opinion. Those of the second list are also nouns, and count only where a verb is needed. */
const pureVerbs =
  'agree disagree recommend argue think believe prefer oppose reject accept concede warn dispute object dissent concur ' +
  'conclude converge diverge differ endorse insist maintain contend deny admit acknowledge consider regard advise suggest ' +
  'propose urge caution stress emphasise emphasize mention assert affirm approve disapprove lean hesitate defend say ' +
  'expect choose opt dismiss discount downplay highlight predict assume foresee envisage decline refuse criticise criticize ' +
  'challenge embrace treat express voice attribute ascribe blame credit praise indicate imply sympathise sympathize abstain waver';
const nounVerbs =
  'support favor favour back see hold call claim doubt question worry fear name note point side vote answer reply land ' +
  'share stand rate rank want come take make raise address state report put list begin start call speak cite stay';
const irregular: Readonly<Record<string, string>> = {
  think: 'thought',
  say: 'said',
  choose: 'chose',
  see: 'saw',
  hold: 'held',
  come: 'came',
  take: 'took',
  make: 'made',
  stand: 'stood',
  begin: 'began',
  speak: 'spoke',
  put: 'put',
};

interface VerbForm {
  readonly form: 'base' | 's' | 'past' | 'ing';
  readonly pure: boolean;
}

/** Every form of the verbs of opinion. */
export const opinionVerbs: ReadonlyMap<string, VerbForm> = new Map([
  ...pureVerbs.split(' ').flatMap((verb) => formsOf(verb, true)),
  ...nounVerbs.split(' ').flatMap((verb) => formsOf(verb, false)),
]);

function formsOf(verb: string, pure: boolean): [string, VerbForm][] {
  const stem = verb.replace(/e$/, '');
  const doubled = /^(?:refer|prefer|defer|opt|concur)$/.test(verb) ? `${verb}${verb.at(-1)}` : stem;
  const endsInY = /[^aeiou]y$/.test(verb);
  const withoutY = verb.slice(0, -1);
  const plainThird = /(?:s|ss|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [
    [verb, { form: 'base', pure }],
    [endsInY ? `${withoutY}ies` : plainThird, { form: 's', pure }],
    [irregular[verb] ?? (endsInY ? `${withoutY}ied` : `${doubled}ed`), { form: 'past', pure }],
    [`${/ee$/.test(verb) ? verb : doubled}ing`, { form: 'ing', pure }],
  ];
}

/** "… are undecided", "… is for it". */
export const opinionStates = words(
  'undecided opposed against convinced sceptical skeptical united agreed unsure uncertain silent neutral divided wary ' +
    'cautious favourable favorable hostile unconvinced persuaded torn agnostic critical supportive adamant reluctant inclined',
);
/** Participles before "by most": held, raised, shared. */
export const heldParticiples = words(
  'agreed accepted shared held supported backed opposed rejected endorsed seen made raised voiced mentioned noted ' +
    'recommended favoured favored disputed taken named proposed urged denied doubted questioned cited approved preferred ' +
    'conceded granted settled believed assumed expected given chosen stated contested advanced defended dismissed challenged',
);
export const modals = words(
  "would could might may can will should must do does did have has had cannot wouldn't don't",
);
export const beForms = words('is are was were be been being remain remains remained stay stays');
/** Verbs that, after "would", tell of the world and not of an opinion: "many would lose their homes". */
export const worldVerbs = words(
  'be need have lose fail suffice cost die save pay gain benefit suffer fit last help work require move remain see get ' +
    'become struggle leave survive profit earn make take receive qualify apply depend vanish disappear reach',
);
export const adverbs = words(
  'also clearly openly still even explicitly firmly strongly nonetheless however then again now themselves not never ' +
    'always simply rather instead readily broadly largely actually really flatly happily gladly directly therefore thus ' +
    'only just merely much all quite at best probably likely certainly tend tends seem seems appear appears to want wants ' +
    'outright initially ultimately generally mostly mainly plainly',
);
export const panelAdverbs = words(
  'mostly largely overwhelmingly generally mainly predominantly broadly universally uniformly unanimously commonly ' +
    'typically usually often rarely seldom evenly equally all both none collectively almost',
);

// What it is about.

export const stanceNouns = words(
  'agreement support opposition dissent disagreement backing approval acceptance endorsement rejection scepticism ' +
    'skepticism objection objections resistance unity consensus unanimity doubt',
);
export const wideWords = words(
  'broad widespread overwhelming universal general wide strong little scant minimal limited considerable substantial ' +
    'majority minority complete total unanimous near solid firm clear unbroken massive negligible virtually almost',
);
export const viewNouns = words(
  'view views position answer answers opinion opinions advice recommendation verdict response choice option stance line ' +
    'reading conclusion camp judgement judgment',
);
export const leadWords = words(
  'prevailing dominant predominant majority minority prevalent modal median commonest usual',
);

/** Words that end a noun phrase. */
export const functionWords = words(
  'of in on at to for from by as with into over under about than then so such and or but if when while which who whom ' +
    'whose that what where there their they them he she his her we us our you your i it its this these those the a an is ' +
    'are was were be been being am do does did have has had can could may might will would shall should must not no nor ' +
    'never only also still even just rather more less most all some any each both either neither because since though ' +
    'although whereas yet within without between among amongst across through during before after until per via against ' +
    'toward towards upon out up down off near like unlike too very ever already once here now again alone §',
);
