import type { ClaimSource } from '../topic.ts';

/** Claims about how an open question is answered well. Odds: several factors, leading answer, not settled. */
export const genericOpenClaims: readonly ClaimSource[] = [
  {
    key: 'definitions',
    theme: 'meaning',
    label: 'Definitions',
    statements: [
      'The main terms have to be defined before the question can be answered.',
      'Much of the apparent disagreement comes from unclear terms.',
      'Clear definitions are the first condition of a useful answer.',
    ],
    supports: [
      'Before answering I would pin down the terms, for half of all disputes of this sort are about [words|labels].',
      'The answer shifts with the definition, so the definition has to [come|be settled] first.',
      'Two people may agree on every fact here and still differ because they use the key words [differently|in another sense].',
    ],
    opposes: [
      'I would not spend long on definitions, as everyone understands well enough what is [meant|being asked].',
      'Arguing about terms is a comfortable way of never reaching the [matter|substance] itself.',
    ],
    mixed: ['A working definition is enough to begin with, and it can be [sharpened|improved] on the way.'],
    odds: [
      [4, 0.8, 1.2],
      [1.5, 3.5, 2],
      [7, 0.2, 0.6],
    ],
    matters: 'Answers to differently understood questions cannot be compared, however careful they are.',
    dispute: {
      issue: 'Whether the terms need to be settled before an answer',
      tension:
        'For the first side unclear terms make any answer empty; for the second the demand for definitions postpones the answer for ever.',
      assumptions: [
        'Those who ask for definitions assume that the key words are used in different senses.',
        'Those who do not assume a common understanding that is good enough.',
      ],
      resolving: [
        'A restatement of the question by those who ask it, with examples.',
        'A check of whether the answer really changes under different definitions.',
      ],
    },
  },
  {
    key: 'several-causes',
    theme: 'grounds',
    label: 'Number of causes',
    statements: [
      'A combination of causes is more plausible than a lone cause.',
      'Outcomes of this kind usually spring from causes acting together.',
      'An explanation by interplay is to be expected.',
    ],
    supports: [
      'Large outcomes seldom have one father; they come about when several things [coincide|go together].',
      'Whenever a question like this was studied closely, the list of causes grew [longer|richer].',
      'I would expect causes that feed each other, so that asking for the one cause [misleads|leads astray].',
    ],
    opposes: [
      'Saying that everything played a part explains nothing, and some cause usually [dominates|outweighs the rest].',
      'A long list of causes is often a sign that nobody has looked for the [decisive|strongest] one.',
    ],
    mixed: ['There may be several causes, but they will hardly be of equal [weight|strength].'],
    odds: [
      [8.5, 0, 0.5],
      [0.6, 6, 2],
      [4, 0.5, 2],
    ],
    matters: 'Whoever looks for a lone cause will stop at the first that fits.',
    dispute: {
      issue: 'Whether to expect a combination of causes or a dominant cause',
      tension:
        'Breadth stands against force: a combination fits more of the record, a dominant cause can be tested more sharply.',
      assumptions: [
        'Those who expect a combination rely on how similar questions turned out.',
        'Those who expect a dominant cause distrust explanations that nothing could refute.',
      ],
      resolving: [
        'Cases in which the supposed main cause was present and the outcome was not, or the reverse.',
        'Estimates of how much each factor contributes, with their uncertainty.',
      ],
    },
  },
  {
    key: 'experts-disagree',
    theme: 'grounds',
    label: 'Expert disagreement',
    statements: [
      'Well-informed people disagree on the matter in earnest.',
      'There is genuine disagreement among those who know the field.',
      'The experts are not of a single mind on this.',
    ],
    supports: [
      'People who have spent their lives on such questions still differ, which should make the rest of us [careful|modest].',
      "Where specialists quarrel in good faith, a layman's certainty is out of [place|order].",
      'The disagreement among those who know the field is real and not merely a matter of [temper|schools].',
    ],
    opposes: [
      'The amount of expert disagreement is exaggerated, because the quarrels are loud and the agreement is [silent|quiet].',
      'Specialists argue about details and largely agree on the [core|main point].',
    ],
    mixed: ['Experts differ on the weights, it seems, and much less on the [ingredients|list of factors].'],
    odds: [
      [3.5, 0.8, 2.2],
      [0.5, 5.5, 2],
      [8.5, 0, 0.4],
    ],
    matters: 'It tells a reader how much confidence any single answer deserves.',
    dispute: {
      issue: 'How deep the disagreement among experts goes',
      tension:
        'The same debates look like a field without an answer from near by, and like quarrels over detail from afar.',
      assumptions: [
        'Those who stress disagreement assume that it concerns the core of the matter.',
        'Those who play it down assume that agreement is simply not newsworthy.',
      ],
      resolving: [
        'A survey of specialists that separates the core from the details.',
        'A comparison of recent review articles.',
      ],
    },
  },
  {
    key: 'simplicity',
    theme: 'grounds',
    label: 'Simplicity',
    statements: [
      'Among explanations that fit equally well, the simpler deserves preference.',
      'A plain explanation should be preferred until the evidence forces a richer account.',
      'Simplicity is a good guide in choosing an explanation.',
    ],
    supports: [
      'Of two accounts that fit the facts, I would take the simpler, because it is easier to [refute|test].',
      'Complications should enter an explanation only when the facts [demand|insist on] them.',
      'A plain story that covers most of the ground is worth more than an intricate one that covers [all|every inch] of it.',
    ],
    opposes: [
      'The world owes us no simplicity, and in matters like this the neat account is usually the [wrong|early] one.',
      'Preferring the simple explanation is a rule of taste, and it has [failed|misled people] often enough.',
    ],
    mixed: ['Simplicity is a fair starting point, as long as one is ready to [leave|abandon] it.'],
    odds: [
      [1, 4, 2.2],
      [8, 0, 0.5],
      [1.5, 1.8, 2],
    ],
    matters: 'It is the rule by which the sides would decide the same evidence differently.',
    dispute: {
      issue: 'Whether the simpler explanation should be preferred',
      tension: 'What counts as a virtue for a testable theory may be a vice where reality is entangled.',
      assumptions: [
        'Supporters assume that complications are added to rescue weak theories.',
        'Opponents assume that the matter itself is complicated.',
      ],
      resolving: [
        'Predictions on which the plain and the rich account differ.',
        'A look at how earlier plain accounts in the field have fared.',
      ],
    },
  },
  {
    key: 'past-cases',
    theme: 'grounds',
    label: 'Comparable cases',
    statements: [
      'Comparable cases from the past are the best available guide.',
      'Looking at similar cases tells more than reasoning from principles.',
      'Experience with like cases should anchor the answer.',
    ],
    supports: [
      'I would begin with similar cases and ask how they turned out, before trusting any [theory|argument].',
      'Comparable cases are a better anchor than ingenious [reasoning|deduction], even if none of them fits exactly.',
      'History does not repeat itself, yet its regularities beat our [intuitions|hunches] most of the time.',
    ],
    opposes: [
      'Analogies with the past are treacherous here, since the cases resemble each other only [on the surface|from afar].',
      'What happened elsewhere proves little, because the conditions were [others|not the same].',
    ],
    mixed: ['Past cases help to rule things out, less so to [decide|say] what is true here.'],
    odds: [
      [4.5, 0.6, 1.4],
      [4, 0.8, 1],
      [3, 2, 2],
    ],
    matters: 'It anchors an answer in something that can be looked up.',
  },
  {
    key: 'sources',
    theme: 'grounds',
    label: 'Quality of sources',
    statements: [
      'The reliability of the sources decides how far any answer can be trusted.',
      'An answer is only as good as the sources it rests on.',
      'Source criticism has to precede the conclusion.',
    ],
    supports: [
      'Everything depends on where the information comes from, and on who had reason to [record|tell] it.',
      'I would check the sources first, since confident accounts are often copies of one [another|unverified original].',
      'Good answers name their sources, and without them even a true answer is only a [rumour|guess].',
    ],
    opposes: [
      'Doubting sources can be carried too far, until nothing is left to [reason|work] with.',
      'For the broad outline the sources are good enough, and their flaws concern [details|the margins].',
    ],
    mixed: [
      'Sources differ in quality, although independent ones that agree [deserve|earn] some trust even so.',
    ],
    odds: [
      [4.5, 0.4, 0.8],
      [2.5, 2, 1.2],
      [6, 0.1, 0.6],
    ],
    matters: 'A chain of reasoning cannot be firmer than the reports at its beginning.',
    dispute: {
      issue: 'How far doubts about the sources should go',
      tension:
        'Source criticism protects against rumours and can be carried to the point where nothing may be said.',
      assumptions: [
        'Supporters of strictness assume that accounts copy each other.',
        'Opponents assume that the outline is secured by independent witnesses.',
      ],
      resolving: [
        'A list of the sources with their dependence on each other.',
        'A check of which conclusions survive without the weakest sources.',
      ],
    },
  },
  {
    key: 'established-view',
    theme: 'limits',
    label: 'The established view',
    statements: [
      'The established view deserves trust until strong evidence speaks against it.',
      'Prevailing expert opinion is the reasonable default.',
      'The burden of proof lies with those who depart from the accepted view.',
    ],
    supports: [
      'The view that has survived years of criticism deserves the benefit of the [doubt|presumption].',
      'Whoever departs from the accepted answer has to bring more than a [doubt|clever objection].',
      'For a non-specialist it is sensible to start from what the field [holds|accepts] today.',
    ],
    opposes: [
      'Accepted views have been overturned so often that acceptance alone is a poor [reason|argument].',
      'The prevailing opinion may reflect who was heard and not what is [true|known].',
    ],
    mixed: ['The accepted view is a good default on facts and a weaker one on [interpretations|causes].'],
    odds: [
      [2.5, 1.2, 2.5],
      [8, 0, 0.4],
      [0.8, 4.5, 2],
    ],
    matters: 'It settles who has to prove what, and thereby often the outcome.',
    dispute: {
      issue: 'How much trust the established view deserves',
      tension:
        'Survived criticism speaks for a prevailing view; the record of overturned certainties speaks against leaning on it.',
      assumptions: [
        'Those who trust assume that critics had a fair hearing.',
        'Those who doubt assume that fields protect their orthodoxies.',
      ],
      resolving: [
        'A look at which serious challenges were made and how they were answered.',
        'Evidence gathered by people without a stake in either view.',
      ],
    },
  },
  {
    key: 'context-varies',
    theme: 'limits',
    label: 'Place and time',
    statements: [
      'The answer differs with place, time and circumstances.',
      'No single answer holds everywhere and at all times.',
      'Circumstances limit the validity of any answer.',
    ],
    supports: [
      'What is true of one place or period need not be true of [another|the next].',
      'I would add to every answer where and when it is meant to [hold|apply].',
      'The same cause can work differently under other conditions, so general answers should be [handled|read] with care.',
    ],
    opposes: [
      'Stressing that everything varies hides the regularities that make an answer [possible|useful].',
      'The differences between places and times are real, but they do not touch the [essential|main] point.',
    ],
    mixed: ['Details vary with circumstances, while the general pattern may well [hold|stay the same].'],
    odds: [
      [5.5, 0.4, 1.4],
      [1, 4, 2],
      [5, 0.4, 1],
    ],
    matters: 'It guards a reader against carrying an answer to where it does not apply.',
    dispute: {
      issue: 'Whether the answer changes with place and time',
      tension:
        'Attention to circumstances guards against false transfer; attention to regularities makes an answer possible at all.',
      assumptions: [
        'Those who stress variation assume that conditions alter the mechanism.',
        'Those who stress regularity assume that they alter details only.',
      ],
      resolving: [
        'Comparable evidence from different places and periods.',
        'A statement of the conditions under which the answer should fail.',
      ],
    },
  },
  {
    key: 'state-confidence',
    theme: 'limits',
    label: 'Stated confidence',
    statements: [
      'An answer should state how confident it is and why.',
      'Degrees of confidence belong to an honest answer.',
      'The strength of belief ought to be declared along with the belief.',
    ],
    supports: [
      'A useful answer says how sure it is, because a guess and a finding call for different [uses|actions].',
      'I would rather have a modest answer with its odds than a firm one [without|lacking them].',
      'Say how confident you are, and say what would [change|shake] that confidence.',
    ],
    opposes: [
      'Hedging every sentence makes an answer useless, and readers can supply the [doubt|caution] themselves.',
      'Numbers for confidence only pretend to a precision that nobody [has|possesses].',
    ],
    mixed: [
      'Confidence should be stated where a decision hangs on it and can be [left out|skipped] elsewhere.',
    ],
    odds: [
      [4, 0.4, 0.8],
      [1.8, 3, 1.2],
      [6, 0.1, 0.5],
    ],
    matters: 'Readers act on answers, and the right action depends on how firm the answer is.',
    dispute: {
      issue: 'Whether an answer should state its degree of confidence',
      tension: 'Stated confidence helps readers to act, and may suggest a precision that is not there.',
      assumptions: [
        'Supporters assume that readers use the degree in their decisions.',
        'Opponents assume that it is ignored or misread.',
      ],
      resolving: [
        'Evidence on how readers act on hedged and on plain answers.',
        'A record of how well earlier stated confidence matched results.',
      ],
    },
  },
  {
    key: 'correlation',
    theme: 'grounds',
    label: 'Coincidence and cause',
    statements: [
      'Things that occurred together are too readily taken for cause and effect.',
      'Correlation is often mistaken for causation in this matter.',
      'A common appearance does not prove a causal link.',
    ],
    supports: [
      'Much that is offered as an explanation only shows that two things happened at the [same time|one time].',
      'That one thing followed another is the beginning of an inquiry and not its [end|result].',
      'I would ask of each supposed cause whether the outcome appeared without it as [well|often].',
    ],
    opposes: [
      'The warning about mere correlation is repeated so often that good evidence gets [dismissed|thrown out] with the bad.',
      'When a pattern returns again and again, it is reasonable to call it a [cause|causal link] for practical purposes.',
    ],
    mixed: ['Coincidence alone proves nothing, yet several independent coincidences begin to [count|weigh].'],
    odds: [
      [4.5, 0.4, 1],
      [1.5, 3, 1.5],
      [5.5, 0.2, 0.8],
    ],
    matters: 'Acting on a false cause wastes effort and leaves the true cause at work.',
    dispute: {
      issue: 'Whether the evidence shows causes or only coincidences',
      tension:
        'The warning against hasty causes is sound, and so is the rule that a pattern which keeps returning deserves to be called a cause.',
      assumptions: [
        'Sceptics assume that other factors could explain the pattern.',
        'The others assume that the pattern has returned under varied conditions.',
      ],
      resolving: [
        'Cases in which the supposed cause was absent.',
        'Natural experiments, where chance decided who was exposed.',
      ],
    },
  },
  {
    key: 'who-benefits',
    theme: 'meaning',
    label: 'Interests behind answers',
    rare: 'one',
    statements: [
      'It should be asked who profits from which answer being believed.',
      'The interests behind competing answers deserve scrutiny.',
    ],
    supports: [
      'A question seldom raised is who gains if a particular answer is [believed|accepted].',
      'I would look at the interests behind each account, not to [dismiss|refute] it but to read it better.',
      'Answers have sponsors, and knowing the sponsor tells one where to look [twice|harder].',
    ],
    opposes: [
      'Asking who benefits replaces the examination of reasons by [suspicion|gossip].',
      'A true answer remains true, whoever [profits|gains] from it.',
    ],
    mixed: ['Interests explain why an answer is loud, though not whether it is [true|right].'],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters: 'It is a cheap check that purely factual answers leave out.',
  },
  {
    key: 'prediction-test',
    theme: 'grounds',
    label: 'A test by prediction',
    rare: 'two',
    statements: [
      'The competing answers should be judged by predictions that can turn out wrong.',
      'An answer proves itself by forecasting something that was not known when it was given.',
    ],
    supports: [
      'Let each account predict something not yet known, and [see|watch] which one blushes.',
      'The quickest way to sort the answers is to ask what each of them [forbids|rules out].',
      'An explanation that could never have been wrong has not [explained|said] anything yet.',
    ],
    opposes: [
      'Prediction is no fair test where events happen only [once|a single time].',
      'Good explanations of the past often predict poorly, and that does not make them [bad|false].',
    ],
    mixed: ['Predictions are a sharp test where they are [possible|available], which is not everywhere.'],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters: 'It would turn a contest of stories into a contest of results.',
  },
  {
    key: 'lost-record',
    theme: 'limits',
    label: 'What was not recorded',
    rare: 'few',
    statements: [
      'What was never recorded may matter as much as what is known.',
      'The record is selective, and its gaps bias the answer.',
    ],
    supports: [
      'We see only what somebody wrote down or measured, and the gaps are not [random|neutral].',
      'The missing part of the record worries me more than the disputed [part|half].',
      'Survivors and winners leave the traces, so the traces favour [them|survivors and winners].',
    ],
    opposes: [
      'Speculating about lost records is idle, as one can only reason from what is [there|left].',
      'The gaps are probably ordinary and not as telling as people [like|want] to think.',
    ],
    mixed: [
      'Gaps in the record call for caution, but they should not be filled with [fantasy|whatever one likes].',
    ],
    odds: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    matters: 'Every count of sources inherits the selection by which sources survive.',
  },
];
