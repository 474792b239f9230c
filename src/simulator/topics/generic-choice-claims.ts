import type { ClaimSource } from '../topic.ts';

/** Claims that can be argued about any choice. Odds: bold, careful, cautious. */
export const genericChoiceClaims: readonly ClaimSource[] = [
  {
    key: 'reversible',
    theme: 'stakes',
    label: 'Reversibility',
    statements: [
      'Whether the step can be undone is the question that matters above all.',
      'Reversibility should decide how much care the choice deserves.',
      'How hard it would be to go back ought to set the standard of proof.',
    ],
    supports: [
      'What matters first is whether one can go back: a step that can be undone deserves [courage|speed], one that cannot deserves patience.',
      'I would sort this by reversibility before anything else, since mistakes that can be [corrected|repaired] are cheap teachers.',
      'A choice that leaves a way back may be made [lightly|quickly], and a choice that burns the bridge may not.',
    ],
    opposes: [
      'Reversibility is less decisive than people like to think, because even choices that can be undone leave [traces|marks] that last.',
      'I would not put reversibility first, since a way back that nobody will ever take is no real [protection|safeguard].',
    ],
    mixed: [
      'Being able to turn back is valuable, but keeping every door open has a [price|cost] of its own.',
    ],
    odds: [
      [5, 1.5, 1],
      [7, 0.3, 1],
      [6, 0.3, 1],
    ],
    caveat: {
      statement: 'Formally reversible steps can be hard to undo in practice.',
      sentences: [
        'On paper many steps can be undone that in real life [never are|are not].',
        'The way back should be tested, not just [assumed|taken for granted].',
      ],
    },
    matters: 'It sets the standard of proof: the harder the return, the more has to be known beforehand.',
    dispute: {
      issue: 'How far the possibility of going back should decide',
      tension:
        'For the first side a way back changes everything; for the second it is a comfort that is seldom used.',
      assumptions: [
        'Supporters assume that the way back can really be walked.',
        'Doubters assume that habits and costs close it.',
      ],
      resolving: [
        'A concrete description of what undoing the step would take.',
        'Examples of comparable steps that were in fact undone.',
      ],
    },
  },
  {
    key: 'cost-of-delay',
    theme: 'stakes',
    label: 'Cost of waiting',
    statements: [
      'Waiting has a considerable price here and must be counted like any other cost.',
      'Delay is itself expensive and belongs in the calculation.',
      'Doing nothing for the time being carries a serious cost.',
    ],
    supports: [
      'Waiting is not free: while one hesitates, options [close|expire], and others move.',
      'The cost of delay is easy to overlook because no invoice ever [shows|names] it.',
      'Putting the matter off is a decision too, and often the [dearest|most expensive] one available.',
    ],
    opposes: [
      'The pressure to act soon is mostly self-made, and a few months of patience would cost [little|next to nothing].',
      'I see no real price of waiting here, as the opportunity is unlikely to [vanish|run away].',
      'Urgency is what sellers talk about; a sound option will still be sound [next season|a little later].',
    ],
    mixed: ['Delay costs something, though usually less than [acting on a guess|a hasty mistake] does.'],
    odds: [
      [8, 0.2, 0.8],
      [3, 1.5, 2.5],
      [0.5, 6, 1.8],
    ],
    matters:
      'Whoever takes waiting for free will always find a reason to wait; whoever takes it for ruinous will never check.',
    dispute: {
      issue: 'How much it costs to wait',
      tension:
        'The bold side sees opportunities closing while evidence is gathered; the cautious side sees an urgency that nobody has demonstrated.',
      assumptions: [
        'Those in favour of acting assume a window that will not stay open.',
        'Those in favour of patience assume that the option remains available on similar terms.',
      ],
      resolving: [
        'An estimate of what concretely would be lost through a delay of a quarter and of a year.',
        'A check of whether the option has a genuine expiry date.',
      ],
    },
  },
  {
    key: 'evidence-thin',
    theme: 'knowledge',
    label: 'State of evidence',
    statements: [
      'The available evidence is too weak to carry a confident conclusion.',
      'What is known does not justify certainty in either direction.',
      'Confidence would exceed what the evidence supports.',
    ],
    supports: [
      'Most of what can be said beforehand is opinion, and opinion should not be [mistaken for|dressed up as] evidence.',
      'The facts that would settle this are largely [missing|not on the table], so confidence ought to stay low.',
      'I notice how much of the usual argument rests on anecdotes and how little on [measurement|anything measured].',
    ],
    opposes: [
      'There is enough known to act on, and asking for more evidence can become a way of [avoiding|dodging] the choice.',
      'Calling the evidence thin is too easy, for comparable cases exist and they point in a [recognisable|fairly clear] direction.',
    ],
    mixed: [
      'The evidence is good on some aspects and nearly absent on [others|the rest], which argues for moving in parts.',
    ],
    odds: [
      [1, 4.5, 1.5],
      [4.5, 1, 2],
      [8, 0.2, 0.8],
    ],
    matters:
      'The strength of the evidence decides whether the next step should be a commitment or an inquiry.',
    dispute: {
      issue: 'Whether what is known suffices to act',
      tension:
        'Both sides look at the same incomplete record; for the first it is the normal condition of any decision, for the second a warning.',
      assumptions: [
        'Those ready to act assume that comparable cases carry over.',
        'Those who hesitate assume that this case differs in ways that matter.',
      ],
      resolving: [
        'A short review of comparable cases, failures included.',
        'A statement of which finding would change the mind of each side.',
      ],
    },
  },
  {
    key: 'pilot',
    theme: 'method',
    label: 'A small trial',
    statements: [
      'A limited trial should come before any full commitment.',
      'The idea ought to be tested on a small scale first.',
      'A pilot is the proper way to begin.',
    ],
    supports: [
      'A small trial would teach more in a month than [further debate|another round of debate] in a year.',
      'Start with the smallest version that could prove the idea wrong, and [enlarge|extend] it only if it survives.',
      'I would run a pilot with a fixed end, because it turns a matter of belief into a matter of [observation|record].',
    ],
    opposes: [
      'Pilots are often a polite way of not deciding, and their results rarely [carry over|scale up] anyway.',
      'Half-hearted trials tend to fail for lack of commitment and then discredit a good [idea|plan].',
    ],
    mixed: [
      'A trial helps where effects show quickly, and misleads where they need [years|a long time] to appear.',
    ],
    odds: [
      [1.5, 4, 1.5],
      [8.5, 0.1, 0.5],
      [4.5, 0.8, 2],
    ],
    caveat: {
      statement: 'A trial is informative only if its criteria for success are fixed beforehand.',
      sentences: [
        'It only counts as a test if the criteria are [written down|agreed] before it starts.',
        'Without a fixed yardstick every pilot ends up being called a [success|triumph].',
      ],
    },
    matters:
      'A trial is the cheapest way to exchange conjecture for experience, provided the effects show in time.',
    dispute: {
      issue: 'Whether a small trial tells enough to be worth its time',
      tension:
        'Supporters want to learn cheaply before committing; critics fear that a trial without commitment measures only the lack of commitment.',
      assumptions: [
        'Supporters assume that effects show early and on a small scale.',
        'Critics assume that success depends on going all the way.',
      ],
      resolving: [
        'An agreed list of what a trial could and could not show.',
        'Experience with earlier trials in the same setting and what became of them.',
      ],
    },
  },
  {
    key: 'opportunity-cost',
    theme: 'stakes',
    label: 'Opportunity cost',
    statements: [
      'The real comparison is with the best other use of the same money and attention.',
      'Opportunity cost should be part of the judgement.',
      'What the same effort could achieve elsewhere is the proper yardstick.',
    ],
    supports: [
      'The question is not only whether this is good but whether it is better than the next-best use of the same [effort|time and money].',
      'Attention spent here is attention withdrawn from something else, and that something should be [named|spelled out].',
      'Compare it with the strongest alternative rather than with [doing nothing|an empty page].',
    ],
    opposes: [
      'Talk of opportunity costs can paralyse, since an imagined alternative always looks [perfect|better than a real one].',
      'I would not compare with every conceivable alternative, because the realistic choice is between this and [the present state|leaving things as they are].',
    ],
    mixed: [
      'Alternatives deserve a look, but a short one, or the comparison itself becomes the [largest|main] cost.',
    ],
    odds: [
      [3, 1.8, 1],
      [4.5, 0.4, 1],
      [5, 0.2, 0.8],
    ],
    matters: 'Options look better alone than beside their strongest rival.',
    dispute: {
      issue: 'Whether other uses of the same means must be compared first',
      tension: 'Comparison guards against mediocre choices and can itself become a way of not choosing.',
      assumptions: [
        'Supporters assume that a strong alternative exists.',
        'Opponents assume that the realistic alternative is to leave things as they are.',
      ],
      resolving: [
        'A named best alternative with its own costs.',
        'A limit on the time that the comparison may take.',
      ],
    },
  },
  {
    key: 'hidden-costs',
    theme: 'stakes',
    label: 'Costs after the start',
    statements: [
      'The costs that follow after the start are regularly underestimated.',
      'Upkeep and follow-up effort tend to exceed the initial estimate.',
      'Later burdens, rather than the entry price, are where estimates fail.',
    ],
    supports: [
      'The entry price is the visible part; upkeep, training and corrections come afterwards and are usually [larger|heavier].',
      'Plans of this kind tend to run late and over budget, so I would add a generous [margin|reserve] before comparing anything.',
      'What follows the beginning, year after year, is where such [ventures|undertakings] become expensive.',
    ],
    opposes: [
      'The fear of hidden costs is easily overdone, as most of them can be found by [asking|talking to] people who went before.',
      'Follow-up costs are real but ordinary, and no reason to [shy away|hold back].',
    ],
    mixed: [
      'Later costs are probable, yet so are later benefits that nobody has put in the [plan|estimate].',
    ],
    odds: [
      [1.2, 3.5, 2],
      [4.5, 0.5, 1.5],
      [7, 0.1, 0.6],
    ],
    matters: 'A sound choice at the estimated price can be a poor choice at the true price.',
    dispute: {
      issue: 'How seriously the costs after the start should be taken',
      tension:
        'The careful reading is that estimates are nearly always too low; the confident reading is that such costs are ordinary and can be found out.',
      assumptions: [
        'The careful side assumes that this plan is as optimistic as plans usually are.',
        'The confident side assumes that predecessors can be asked.',
      ],
      resolving: [
        'The final accounts of comparable undertakings beside their first estimates.',
        'A budget that lists upkeep and correction for the years after the start.',
      ],
    },
  },
  {
    key: 'learning-by-doing',
    theme: 'knowledge',
    label: 'Learning by doing',
    statements: [
      'The decisive lessons can be learned only by beginning.',
      'Action itself produces the knowledge that is lacking.',
      'What is unknown will become known through practice rather than study.',
    ],
    supports: [
      'Some things can only be learned by starting, and no amount of study [replaces|substitutes for] the first real attempt.',
      'Action produces information, and the information it produces is [better|sharper] than any forecast.',
      'I trust what is learned on the way more than what is [imagined|worked out] beforehand.',
    ],
    opposes: [
      'Learning by doing is a fine phrase for paying tuition that a little [preparation|homework] would have saved.',
      'Not every lesson has to be bought by experience when others have already [paid|made the mistakes].',
    ],
    mixed: [
      'Doing teaches a great deal, provided somebody [writes down|records] what was expected and compares.',
    ],
    odds: [
      [6.5, 0.2, 1],
      [3, 0.6, 2],
      [0.5, 4.5, 1.5],
    ],
    matters: 'It decides whether the next unit of effort should go into preparing or into starting.',
    dispute: {
      issue: 'Whether the missing knowledge comes from acting or from preparing',
      tension:
        'Practice teaches what no study can, and charges for the lesson; preparation is cheaper and may miss the point.',
      assumptions: [
        'Supporters assume that early errors are cheap.',
        'Opponents assume that others have made the errors already and can be asked.',
      ],
      resolving: [
        'A list of the open questions, sorted by whether inquiry could answer them.',
        'Accounts of people who took a comparable step.',
      ],
    },
  },
  {
    key: 'affected-people',
    theme: 'people',
    label: 'Those affected',
    statements: [
      'The people who bear the consequences should be consulted before the step is taken.',
      'Those affected ought to have a say early on.',
      'Early involvement of the people concerned is needed.',
    ],
    supports: [
      'Those who will live with the result usually see problems first, so [ask|involve] them before, not after.',
      'Talking early to the people concerned costs an afternoon and can [save|spare] a year of resistance.',
      'A choice made over the heads of those affected tends to be [unmade|undermined] by them later.',
    ],
    opposes: [
      'Wide consultation sounds good, but it mostly gives a veto to whoever prefers things as they [are|have been].',
      'Asking everybody is not the same as deciding well, and here it would chiefly [slow|water] things down.',
    ],
    mixed: [
      'Consultation is worth the time where people must carry the change, and theatre where everything is [already settled|decided].',
    ],
    odds: [
      [2.5, 1.8, 1],
      [5, 0.2, 0.8],
      [4.5, 0.3, 0.8],
    ],
    matters: 'Resistance that appears late is dearer than objections that are heard early.',
    dispute: {
      issue: 'How widely those affected should be consulted',
      tension: 'Consultation finds problems early and gives a say to those who prefer things as they are.',
      assumptions: [
        'Supporters assume that acceptance decides over success.',
        'Opponents assume that consultation mainly delays.',
      ],
      resolving: [
        'A list of who has to change behaviour for the step to succeed.',
        'Experience with earlier consultations in the same setting.',
      ],
    },
  },
  {
    key: 'stop-criteria',
    theme: 'method',
    label: 'Stopping rule',
    statements: [
      'It should be agreed in advance under which conditions the effort will be ended.',
      'Criteria for stopping belong in the plan from the beginning.',
      'An exit rule ought to be fixed before starting.',
    ],
    supports: [
      'Decide beforehand what would make you stop, because afterwards pride and sunk costs will [argue|speak] for going on.',
      'A written exit rule is the cheapest insurance against [throwing|sending] good money after bad.',
      'I would want the stopping point [defined|named] on the day of the start, with a date and a measure.',
    ],
    opposes: [
      'Exit rules made in advance are too rigid, as the reasons to stop are seldom the ones that were [expected|foreseen].',
      'Defining failure before the start invites people to [look|wait] for it.',
    ],
    mixed: [
      'A stopping rule helps, if it is treated as an alarm and not as an [automatic|unbending] verdict.',
    ],
    odds: [
      [2.5, 1.5, 1],
      [7, 0.1, 0.5],
      [3.5, 0.3, 0.5],
    ],
    matters:
      'Without an agreed end, weak undertakings live on because nobody wants to be the person who closes them.',
  },
  {
    key: 'context-decides',
    theme: 'knowledge',
    label: 'Context',
    statements: [
      'General rules do not settle the matter; the particular circumstances do.',
      'The right answer differs with the situation of whoever is asking.',
      'Local circumstances outweigh general principles in this matter.',
    ],
    supports: [
      'Two people could ask this in the same words and deserve [opposite|different] answers.',
      'General principles take one only so far here, after which the particular situation [decides|takes over].',
      'The circumstances of the case weigh more than any rule that I could [state|offer].',
    ],
    opposes: [
      'I would resist the reflex to say that it all depends, because the general case is [clear enough|fairly clear].',
      'Every case feels special from inside, and general experience still [predicts|judges] it better than intuition.',
    ],
    mixed: ['Circumstances matter for the how and the when, but much less for the [whether|direction].'],
    odds: [
      [1.5, 3.5, 2],
      [5.5, 0.5, 1],
      [5, 0.5, 1],
    ],
    matters: 'It tells a reader how far a general answer may be relied on.',
    dispute: {
      issue: 'Whether general experience or the particular case should decide',
      tension:
        'Those close to a case see what is special about it; those at a distance see how often special cases turned out ordinary.',
      assumptions: [
        'Those who stress the case assume facts that no rule foresees.',
        'Those who stress experience assume that every case feels special from inside.',
      ],
      resolving: [
        'A list of the facts in which this case departs from comparable ones.',
        'The record of comparable cases, chosen before their outcome is known.',
      ],
    },
  },
  {
    key: 'review-date',
    theme: 'method',
    label: 'Review date',
    statements: [
      'A date for looking at the decision again should be fixed at the start.',
      'The choice needs a scheduled review.',
      'Revisiting the decision at an appointed time is part of making it well.',
    ],
    supports: [
      'Put a date in the calendar on which the whole matter is [looked at|judged] afresh.',
      'A choice with a review date is far easier to [make|defend] than a choice for ever.',
      'I would attach a date to the decision, so that changing course later is routine and not a [defeat|loss of face].',
    ],
    opposes: [
      'Constant reviewing drains energy, and a decision that is reopened every season is not [really made|a decision].',
      'A fixed review date invites everyone to hold back until [then|it has passed].',
    ],
    mixed: ['A review makes sense once, after the first real results, and hardly [before|earlier].'],
    odds: [
      [2.5, 1.2, 0.8],
      [5, 0.1, 0.6],
      [4.5, 0.1, 0.5],
    ],
    matters: 'It lowers the stakes of deciding now without pretending that the matter is closed.',
  },
  {
    key: 'responsible-person',
    theme: 'people',
    label: 'A named owner',
    rare: 'few',
    statements: [
      'A single named person should be answerable for the outcome.',
      'Success depends on somebody in particular owning the result.',
    ],
    supports: [
      'Whatever is chosen, it needs a [name|person] beside it, since what belongs to everyone is looked after by no one.',
      'I would settle who answers for the result before settling [what|anything else].',
      'The quality of the choice matters less than whether somebody [owns|stands behind] it.',
    ],
    opposes: [
      'Naming one owner is beside the point here, as outcomes of this kind have many [parents|causes].',
      'A single owner easily becomes a single [scapegoat|excuse].',
    ],
    mixed: ['Ownership helps, provided it comes with the [means|power] to act.'],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters: 'Diffuse responsibility is a common reason why reasonable decisions fail in execution.',
  },
  {
    key: 'wrong-question',
    theme: 'knowledge',
    label: 'The goal behind it',
    rare: 'one',
    statements: [
      'The aim behind the question should be clarified first, because it may be reachable by quite another route.',
      'Before choosing, it ought to be asked which problem is to be solved at all.',
    ],
    supports: [
      'I would step back and ask what this is meant to achieve, because the goal may have a [shorter|simpler] road.',
      'The question already contains a solution, and it is worth asking what [problem|trouble] it was a solution to.',
      'Before weighing the options I would check whether they are the right [ones|options] at all.',
    ],
    opposes: [
      'Questioning the question is not needed here, as the aim is [plain|obvious] enough.',
      'Going back to first principles would only postpone what has to be [faced|decided].',
    ],
    mixed: ['Asking for the deeper aim is useful once, and an [evasion|excuse] when repeated.'],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters:
      'A better question can be worth more than a better answer, yet hardly any response goes back to it.',
  },
  {
    key: 'premortem',
    theme: 'method',
    label: 'Premortem',
    rare: 'two',
    statements: [
      'Those deciding should imagine that the step has failed and write down why, before they take it.',
      'An imagined failure, analysed beforehand, reveals risks that optimism hides.',
    ],
    supports: [
      'A useful exercise is to imagine it is two years later, the thing has failed, and everyone [writes|notes] down the reason.',
      'I would hold a short premortem, since people say things about an imagined failure that they would not say about a [cherished|favoured] plan.',
      'Let everyone describe, privately, how this would most probably go [wrong|to pieces], and read the answers together.',
    ],
    opposes: [
      'Imagining failures mainly produces fear, and fear is already [plentiful|well represented].',
      'Premortems are fashionable, but people list the risks they already [knew|had in mind].',
    ],
    mixed: ['Imagining failure is worthwhile if imagining success gets the same [hour|amount of time].'],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters: 'It is a cheap method that surfaces doubts which people keep to themselves.',
  },
];
