import type { TopicSource } from '../topic.ts';

export const whereToWork: TopicSource = {
  key: 'where-to-work',
  questionType: 'decision',
  keywords: [
    [
      'remote',
      'from home',
      'home office',
      'home-office',
      'hybrid',
      'wfh',
      'telework',
      'telecommut',
      'back to the office',
      'return to office',
      'return-to-office',
      'in the office',
      'in-office',
    ],
    ['staff', 'employee', 'compan', 'team', 'employer', 'worker', 'firm', 'work', 'office', 'business'],
  ],
  unless: ['car ', 'cars', 'vehicle', 'remote sensing', 'remote control', 'hybrid cloud'],
  openings: [
    'The debate about the place of work is often carried on as a matter of belief, although it is mainly a matter of tasks.',
    'What suits a software firm may not suit a bank branch, so any general answer has to be taken with some salt.',
    'Several good things compete here: concentration, togetherness, fairness and the rent.',
  ],
  themes: [
    {
      key: 'work',
      heading: 'The work itself',
      leads: [
        'I would look at the work itself before anything else.',
        'Different tasks ask for different places.',
      ],
    },
    {
      key: 'people',
      heading: 'People',
      leads: ['Next, the people who do the work.', 'The human side is where opinions differ most.'],
    },
    {
      key: 'firm',
      heading: 'The company',
      leads: [
        "From the company's point of view other things count as well.",
        'There is also a plain business side.',
      ],
    },
    {
      key: 'practice',
      heading: 'Making it work',
      leads: ['Much depends on the execution.', 'Whatever is decided has to work on an ordinary Tuesday.'],
    },
  ],
  camps: [
    {
      key: 'hybrid',
      label: 'Structured hybrid',
      thesis:
        'Staff should share their time between home and office on a regular pattern. Days together are for what needs togetherness, and the rest may be done wherever it is done best.',
      recommendedOption: 'Adopt a structured hybrid pattern',
      weight: 5.5,
      positions: [
        'I would choose hybrid, with fixed [common|shared] days in the office and free choice for the rest of the week.',
        'A structured hybrid pattern seems to me the best [compromise|balance], provided that the office days have a purpose.',
        'My answer is hybrid: two or three agreed days together and the others [at home|wherever people work well].',
        'For most companies with desk work, a hybrid rule that teams set themselves is the [soundest|most durable] choice.',
      ],
      closings: [
        'So: hybrid, with a purpose for each office day and trust for the others.',
        'Let teams agree on their days, and let managers judge the results and not the chairs.',
        'Hybrid done carelessly is the worst of both, and done carefully it is the best of both.',
      ],
      readings: [
        'Favours a regular pattern of office and home days.',
        'Recommends hybrid work with common days that have a purpose.',
        'Supports dividing the week between home and office by agreement within teams.',
      ],
      headline: 'Adopt a structured hybrid pattern with purposeful common days',
      rationale:
        'The reasoning starts from tasks. Concentrated work gains from quiet, while trust, training and quarrels are better handled face to face, and a fixed pattern lets people plan their lives and find each other.',
      advice:
        'Let each team fix its common days, give those days a purpose, equip meetings for people who join from outside, and measure results rather than attendance.',
      suits:
        'Right for desk work that mixes concentration with cooperation, where staff live within reach of an office.',
    },
    {
      key: 'remote',
      label: 'Remote by default',
      thesis:
        'Work should be remote unless a task truly needs presence. Freedom of place widens hiring, saves commuting, and forces a company to organise itself in writing.',
      recommendedOption: 'Make remote work the default',
      weight: 2.4,
      positions: [
        'I would make remote work the default and bring people together [on purpose|deliberately] a few times a year.',
        'Let people work from where they like; that is my answer for every job that can be done [on a screen|at a desk].',
        'I lean clearly to remote-first, because half-measures keep the [costs|drawbacks] of both models.',
        'My choice is remote by default, with the office as a [tool|meeting place] and not as a duty.',
      ],
      closings: [
        'Trust people, write things down, and meet when there is a reason to meet.',
        'The office had a long run, and it should now have to justify itself.',
        'Give the freedom first and ask for presence only where it can be explained.',
      ],
      readings: [
        'Prefers remote work as the default with occasional gatherings.',
        'Would free staff from the office unless presence is needed for the task.',
        'Argues for remote-first organisation and presence by exception.',
      ],
      headline: 'Make remote work the default, with gatherings for what needs presence',
      rationale:
        'This position treats presence as a means that has to show its use. Time saved on travel, a wider choice of applicants and clear written work are seen as lasting gains, and the losses as problems of organisation that can be solved.',
      advice:
        'Organise work in writing, hire managers who can lead by results, pay for regular gatherings, and keep a small space for those who cannot work at home.',
      suits:
        'Right for companies whose work is digital and measurable, whose specialists are scattered, and whose managers can lead at a distance.',
    },
    {
      key: 'office',
      label: 'Office first',
      thesis:
        'Presence should be the rule and home days the exception. Learning, culture and quick coordination happen between people in a room, and they wear away unnoticed at a distance.',
      recommendedOption: 'Make the office the rule',
      weight: 2.1,
      positions: [
        'I come down on the side of the office, with home days as a [generous|ready] exception.',
        'For most teams I would make presence the rule, because what is lost at a distance is lost [silently|without a sound].',
        'My view is that people who build something together should mostly be in the same [place|building].',
        'I would ask staff to work in the office on most days and be [relaxed|flexible] about the rest.',
      ],
      closings: [
        'Presence is not about control, it is about being there when something is learned.',
        'I would make the office worth coming to and then expect people to come.',
        'Keep the room, keep the talk in the corridor, and allow the odd day at home.',
      ],
      readings: [
        'Wants presence as the rule with exceptions for home days.',
        'Prefers the office since learning and culture suffer at a distance.',
        'Argues that teams should mainly work in the same place.',
      ],
      headline: 'Make the office the rule and treat home days as a ready exception',
      rationale:
        'This position worries about slow losses. Apprenticeship, chance conversations and loyalty do not show in short-term figures, so a company may save rent today and find its culture thin tomorrow.',
      advice:
        'Set presence as the norm, explain its reasons, make the rooms good enough to be wanted, and grant home days without bureaucracy.',
      suits:
        'Right where beginners have to be trained, where work is physical or confidential, or where quick coordination carries the day.',
    },
  ],
  undecided: {
    positions: [
      'The answer differs so much from trade to trade that I would not [recommend|name] one arrangement for companies in general.',
      'I take no side here, since the [right|best] place of work follows from tasks that I do not know.',
    ],
    readings: [
      'Names no arrangement because trades differ too strongly.',
      'Takes no side, as tasks should decide.',
    ],
  },
  claims: [
    {
      key: 'focus-at-home',
      theme: 'work',
      label: 'Concentration',
      statements: [
        'Concentrated individual work is done better at home than in a typical office.',
        'Tasks that need quiet go better away from the office.',
        'Home offers better conditions for focused work than open-plan rooms.',
      ],
      supports: [
        'Deep work goes better at home, where nobody [taps on your shoulder|interrupts] every ten minutes.',
        'For writing, coding and analysis, a quiet room at home beats any [open-plan floor|shared office].',
        'Whoever needs long stretches of concentration will find them at home [sooner|more easily] than between desks.',
      ],
      opposes: [
        'The idea that people concentrate better at home is wishful for anyone with [small children|a small flat].',
        'Homes distract too, and plenty of workers focus best where other people are [working|focused].',
      ],
      mixed: [
        'Home is quiet for some and [noisy|cramped] for others, so concentration argues for choice and not for a place.',
      ],
      odds: [
        [5.5, 0.4, 1.8],
        [8, 0.1, 0.7],
        [1.5, 3.5, 2.5],
      ],
      matters:
        'Concentration is what desk work is paid for, so conditions that foster it translate into results.',
      dispute: {
        issue: 'Whether concentrated work is really done better at home',
        tension:
          'The answer divides along living conditions: a quiet study and a shared kitchen table are both called home.',
        assumptions: [
          'Supporters have in mind specialists with a room of their own.',
          'Doubters have in mind young staff in small flats and parents with children around.',
        ],
        resolving: [
          'A survey of home working conditions among the staff concerned.',
          'A comparison of error rates or throughput for the same tasks in both places.',
        ],
      },
    },
    {
      key: 'juniors-learn',
      theme: 'people',
      label: 'Learning of beginners',
      statements: [
        'Beginners learn more slowly when experienced colleagues are not around them.',
        'Remote work harms the training of junior staff.',
        'Learning on the job suffers at a distance, above all for newcomers.',
      ],
      supports: [
        'Newcomers pick up the craft by overhearing and asking, and at a distance much of that [disappears|dries up].',
        'I worry most about juniors, who learn by [watching|sitting next to] someone who knows how.',
        'A beginner at home asks fewer questions, and each unasked question is a small [loss|setback].',
      ],
      opposes: [
        'Juniors can be trained remotely very well if somebody takes mentoring [seriously|as real work].',
        'That beginners need the office is mostly an excuse for not [organising|planning] their training.',
      ],
      mixed: ['Newcomers need company in their first months and much [less|less of it] afterwards.'],
      odds: [
        [6, 0.4, 1],
        [2, 4, 2],
        [8, 0.1, 0.4],
      ],
      caveat: {
        statement: 'Deliberate mentoring can make up for a part of the loss.',
        sentences: [
          'Deliberate mentoring makes up for some of it.',
          'With regular pairing and fixed question hours the damage can be [limited|contained].',
        ],
      },
      matters: 'What beginners do not learn now will be missing when they are the experienced colleagues.',
      dispute: {
        issue: 'Whether beginners can be trained well at a distance',
        tension:
          'Both sides know that learning by watching is hard to replace; they differ on whether organised mentoring replaces enough of it.',
        assumptions: [
          'The worried assume that mentoring at a distance will be neglected in practice.',
          'The confident assume a company that plans training as work.',
        ],
        resolving: [
          'A record of how long newcomers need to work on their own under either arrangement.',
          'Interviews with recent newcomers about whom they could ask and when.',
        ],
      },
    },
    {
      key: 'retention',
      theme: 'people',
      label: 'Keeping staff',
      statements: [
        'Flexibility about the place of work helps to win and keep staff.',
        'Companies that allow working from home lose less personnel.',
        'Freedom of place is an advantage in recruiting and retention.',
      ],
      supports: [
        'Flexibility has become something people choose their employer by, and those who [deny|refuse] it lose good staff first.',
        'Freedom about the place of work costs little and is valued like a pay [rise|increase].',
        'Every strict attendance rule is a gift to competitors who [recruit|hire] without one.',
      ],
      opposes: [
        'Fear of resignations is exaggerated, because people also leave places where they never [meet|see] anyone.',
        'Flexibility may attract applicants, but loyalty grows from [ties|bonds] that form in person.',
      ],
      mixed: [
        'Flexibility attracts people, although it also makes it [easier|simpler] for them to leave without a pang.',
      ],
      odds: [
        [7, 0.1, 0.7],
        [8, 0, 0.3],
        [2, 3, 2.5],
      ],
      matters:
        'Replacing an experienced person is expensive, so an effect on departures soon outweighs rent.',
    },
    {
      key: 'chance-talks',
      theme: 'work',
      label: 'Chance conversations',
      statements: [
        'Unplanned conversations in the office produce ideas and solve problems that scheduled calls miss.',
        'Spontaneous encounters at work are a source of innovation that remote arrangements lose.',
        'Informal exchange in person is valuable and hard to replace.',
      ],
      supports: [
        'A surprising share of good ideas starts in a corridor, and no video call has [replaced|imitated] that so far.',
        'Many small problems die in a two-minute chat that nobody would have [scheduled|put in a calendar].',
        'People who meet by accident tell each other things they would never [write down|put in a message].',
      ],
      opposes: [
        'The creative chat at the coffee machine is largely a [myth|legend], and most corridor talk is about the weekend.',
        'Innovation comes from time to think and clear writing, not from bumping into [people|each other].',
      ],
      mixed: ['Chance talks are useful between teams and mostly a [distraction|nuisance] within them.'],
      odds: [
        [5, 0.6, 1.5],
        [0.8, 5.5, 2],
        [8, 0.1, 0.5],
      ],
      matters: 'If chance encounters produce value, attendance has a benefit that no output measure shows.',
      dispute: {
        issue: 'Whether unplanned conversations are a real source of value or a fond memory',
        tension:
          'Believers remember ideas that began in a corridor; sceptics observe that nobody kept count of the hours the same corridor cost.',
        assumptions: [
          'Believers assume work with open questions that cross departments.',
          'Sceptics assume work that is well specified and better done undisturbed.',
        ],
        resolving: [
          'A look at where the useful ideas of the past year actually came from.',
          'Trials in which seating or common days are varied between comparable teams.',
        ],
      },
    },
    {
      key: 'coordination-days',
      theme: 'practice',
      label: 'Common days',
      statements: [
        'Office days are worth their cost only when the whole team is present on the same days.',
        'Hybrid arrangements need shared, fixed days in order to work.',
        'Attendance should be coordinated, because coming in alone defeats its purpose.',
      ],
      supports: [
        'Nothing is sillier than commuting for an hour to sit in video calls, so the days must be [common|shared] ones.',
        'Hybrid works when the whole team is in on the same days and [fails|falls apart] when everyone picks their own.',
        'Fix the shared days and protect them, or the office will be half empty every day of the [week|month].',
      ],
      opposes: [
        'Fixed common days overfill the building on Tuesdays and take away the very freedom that makes the model [attractive|popular].',
        'Adults can coordinate their own presence, so prescribed days are [unnecessary|bureaucratic].',
      ],
      mixed: ['Common days help within a team, but a company-wide rule for them is too [blunt|crude].'],
      odds: [
        [7.5, 0.3, 0.6],
        [2, 3, 1.5],
        [3.5, 0.8, 1.2],
      ],
      matters: 'Uncoordinated presence has the cost of the office and the loneliness of home at once.',
      dispute: {
        issue: 'Whether office days should be fixed in common',
        tension:
          'Common days make the journey worthwhile and take away the freedom that makes the arrangement attractive.',
        assumptions: [
          'Supporters assume that the value of presence lies in meeting the others.',
          'Opponents assume that adults arrange meetings by themselves.',
        ],
        resolving: [
          'Attendance records that show how often colleagues actually meet.',
          'A season with fixed days and a season without, judged by the teams.',
        ],
      },
    },
    {
      key: 'results-not-presence',
      theme: 'practice',
      label: 'Managing by results',
      statements: [
        'Managers should judge results instead of attendance.',
        'Leading by outcomes is the precondition for free choice of workplace.',
        'Presence is a poor measure of performance.',
      ],
      supports: [
        'Presence was never a good measure of work, and managers who relied on it have to [learn|find] a better one.',
        'Judge people by what they finish and not by how long their chair is [occupied|warm].',
        'The real change is for managers, who need clear goals where they once had [line of sight|a good view].',
      ],
      opposes: [
        'Results are hard to measure in much of office work, so the slogan of pure output [misleads|promises too much].',
        'Judging by output alone rewards what can be counted and punishes [helpfulness|those who help others].',
      ],
      mixed: [
        'Results matter more than hours, yet someone has to notice effort and [trouble|overload] as well, and that is easier in person.',
      ],
      odds: [
        [6, 0.2, 0.8],
        [8, 0, 0.3],
        [2, 2.5, 2],
      ],
      matters: 'It is the change in habit on which any freedom of place depends.',
    },
    {
      key: 'culture-erodes',
      theme: 'firm',
      label: 'Culture and trust',
      statements: [
        'The culture and cohesion of a company wear away when people seldom meet.',
        'Trust between colleagues weakens without regular presence.',
        'A company that rarely gathers loses its sense of belonging.',
      ],
      supports: [
        'Trust is built in person and spent at a distance, and without refills the account runs [dry|low].',
        'A company in which people hardly meet becomes a list of contractors with a common [logo|mailing list].',
        'Culture lives from shared meals and shared troubles, and both are [rare|scarce] on a screen.',
      ],
      opposes: [
        'Culture is how decisions are made and how people are treated, and that does not need a [building|lobby].',
        'Remote companies have strong cultures too; they merely have to be [deliberate|explicit] about them.',
      ],
      mixed: [
        'A culture formed in person survives a good deal of distance, but it hardly [forms|grows] there.',
      ],
      odds: [
        [4.5, 0.6, 2],
        [0.6, 6, 1.8],
        [8.5, 0.1, 0.4],
      ],
      matters: 'Cohesion is what a company draws on in a crisis, and its loss is noticed only then.',
      dispute: {
        issue: 'Whether company culture survives without regular presence',
        tension:
          'The sides mean different things by culture: for some it is the bonds between people, for others the way decisions are made and written down.',
        assumptions: [
          'The worried assume that bonds form only in a shared place.',
          'The relaxed assume that deliberate gatherings and clear rules suffice.',
        ],
        resolving: [
          'Regular surveys of trust between teams, read over years rather than months.',
          'Experience of comparable companies that went fully remote and of those that came back.',
        ],
      },
    },
    {
      key: 'commute',
      theme: 'people',
      label: 'Time and commuting',
      statements: [
        'The time saved on commuting is a large and undisputed gain of working from home.',
        'Not having to commute is the clearest benefit for staff.',
        'Saved travel time improves life and leaves more energy for work.',
      ],
      supports: [
        'An hour less on the road each day is a [gain|benefit] that no office design can match.',
        'The commute is unpaid, tiring and often the worst part of the day, and home work simply [removes|deletes] it.',
        'Time not spent in traffic goes partly to family and partly, as it happens, to [work|the employer].',
      ],
      opposes: [
        'The saved commute is paid for with a blurred evening, since work [creeps|leaks] into the hours that travel used to protect.',
        'Many people miss the ride as a border between work and home, so I would not count it as pure [gain|profit].',
      ],
      mixed: [
        'Saving the commute is fine, as long as the time does not turn into longer [working days|hours].',
      ],
      odds: [
        [5.5, 0.2, 0.8],
        [7, 0.1, 0.4],
        [2.5, 1.8, 2],
      ],
      matters:
        'It is the benefit that staff feel every day, so any rule that removes it needs a reason they can accept.',
    },
    {
      key: 'office-cost',
      theme: 'firm',
      label: 'Cost of space',
      statements: [
        'Smaller offices bring considerable savings to the company.',
        'Reduced need for space is a substantial financial benefit of remote work.',
        'Rent saved is a strong argument for letting people work elsewhere.',
      ],
      supports: [
        'Rent is among the largest costs after wages, and desks that stand empty half the week are [waste|burnt money].',
        'A smaller office frees money that could go into salaries or better [equipment|meetings].',
        'Companies that gave up floors have saved sums that show in the [accounts|balance sheet].',
      ],
      opposes: [
        'The savings on rent are smaller than hoped, because people still need space on the [same|busy] days.',
        'Rent is a small matter beside salaries, so it should not [drive|shape] the decision.',
      ],
      mixed: [
        'Space can be saved, though part of the money returns as travel, equipment and [gatherings|offsites].',
      ],
      odds: [
        [2.5, 0.8, 1.5],
        [5.5, 0.2, 1],
        [0.6, 4, 1.2],
      ],
      matters: 'Money is the argument that reaches the board first, whatever the others weigh.',
      dispute: {
        issue: 'Whether the savings on space are large enough to count',
        tension:
          'Rent is the largest cost after wages for the first side and a small matter beside wages for the second.',
        assumptions: [
          'Those who expect savings assume that space can really be given up.',
          'Those who do not assume that the same days stay busy.',
        ],
        resolving: [
          'Desk occupancy by weekday over a longer period.',
          'The terms of the lease and the price of gatherings elsewhere.',
        ],
      },
    },
    {
      key: 'two-classes',
      theme: 'practice',
      label: 'Fairness to those away',
      statements: [
        'Mixed arrangements disadvantage those who are less often present.',
        'People who work remotely are overlooked for promotion when others are in the room.',
        'Mixed arrangements tend to create an inner circle of those who are visible.',
      ],
      supports: [
        'Those who are in the room get the interesting tasks, and those on the screen get the [minutes|follow-ups].',
        'Out of sight still means out of mind when promotions are [decided|discussed], and that hits parents hardest.',
        'A hybrid company easily becomes two companies, an inner one with coffee and an outer one with [headsets|bad audio].',
      ],
      opposes: [
        'The talk of two classes is overblown where meetings are held so that everyone joins on [equal terms|the same terms].',
        'Unfair promotion is a fault of managers, not of the [arrangement|model].',
      ],
      mixed: [
        'Those at a distance are seen less, but clear criteria for promotion can [make up for|offset] that.',
      ],
      odds: [
        [4, 1, 1.8],
        [5.5, 0.3, 0.8],
        [5, 0.6, 0.8],
      ],
      matters:
        'An arrangement that is felt to be unfair will be abandoned or evaded, however well it works otherwise.',
    },
    {
      key: 'sites-for-carers',
      theme: 'people',
      label: 'Access for carers and disabled staff',
      rare: 'one',
      statements: [
        'Freedom of place opens jobs to carers and people with disabilities who were shut out before.',
        'Remote options are a matter of inclusion for those with care duties or impairments.',
      ],
      supports: [
        'We should not forget people with disabilities or care duties, for whom home work is the [difference|line] between a job and none.',
        'For a wheelchair user or a carer, remote work is no perk but an [entrance|open door].',
        'The strongest moral argument is inclusion: some excellent people can [only|simply only] work from home.',
      ],
      opposes: [
        'Inclusion is better served by accessible offices than by keeping people [at home|out of sight].',
        'Special needs can be met by individual agreements and do not call for a [general rule|policy for all].',
      ],
      mixed: ['Remote work opens doors for carers, and it can also [shut|lock] them in with their duties.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'It concerns people who are absent from the discussion because the old arrangement kept them away.',
    },
    {
      key: 'security',
      theme: 'firm',
      label: 'Confidentiality at home',
      rare: 'two',
      statements: [
        'Confidential data is at greater risk in private homes and on private networks.',
        'Working from home widens the surface for attacks and leaks.',
      ],
      supports: [
        'Security is the quiet issue: a kitchen with flatmates and an old router is no place for [client files|secrets].',
        'Each home network is another door into the company, and nobody [patches|locks] it.',
        'Before deciding, ask the security officer, because leaks from home desks are [harder|slower] to notice.',
      ],
      opposes: [
        'With managed devices and encryption the home is no more dangerous than a [train|hotel].',
        'Security worries are solved technology and a weak reason for [attendance|presence].',
      ],
      mixed: ['Confidentiality can be protected at home, at the price of some [convenience|comfort].'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'In regulated trades a single leak may cost more than years of rent.',
    },
    {
      key: 'experiment',
      theme: 'practice',
      label: 'Run it as an experiment',
      rare: 'few',
      statements: [
        'A company should try arrangements in different teams and compare before deciding for good.',
        'The policy ought to be tested as an experiment with comparable teams.',
      ],
      supports: [
        'Rather than debate, let two similar teams try two patterns for half a year and [compare|look].',
        'The company has its own laboratory: vary the rule between teams and [measure|watch] turnover and output.',
        'I would treat the first year as an experiment with a stated [hypothesis|question] and an end date.',
      ],
      opposes: [
        'Experiments on working conditions breed envy between teams and [prove|settle] little.',
        'Such trials are too short to show effects on culture or [learning|training].',
      ],
      mixed: ['Trials tell much about output and little about slow effects such as [loyalty|cohesion].'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'Evidence from the company itself would end a debate that general studies cannot end.',
    },
  ],
  uncertainties: [
    {
      key: 'productivity-data',
      descriptions: [
        'Research on productivity by place of work gives mixed results and depends on tasks and measures.',
        'Evidence about productivity at home compared with the office is contradictory.',
      ],
      sentences: [
        'Studies on productivity point in different [directions|ways], depending on the task and on what was measured.',
        'I would not trust any single figure on remote productivity, because the findings [conflict|vary] so widely.',
        'The research is younger than the opinions, and its results [depend|hang] on the kind of work.',
      ],
      why: 'Output of office work is hard to measure, and staff were seldom assigned to places at random.',
      resolving: [
        'Controlled comparisons within companies, with outcomes named beforehand.',
        'Measures of quality and not only of quantity, followed over years.',
      ],
      claims: ['focus-at-home', 'results-not-presence'],
    },
    {
      key: 'long-run-culture',
      descriptions: [
        'The long-term effects on culture, learning and loyalty are not yet known.',
        'Slow consequences for cohesion and training remain to be seen.',
      ],
      sentences: [
        'The slow effects on loyalty and learning will take years to [show|surface], and we are still early.',
        'Nobody has yet seen a whole generation of managers [grow up|rise] at a distance.',
        "Cohesion built before may still be carrying today's remote teams, and how long it [lasts|holds] is unknown.",
      ],
      why: 'Effects of this kind unfold over careers, while broad experience with remote work is still recent.',
      resolving: [
        'Cohorts of newcomers followed over years under different arrangements.',
        'Regular measures of trust and knowledge transfer, kept comparable over time.',
      ],
      claims: ['culture-erodes', 'juniors-learn', 'chance-talks'],
    },
    {
      key: 'local-conditions',
      descriptions: [
        'Staff preferences, home conditions and travel distances at the company are not known.',
        "The company's own circumstances, such as homes and distances, are unknown.",
      ],
      sentences: [
        'I know nothing about the homes, distances and [wishes|preferences] of this particular staff.',
        'A survey of the people concerned could [change|overturn] my view, and I have not seen one.',
      ],
      why: 'The question is general, and these facts are known only inside the company.',
      resolving: [
        'An anonymous survey of staff about homes, travel and preferences.',
        'A map of tasks by how much presence they truly need.',
      ],
      claims: ['commute', 'retention', 'coordination-days'],
    },
  ],
};
