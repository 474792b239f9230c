import type { TopicSource } from '../topic.ts';

export const socialMediaAge: TopicSource = {
  key: 'social-media-age',
  questionType: 'decision',
  keywords: [
    ['social media', 'social network', 'tiktok', 'instagram', 'snapchat', 'facebook', 'youtube'],
    ['child', 'kid', 'teen', 'under 16', 'under-16', 'minor', 'adolescent', 'young', 'youth', 'pupil', 'age'],
  ],
  unless: ['agency', 'agencies', 'agent'],
  openings: [
    'Parents, teachers and lawmakers ask this for good reasons, and the honest evidence is less tidy than either side would like.',
    'Two questions hide in this one: whether these services harm children, and whether a ban would help.',
    'The word social media covers messaging with friends as well as endless feeds from strangers, and those are not the same thing.',
  ],
  themes: [
    {
      key: 'harm',
      heading: 'What it does to children',
      leads: [
        'First, what is known about harm.',
        'The starting point is what happens to young people on these services.',
      ],
    },
    {
      key: 'benefit',
      heading: 'What would be lost',
      leads: ['There is another side, which adults tend to forget.', 'A ban also takes something away.'],
    },
    {
      key: 'enforcement',
      heading: 'Whether it can work',
      leads: ['A rule is only as good as its enforcement.', 'Then comes the practical question.'],
    },
    {
      key: 'alternatives',
      heading: 'Who should act',
      leads: ['The next question is who should carry the duty.', 'There are several places at which to act.'],
    },
  ],
  camps: [
    {
      key: 'design',
      label: 'Safer design over bans',
      thesis:
        'The services should be made safe for young users by law, with protective settings and limits on addictive features. A blanket ban treats the symptom and lets the industry off.',
      recommendedOption: 'Regulate the design of the services',
      weight: 5.2,
      positions: [
        'I would not ban teenagers from the services; I would force the services to become [safe|fit] for teenagers.',
        'My answer is to regulate the product and not the [child|user]: no endless feeds, no strangers in the inbox, private by default.',
        'Rather than an age ban, I favour strict rules for [design|how these services are built], enforced with real fines.',
        'I lean against a general ban, because the better target is the [machinery|design] that keeps children hooked.',
      ],
      closings: [
        'Fix the product, and most of the reasons for a ban disappear.',
        'We did not ban children from cars, we made the makers put in belts.',
        'Put the duty on those who build the services, since they alone can change them.',
      ],
      readings: [
        'Prefers regulating the design of services over excluding young users.',
        'Would oblige providers by law to make their products safe for teenagers.',
        'Opposes a general age ban and wants protective design enforced.',
      ],
      headline: 'Regulate the design of the services instead of banning young users',
      rationale:
        'This position locates the harm in features and not in age. Feeds without end, contact by strangers and engagement tricks can be forbidden for minors outright, which protects those who would slip past an age check as well.',
      advice:
        'Require private defaults, forbid endless feeds and contact by strangers for minors, open data to independent researchers, and back this with fines that hurt.',
      suits:
        'Right where regulators are able to enforce product rules and where age checks are easily evaded.',
    },
    {
      key: 'ban',
      label: 'A legal minimum age',
      thesis:
        'Younger teenagers should be kept off social media by an enforced age limit. The likely harm is serious, parents cannot resist alone, and a clear rule helps all families at once.',
      recommendedOption: 'Set and enforce a legal minimum age',
      weight: 3.4,
      positions: [
        'Yes, I would keep children under sixteen off these services by [law|a legal age limit], and put the duty on the companies.',
        'I support a legal age limit, because parents [alone|by themselves] are fighting a product built to defeat them.',
        'My answer is yes: the risk is too large, and a clear line is easier to [hold|defend] than a thousand family quarrels.',
        'On balance I favour a minimum age of sixteen, with enforcement aimed at the platforms and never at the [children|kids].',
      ],
      closings: [
        'Childhood is short, and the feeds will still be there afterwards.',
        'Draw the line, enforce it on the companies, and give families their evenings back.',
        'We set age limits for less, and nobody calls that cruelty.',
      ],
      readings: [
        'Supports an enforced legal age limit with the duty on companies.',
        'Would exclude younger teenagers by law, to protect them and relieve parents.',
        'Favours a clear minimum age over leaving families alone with the problem.',
      ],
      headline: 'Set a legal minimum age and enforce it on the companies',
      rationale:
        'This position acts on a serious suspicion before proof is complete. Since children join because the others have joined, a family cannot leave alone, and a common rule solves a problem that private resolve does not.',
      advice:
        'Set the age limit by law, oblige companies to check age in ways that spare privacy, leave messaging and learning tools out, and have the effect evaluated from the start.',
      suits:
        'Right where the harm to young adolescents is judged serious, where age checks can protect privacy, and where parents ask for a common rule.',
    },
    {
      key: 'family',
      label: 'Leave it to families and schools',
      thesis:
        'Decisions about access should stay with parents, supported by schools that teach sound use. The state cannot know the individual child, and prohibition makes the forbidden attractive.',
      recommendedOption: 'Leave the decision to families and teach good use',
      weight: 2,
      positions: [
        'I would leave this to parents and teach children to use the services [well|wisely], instead of forbidding them.',
        'My answer is no to a ban: families know their children, and education lasts longer than any [lock|prohibition].',
        'Keep the state out of the family phone, and put the effort into [media education|teaching].',
        'I come down on the side of guidance, since young people have to learn sooner or later to [handle|deal with] these services.',
      ],
      closings: [
        'Teach them to swim, instead of fencing in the sea.',
        'The best filter is a conversation at the kitchen table.',
        'Trust parents, help them, and leave the law for real crimes.',
      ],
      readings: [
        'Would leave access to parents and rely on education.',
        'Rejects a ban and trusts families, supported by schools.',
        'Prefers guidance and media education to prohibition.',
      ],
      headline: 'Leave the decision to families and teach young people to use the services well',
      rationale:
        'This position trusts judgement close to the child. Maturity differs, prohibition tempts, and skills that are needed for a lifetime have to be learned under guidance at some point.',
      advice:
        'Give parents simple controls, put media education into the timetable, keep phones out of lessons, and offer help to families in difficulty.',
      suits:
        'Right where families have time and knowledge, and where schools are equipped to teach sound use.',
    },
  ],
  undecided: {
    positions: [
      'The research does not let me [recommend|choose] with a good conscience, so I describe the arguments and stop there.',
      'I remain undecided, because both the harm and the remedy are less certain than the debate [suggests|pretends].',
    ],
    readings: [
      'Remains undecided, since harm and remedy are both uncertain.',
      'Describes the arguments without choosing between them.',
    ],
  },
  claims: [
    {
      key: 'mental-harm',
      theme: 'harm',
      label: 'Mental health',
      statements: [
        'Heavy use of social media harms the mental health of young people.',
        'Social media contributes to distress among adolescents.',
        'Intensive use damages the wellbeing of teenagers.',
      ],
      supports: [
        'The rise in anxiety and low mood among teenagers fits too well with the spread of these services to be [brushed aside|ignored].',
        'Heavy use goes with worse sleep, worse mood and more [self-doubt|loneliness], and girls seem to suffer most.',
        'Constant comparison and public judgement are hard on adults and [harder|crueller] on thirteen-year-olds.',
      ],
      opposes: [
        'The link between social media and mental health is small on average, and it may run the other way, since unhappy children [scroll|go online] more.',
        'Blaming screens for the troubles of a generation is too convenient, as pressure at school and at home [counts|weighs] more.',
      ],
      mixed: [
        'The average effect on mental health is small, yet for a vulnerable minority they can be [severe|grave].',
      ],
      odds: [
        [5, 0.8, 2.2],
        [8.5, 0, 0.8],
        [1.2, 4, 2.5],
      ],
      caveat: {
        statement: 'Much of the evidence is correlational, and effects differ strongly between children.',
        sentences: [
          'I should add that much of the evidence is correlation.',
          'How strong the effect is differs greatly from [child to child|one child to the next].',
        ],
      },
      matters: 'If harm is real and common, inaction is itself a choice made at the expense of children.',
      dispute: {
        issue: 'Whether social media harms the mental health of young people in earnest',
        tension:
          'The trends are undisputed; whether the services cause them, and for whom, is read differently from the same studies.',
        assumptions: [
          'Those who see harm assume that experiments and timing point to a cause.',
          'Those who doubt assume small averages and reversed causes.',
        ],
        resolving: [
          'Independent experiments with access to data of the companies.',
          'Comparisons between places that introduced age limits at different times.',
        ],
      },
    },
    {
      key: 'addictive-design',
      theme: 'harm',
      label: 'Addictive features',
      statements: [
        'The services are designed to hold attention in ways that young people can hardly resist.',
        'Addictive design features are the core of the problem.',
        'Engagement tricks exploit the immaturity of adolescents.',
      ],
      supports: [
        'Endless feeds and streaks are built by experts to keep eyes on the [screen|glass], and no fourteen-year-old is a match for them.',
        'The trouble is the machinery: infinite scroll, autoplay and [likes|notifications] at midnight.',
        'These products earn by the minute, so they are made to be hard to [leave|put down].',
      ],
      opposes: [
        'Calling apps addictive stretches the word, since most young people put them down when something [better|more fun] turns up.',
        'Every medium from novels to television was once accused of [bewitching|enslaving] the young.',
      ],
      mixed: ['Some features are indeed manipulative, while others are merely [popular|well made].'],
      odds: [
        [8, 0.1, 0.4],
        [6.5, 0.1, 0.5],
        [1.8, 3.5, 2],
      ],
      matters: 'It decides whether the remedy lies in the product or in the user.',
    },
    {
      key: 'bans-evaded',
      theme: 'enforcement',
      label: 'Evasion',
      statements: [
        'Age bans are easily evaded and drive young people to less safe corners of the internet.',
        'Teenagers will get around an age limit, partly towards worse places.',
        'A ban would be circumvented and push use into hiding.',
      ],
      supports: [
        'Teenagers will find the way around a ban in an afternoon, and the way leads to [darker|less supervised] places.',
        'A borrowed birthday or a VPN defeats most age checks, and afterwards no adult is [watching|told].',
        'What is forbidden moves underground, where children no longer dare to ask for [help|advice].',
      ],
      opposes: [
        'That some will cheat is no argument, because a rule that keeps most twelve-year-olds away is [worth having|a success].',
        'Evasion is overrated: once the crowd is gone, there is little reason to [sneak in|cheat].',
      ],
      mixed: ["Determined teenagers will get through, while younger children probably [will not|won't]."],
      odds: [
        [6.5, 0.4, 1],
        [0.8, 5.5, 2],
        [7.5, 0.1, 0.5],
      ],
      matters: 'A rule that only shifts use out of sight may do more harm than the use did.',
      dispute: {
        issue: 'Whether an age limit would be evaded so widely as to be useless',
        tension:
          'The critics look at the determined teenager, the defenders at the average younger child and at what friends do.',
        assumptions: [
          'Critics assume that the crowd moves on together to other places.',
          'Defenders assume that the appeal fades when the crowd is gone.',
        ],
        resolving: [
          'Usage data by age from countries that have introduced a limit.',
          'Surveys of young people, before and after, on what they use in its place.',
        ],
      },
    },
    {
      key: 'age-check-privacy',
      theme: 'enforcement',
      label: 'Privacy of age checks',
      statements: [
        'Reliable age checks endanger the privacy of everyone, adults included.',
        'Enforcing an age limit requires identification that is a threat to privacy.',
        'Age verification brings serious data protection risks.',
      ],
      supports: [
        'To keep out the young, one has to check the old as well, and that means identity papers for [everyone|all].',
        'A database of faces and passports at the gates of the internet is a high price for [any|this] rule.',
        'Age checks create new troves of personal data, and such troves get [stolen|abused].',
      ],
      opposes: [
        'Age can be proven without revealing identity, and the technology for that is [ready|available] now.',
        'The companies know quite well how old their users are, so the privacy argument is [hollow|a pretext].',
      ],
      mixed: [
        'Privacy-friendly checks exist, though whether they will be the ones [used|chosen] is another matter.',
      ],
      odds: [
        [4.5, 0.8, 1.5],
        [1, 4, 2],
        [5.5, 0.2, 0.6],
      ],
      matters: 'A protection for children should not become a register of adults.',
      dispute: {
        issue: 'Whether age can be checked without harming privacy',
        tension:
          'Technology offers proofs of age that reveal nothing else; the sides differ on whether companies and states would content themselves with them.',
        assumptions: [
          'Critics assume that collected data will be kept and lost.',
          'Defenders assume that anonymous proofs can be prescribed and audited.',
        ],
        resolving: [
          'Independent audits of the age checks already in use.',
          'A legal standard that forbids keeping any identifying data.',
        ],
      },
    },
    {
      key: 'collective-action',
      theme: 'alternatives',
      label: 'Families cannot leave alone',
      statements: [
        'A common rule is needed because a single family cannot opt out without isolating its child.',
        'Parents need a shared limit, since a child kept off alone is left out.',
        'The pressure to belong makes this a collective problem that private decisions cannot solve.',
      ],
      supports: [
        'A child kept off alone is a child left out, and that is why parents need a rule that holds for [all|everyone].',
        'Most parents give in because the others have given in, and only a common line [ends|breaks] that.',
        'The trap is collective: nobody wants to be first to leave, so somebody has to [open|unlock] the door for all.',
      ],
      opposes: [
        'Groups of parents can agree among themselves, and plenty [do|have done so], without a law.',
        'I do not accept that families are helpless, for many raise happy teenagers without a [phone|feed].',
      ],
      mixed: ['A common rule helps, but it can be made by a school as well as by a [state|parliament].'],
      odds: [
        [2.5, 0.8, 1.8],
        [8.5, 0, 0.3],
        [0.6, 5, 2],
      ],
      matters:
        'It explains why parents who agree with each other still fail to act, and what a law could change.',
      dispute: {
        issue: 'Whether families need the law in order to hold a line',
        tension:
          'The same peer pressure that makes private limits so hard can be met by a law, or by parents and schools who act together.',
        assumptions: [
          'Those who want a law assume that voluntary agreements break at the first exception.',
          'Those who do not assume that schools and neighbourhoods can coordinate.',
        ],
        resolving: [
          'Experience with agreements among parents of a class or school.',
          'Surveys of what young people would prefer if all their friends left too.',
        ],
      },
    },
    {
      key: 'lifeline',
      theme: 'benefit',
      label: 'Support for outsiders',
      statements: [
        'For isolated young people, social media is a source of support that a ban would cut off.',
        'Excluded or marginalised teenagers find community online that they lack elsewhere.',
        'A ban hurts those young people who depend on online contact.',
      ],
      supports: [
        'A gay teenager in a small town or a child with a rare illness may find the only [understanding|kindred] people online.',
        'For lonely children these services can be a [lifeline|window], and a ban would close it without offering another.',
        'The young people who need contact most are the ones a ban would hit [hardest|first].',
      ],
      opposes: [
        'Support for lonely children can be had in moderated forums, which no one wants to [ban|close].',
        'The lifeline argument is used by companies that earn on the [other|remaining] ninety-nine children.',
      ],
      mixed: [
        'Some outsiders find help online and some find [harm|worse company], often on the same evening.',
      ],
      odds: [
        [5.5, 0.4, 1.2],
        [1, 3, 2.5],
        [6, 0.1, 0.5],
      ],
      matters: 'A rule for the average child can do damage to the child who is not average.',
      dispute: {
        issue: 'Whether a ban would cut lonely young people off from help',
        tension:
          'Help for outsiders and harm for outsiders are found on the same services; the sides give them different weight.',
        assumptions: [
          'Critics of a ban assume that moderated alternatives will not be found.',
          'Supporters assume that they can be offered and left open.',
        ],
        resolving: [
          'Interviews with isolated young people about where they found help.',
          'An inventory of moderated forums that a law would leave open.',
        ],
      },
    },
    {
      key: 'education-works',
      theme: 'alternatives',
      label: 'Media education',
      statements: [
        'Teaching young people to use social media critically is more effective than forbidding it.',
        'Media education protects better than prohibition.',
        'Learning sound use under guidance is preferable to exclusion.',
      ],
      supports: [
        'Those who have learned to see through feeds and filters are better protected than those who were [locked out|kept away].',
        'At sixteen and one day they will log in anyway, so they had better have [learned|practised] it before.',
        'Guided use builds judgement, and judgement goes with them [everywhere|for life].',
      ],
      opposes: [
        'Education against a machine tuned by thousands of engineers is an [unequal|unfair] fight.',
        'Schools are asked to repair everything, and lessons on media have shown rather [thin|modest] effects.',
      ],
      mixed: ['Education is needed in any case, yet on its own it will not be [enough|sufficient].'],
      odds: [
        [3.5, 0.8, 3],
        [0.6, 4, 3],
        [9, 0, 0.3],
      ],
      matters: 'Whatever the age limit, the day of entry comes, and skill cannot be decreed for that day.',
      dispute: {
        issue: 'Whether education can do what a ban is meant to do',
        tension:
          'Trust in judgement stands against doubt whether any judgement holds out against a product that is optimised against it.',
        assumptions: [
          'Supporters assume that skills learned in class carry over to the phone at night.',
          'Doubters assume that design beats insight.',
        ],
        resolving: [
          'Trials of media education with later behaviour, and not knowledge, as the measure.',
          'Comparison with the effect of changed default settings.',
        ],
      },
    },
    {
      key: 'platform-duty',
      theme: 'alternatives',
      label: 'Duty of the platforms',
      statements: [
        'The legal duty should lie with the companies, under penalties high enough to hurt.',
        'Platforms, not families, ought to be held responsible by law.',
        'Companies must be made liable for protecting young users.',
      ],
      supports: [
        'Whatever the rule, the duty has to lie with the companies, and the fines have to be large enough to be [felt|noticed].',
        'Makers of toys are liable for sharp edges, and makers of feeds should be liable for [theirs|what they do].',
        'Nothing will change until protecting children is cheaper for a platform than [hooking|exploiting] them.',
      ],
      opposes: [
        'Liability for everything that might upset a child would make platforms delete [half the internet|far too much].',
        'Shifting all duty to companies lets parents [off the hook|step back], and they are the ones in the room.',
      ],
      mixed: [
        'Companies must be held to account, although regulators will need [staff|expertise] they do not have yet.',
      ],
      odds: [
        [8.5, 0, 0.4],
        [7.5, 0, 0.4],
        [1.5, 4, 1.8],
      ],
      matters: 'Those who design the product can change it for all children at once.',
    },
    {
      key: 'sleep-time',
      theme: 'harm',
      label: 'Sleep and displaced time',
      statements: [
        'Time on social media displaces sleep, movement and friends in person.',
        'The main damage lies in what is crowded out: sleep, exercise and meeting friends.',
        'Lost sleep and lost activities are the clearest cost of heavy use.',
      ],
      supports: [
        'What worries me most is what is missing: hours of sleep, of sport and of [plain boredom|friends in the flesh].',
        'Phones in bedrooms cost sleep, and lack of sleep alone explains a good deal of [misery|bad mood].',
        'An evening spent scrolling is an evening not spent with a friend, a ball or a [book|guitar].',
      ],
      opposes: [
        'Teenagers have always stayed up too late, and before the phone it was the [television|games console].',
        'Time online is often time with friends, so I do not count it as [lost|stolen].',
      ],
      mixed: [
        'Lost sleep is a real cost, but a phone left in the kitchen overnight [solves|cures] most of it.',
      ],
      odds: [
        [4.5, 0.3, 1],
        [5.5, 0.1, 0.6],
        [2.5, 1.5, 2],
      ],
      matters: 'Sleep and company are needs that can be protected by simpler means than an age limit.',
    },
    {
      key: 'voice',
      theme: 'benefit',
      label: 'Rights of young people',
      statements: [
        'Young people have a right to information and expression that a blanket ban violates.',
        'A general exclusion infringes the rights of adolescents to take part in public life.',
        'Barring teenagers from public discussion is an unjustified restriction of their freedom.',
      ],
      supports: [
        'Fifteen-year-olds have opinions and rights, and shutting them out of the public square is no [small|light] matter.',
        'Young people organise, learn and make art on these services, and a blanket ban [silences|treats] them like toddlers.',
        'The rights of the child include the right to speak and to [know|be informed].',
      ],
      opposes: [
        'The right to speak is not a right to be mined for [attention|data], and children may speak in many other places.',
        'We limit the freedom of children for their protection all the time, and rightly so in [this case|matters of health].',
      ],
      mixed: [
        'A fifteen-year-old has a fair claim to be heard, an eleven-year-old rather to be [protected|sheltered].',
      ],
      odds: [
        [4, 0.5, 1.2],
        [0.4, 4.5, 1.5],
        [6, 0.1, 0.5],
      ],
      matters: 'Protection and freedom are both owed to children, and a law has to say which prevails when.',
      dispute: {
        issue: 'Whether a blanket ban violates the rights of young people',
        tension:
          'Protection and participation are both rights of the child, and the sides rank them differently by age.',
        assumptions: [
          'Critics think of teenagers close to adulthood.',
          'Supporters think of children who have just left primary school.',
        ],
        resolving: [
          'A legal opinion on proportionality under the law that applies.',
          'The views of young people themselves, by age.',
        ],
      },
    },
    {
      key: 'parents-phones',
      theme: 'alternatives',
      label: 'Example of the parents',
      rare: 'one',
      statements: [
        "Parents' own use of phones shapes children more than any rule.",
        'Change should begin with the habits of adults.',
      ],
      supports: [
        'Nobody mentions it, but children copy parents who [check|reach for] their phones at dinner.',
        'A rule for the young sounds hollow from adults who cannot put the thing [down|away] themselves.',
        'If I could change one thing, it would be the phones of the [parents|grown-ups].',
      ],
      opposes: [
        "The habits of parents matter, but a child's feed is a [different|far stronger] thing than an adult's e-mail.",
        'Pointing at parents is a way to do [nothing|without any rule].',
      ],
      mixed: ['Parents set an example, though by thirteen the example of [friends|the class] is stronger.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'It is free, can begin today, and concerns the people who ask the question.',
    },
    {
      key: 'interoperable-phones',
      theme: 'enforcement',
      label: 'Limits on the device',
      rare: 'two',
      statements: [
        'Age limits should be enforced on the device or app store rather than by each service.',
        'A single age signal from the phone would be the practical way to enforce limits.',
      ],
      supports: [
        'The sensible place for an age check is the phone itself, set up once by a [parent|guardian], and not each app.',
        'Two companies make nearly all phone systems, so a child mode there would [cover|reach] everything.',
        'One signal from the device would spare us a hundred separate [age gates|identity checks].',
      ],
      opposes: [
        'Putting the lock into the phone hands even more power to the two [firms|companies] that make the systems.',
        'Old devices and shared tablets make a lock on the phone [leaky|unreliable].',
      ],
      mixed: ['A signal from the device is practical, as long as services are [obliged|made] to honour it.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'It would resolve much of the conflict between enforcement and privacy by technical means.',
    },
    {
      key: 'lower-age',
      theme: 'enforcement',
      label: 'A lower age first',
      rare: 'few',
      statements: [
        'The existing lower age limits should be enforced in earnest before a higher limit is introduced.',
        'Enforcing the present rules for younger children comes before raising the age.',
      ],
      supports: [
        'There is already an age limit of thirteen that nobody [enforces|takes seriously], so I would begin there.',
        'Millions of primary school children are on services that forbid them, and closing that gap is the [first|obvious] task.',
        'Show first that twelve-year-olds can be kept out, and then [talk|argue] about fifteen.',
      ],
      opposes: [
        'The limit of thirteen came from data law and not from [child psychology|any study of children], so enforcing it misses the point.',
        'Starting with the younger ones postpones the protection of those most [affected|exposed].',
      ],
      mixed: [
        'Enforcing the present limit would be a start, although the hardest years come [after it|later].',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'A rule that exists and is ignored teaches companies that rules can be ignored.',
    },
  ],
  uncertainties: [
    {
      key: 'causality',
      descriptions: [
        'How far social media causes the rise in distress, rather than accompanying it, is unsettled.',
        'Cause and effect between use and distress have not been disentangled.',
      ],
      sentences: [
        'Researchers still argue over cause and effect, and I cannot [settle|end] that argument.',
        'It is not clear how much of the distress is caused by the services and how much is merely [found|displayed] there.',
        'The best studies disagree on the size of the effect, and some find [hardly any|next to none].',
      ],
      why: "Young people cannot be assigned to a life with or without their friends' services, and companies keep their data closed.",
      resolving: [
        'Data access for independent researchers.',
        'Studies that use the staggered introduction of age limits or school rules.',
      ],
      claims: ['mental-harm', 'sleep-time'],
    },
    {
      key: 'ban-effects',
      descriptions: [
        'What a ban would really change is unknown, because experience with such laws is recent.',
        'Effects of legal age limits have hardly been observed so far.',
      ],
      sentences: [
        'Countries that have passed such laws did so only recently, and their results are [not in|still to come].',
        "Whether children would read, play or simply move to another app is anybody's [guess|bet].",
        'No one has yet shown that a ban [improves|raises] wellbeing, or that it does not.',
      ],
      why: 'The laws are young, and habits and friendships take years to respond.',
      resolving: [
        'Evaluations from the countries that went first, with outcomes named in advance.',
        'Data on what young people use in place of the banned services.',
      ],
      claims: ['bans-evaded', 'collective-action'],
    },
    {
      key: 'who-is-vulnerable',
      descriptions: [
        'Which children are at risk, and from which features, is only partly understood.',
        'It is not well known which young people are vulnerable and to what.',
      ],
      sentences: [
        'We know little about which children are harmed and by which [features|parts] of a service.',
        'The averages may hide a small group in real danger, and nobody can yet say who [belongs|they are].',
      ],
      why: 'Studies report averages over children and features, while harm seems to be concentrated.',
      resolving: [
        'Long-term studies that follow individuals and record what they actually see.',
        'Experiments that switch single features off.',
      ],
      claims: ['mental-harm', 'addictive-design', 'lifeline'],
    },
  ],
};
