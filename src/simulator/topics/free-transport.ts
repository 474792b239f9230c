import type { TopicSource } from '../topic.ts';

export const freeTransport: TopicSource = {
  key: 'free-transport',
  questionType: 'decision',
  keywords: [
    [
      'public transport',
      'transit',
      'bus ',
      'bus,',
      'buses',
      'tram',
      'metro',
      'subway',
      'trains',
      'transportation',
    ],
    ['free', 'fare', 'ticket', 'zero-fare'],
  ],
  unless: ['free trade', 'freedom', 'train a'],
  openings: [
    'Free transport sounds like a simple gift to everybody, but the money and the space have to come from somewhere.',
    'Several cities have tried this, with results that both friends and critics like to quote.',
    'Before judging the idea it helps to ask what it is meant to achieve: less traffic, more fairness, or simply more riders.',
  ],
  themes: [
    {
      key: 'traffic',
      heading: 'Riders and traffic',
      leads: [
        'The first test is what happens on the streets.',
        'Consider who would ride and what they did before.',
      ],
    },
    {
      key: 'money',
      heading: 'Money',
      leads: ['Then there is the budget.', 'Money is the point at which the idea becomes concrete.'],
    },
    {
      key: 'fairness',
      heading: 'Fairness',
      leads: ['Fairness is the second great argument.', 'Who gains and who pays deserves a look of its own.'],
    },
    {
      key: 'service',
      heading: 'Service',
      leads: ['Riders judge a network by more than its price.', 'Price is only one part of an offer.'],
    },
  ],
  camps: [
    {
      key: 'targeted',
      label: 'Service first, free for some',
      thesis:
        'Money should go first into frequent and reliable service, and free travel should be reserved for groups who need it. Abolishing fares for all spends scarce funds where they change little.',
      recommendedOption: 'Improve service and make travel free for selected groups',
      weight: 5,
      positions: [
        'I would not make it free for everyone; I would put the money into better service and give free passes to those who [need them|struggle to pay].',
        'My answer is no to a general zero fare and yes to free travel for [children, the poor and the old|young people and low earners].',
        'Better buses first, cheaper fares for some second, and free travel for all [perhaps never|at the very end].',
        'I lean towards targeted relief, because a full abolition of fares spends most on people who could [pay|afford the ticket].',
      ],
      closings: [
        'Make it good, then make it cheap, and make it free where that truly helps.',
        'A bus that comes every five minutes wins more people than a free bus that does not come.',
        'I would spend the next million on frequency and not on fares.',
      ],
      readings: [
        'Prefers better service and free travel for selected groups over abolishing fares.',
        'Rejects a general zero fare and supports targeted relief.',
        'Would improve frequency first and free only those in need from paying.',
      ],
      headline: 'Improve the service first and free those in need from fares',
      rationale:
        'The reasoning compares uses of the same money. Drivers are won by frequency and reliability more than by price, and relief for those who struggle with the fare costs far less than relief for everybody.',
      advice:
        'Invest in frequency and reliability, introduce free passes for children and people on low incomes, simplify the remaining tickets, and measure whether car traffic falls.',
      suits:
        'Right for cities with crowded networks or tight budgets, where fares pay for a good part of the service.',
    },
    {
      key: 'free',
      label: 'Free for everyone',
      thesis:
        'Public transport should be free at the point of use, like streets and libraries. Simplicity and equal access justify paying for it through taxes.',
      recommendedOption: 'Make public transport free for all',
      weight: 2.8,
      positions: [
        'Yes, I would make it free, for mobility is a public good like [street lighting|parks and libraries].',
        'I am in favour of abolishing fares, financed by taxes and by [charges on cars|those who profit from access].',
        'My answer is yes: a city gains when anyone can simply [step on|get in] without a ticket.',
        'On balance I support free public transport, as long as the lost fares are [replaced|made good] reliably.',
      ],
      closings: [
        'Open the doors, and let the city pay for what the city needs.',
        'We do not charge for pavements, and I would not charge for buses.',
        'It is affordable for cities that want it, and they will not want to go back.',
      ],
      readings: [
        'Supports abolishing fares with funding through taxes.',
        'Says yes to free travel for all as a public good.',
        'Favours zero fares as long as the revenue is replaced.',
      ],
      headline: 'Make public transport free for everyone and fund it through taxes',
      rationale:
        'This position sees mobility as infrastructure. Taking away the fare removes a barrier, a bureaucracy and a stigma at once, and a tax base spreads the burden more fairly than a ticket does.',
      advice:
        'Secure a lasting source of funds before the first free day, add capacity ahead of demand, pair the step with higher prices for parking, and evaluate openly.',
      suits:
        'Right for smaller cities with spare capacity and low fare income, and for places that raise money from parking or employers.',
    },
    {
      key: 'paid',
      label: 'Keep fares for all users',
      thesis:
        'Riders should go on contributing through fares. A price signals value, secures independent revenue, and keeps walkers and cyclists from drifting into full vehicles.',
      recommendedOption: 'Keep fares, with simple and moderate prices',
      weight: 1.8,
      positions: [
        'I would keep fares, at a moderate level, because a service that nobody pays for is soon a service that [nobody cares for|nobody defends].',
        'My answer is no; whoever rides should pay a [modest|fair] share of the cost.',
        'Fares should stay, though they can be simple and [low|reasonable], and hardship belongs to social policy.',
        'I come down against free transport, since its benefits for traffic are [slight|small] and its cost is permanent.',
      ],
      closings: [
        'A modest price keeps the service honest and the operator independent.',
        'Keep the ticket, simplify it, and help the poor with money and not with exceptions.',
        'What costs nothing is treated as nothing, and that would be a pity for a good network.',
      ],
      readings: [
        'Wants to retain moderate fares for all riders.',
        'Opposes free travel and expects users to contribute.',
        'Argues for keeping simple, affordable tickets and leaving hardship to social policy.',
      ],
      headline: 'Keep moderate fares and make them simple',
      rationale:
        'This position values the link between use and payment. Fare income shields the operator from the next budget crisis, and the hoped-for relief of traffic looks small beside the permanent cost.',
      advice:
        'Keep fares moderate and simple, cap what a person pays per day and month, leave hardship to social policy, and reinvest the revenue in reliability.',
      suits:
        'Right for large networks at the limit of their capacity and for cities whose tax income swings strongly.',
    },
  ],
  undecided: {
    positions: [
      'Cities differ too much in density and finances for me to [give|offer] one verdict, so I stay neutral.',
      'I do not take a side, because the same measure can be [sensible|wise] in one town and wasteful in the next.',
    ],
    readings: [
      'Stays neutral because cities differ too strongly.',
      'Takes no side, since the effect varies from town to town.',
    ],
  },
  claims: [
    {
      key: 'cars-stay',
      theme: 'traffic',
      label: 'Effect on car traffic',
      statements: [
        'Abolishing fares on its own takes hardly any cars off the road.',
        'Free tickets alone do little to reduce driving.',
        'The shift from private cars to free transport remains small.',
      ],
      supports: [
        'Experience suggests that free tickets [barely|hardly] dent car traffic, because drivers choose by time and comfort.',
        'Drivers rarely leave the car for the sake of a saved fare, since the fare was never what [kept|held] them there.',
        "Where fares were dropped, the new riders came largely from footpaths and bicycles and not from [cars|the driver's seat].",
      ],
      opposes: [
        'I think the effect on traffic is underestimated, for habits change slowly and a free bus changes the [default|starting point].',
        'Over time, free travel does lower car use, above all for [second cars|short trips] in households near good lines.',
      ],
      mixed: [
        'Free fares move few drivers alone, but together with dearer parking they can [do a lot|achieve much].',
      ],
      odds: [
        [7, 0.2, 1],
        [2, 4, 2.5],
        [8, 0.1, 0.5],
      ],
      caveat: {
        statement: 'Combined with restrictions on driving the effect may be larger.',
        sentences: [
          'Together with road pricing the picture may look better.',
          'The effect could be larger where parking is made scarce at the [same|very same] time.',
        ],
      },
      matters: 'Relief of traffic and climate is the promise by which the measure is usually sold.',
      dispute: {
        issue: 'Whether free travel takes a noticeable number of cars off the road',
        tension:
          'The sceptics read the experience of cities that dropped fares as a small shift; the supporters read it as an early result of a slow change.',
        assumptions: [
          'Sceptics assume that drivers decide by time and comfort.',
          'Supporters assume that habits follow the default after some years.',
        ],
        resolving: [
          'Counts of cars, and not only of passengers, before and after such a step.',
          'Comparisons with similar cities that raised parking prices in its place.',
        ],
      },
    },
    {
      key: 'quality-wins',
      theme: 'service',
      label: 'Frequency over price',
      statements: [
        'Frequency and reliability win more riders than a lower price does.',
        'Better service attracts more passengers than cheaper tickets.',
        'The quality of the network counts for more than the fare.',
      ],
      supports: [
        'People choose a line that comes often and on time, and they will [gladly|readily] pay for it.',
        'Ask non-riders why they drive, and they name waiting, transfers and delays long before [the fare|money].',
        'The same budget spent on frequency would [win|attract] more passengers than spent on free rides.',
      ],
      opposes: [
        'Setting quality against price is a false choice, since a free and simple system is itself a [better|higher-quality] product.',
        'For people on low incomes the price is the quality that counts, so I do not rank service [above|before] it.',
      ],
      mixed: [
        'Quality wins drivers and price wins the poor, so it depends on whom one wants to [win|reach].',
      ],
      odds: [
        [8.5, 0.1, 0.5],
        [2, 3.5, 2.5],
        [6, 0.2, 0.6],
      ],
      matters: 'It decides where the next sum of money does more good.',
      dispute: {
        issue: 'Whether the money does more good as better service or as lower fares',
        tension:
          'The sides look at different passengers: those who could drive respond to quality, those who cannot afford the ticket respond to price.',
        assumptions: [
          'Supporters of service first want to win drivers.',
          'Opponents want to reach people for whom the fare is a barrier.',
        ],
        resolving: [
          'A survey of residents who do not ride, by income, about their reasons.',
          'Trials on comparable lines, with added frequency on some and free rides on others.',
        ],
      },
    },
    {
      key: 'revenue-hole',
      theme: 'money',
      label: 'The lost revenue',
      statements: [
        'The lost fare income leaves a lasting gap that endangers the service.',
        'Without fares the operator lacks money that taxes will not reliably replace.',
        'Giving up ticket revenue puts the network at the mercy of the budget.',
      ],
      supports: [
        'Fares pay for a large part of the service in many cities, and that money would have to be [found|raised] every single year.',
        'When the next budget crisis comes, a network without income of its own is the [first|easiest] thing to cut.',
        'A one-off grant can abolish fares, but only a permanent tax can [replace|carry] them.',
      ],
      opposes: [
        'In smaller cities fares cover so little after the cost of collecting them that the gap is [manageable|modest].',
        'The revenue can be replaced by parking fees or a levy on employers, as [some places|existing examples] show.',
      ],
      mixed: [
        'The hole left by the fares is trivial in some towns and [enormous|painful] in large cities, so size decides.',
      ],
      odds: [
        [6, 0.4, 1],
        [1.5, 5, 2],
        [8.5, 0, 0.4],
      ],
      matters: 'A network that loses its income without a substitute will shrink, and then nobody is served.',
      dispute: {
        issue: 'Whether the lost fares can be replaced reliably',
        tension:
          'Those who warn think of the next budget crisis; those who are confident think of new levies and of towns where fares cover little anyway.',
        assumptions: [
          'The warning side assumes that transport loses against schools and hospitals in bad years.',
          'The confident side assumes an earmarked source that politics will not raid.',
        ],
        resolving: [
          'The share of operating cost that fares cover in the city concerned, net of collection.',
          'A binding financing plan that covers a recession.',
        ],
      },
    },
    {
      key: 'poor-benefit',
      theme: 'fairness',
      label: 'Relief for low incomes',
      statements: [
        'Free travel is a real relief for people on low incomes.',
        'Households with little money benefit strongly from abolished fares.',
        'Removing fares widens the reach of poorer residents to jobs and services.',
      ],
      supports: [
        'For a low-paid worker the monthly pass is a serious expense, and dropping it [opens|widens] the map of possible jobs.',
        'Free buses help those who count coins at the stop, and they help them [at once|immediately].',
        'Poorer residents make trips they used to forgo, to doctors, courses and [relatives|friends].',
      ],
      opposes: [
        'Free travel for all is a clumsy way to help the poor, as most of the money goes to people who [were never short|can pay].',
        'The poorest often live where no bus goes, so a zero fare gives them [little|nothing].',
      ],
      mixed: [
        'The poor do gain, though a targeted pass would give them the same for [far less|a fraction of the cost].',
      ],
      odds: [
        [4, 0.8, 3],
        [8, 0.1, 0.6],
        [1.5, 3.5, 2.5],
      ],
      matters: 'Access to work and care is for some residents the difference that the fare makes.',
    },
    {
      key: 'targeting-better',
      theme: 'fairness',
      label: 'Targeted relief',
      statements: [
        'Free or reduced passes for selected groups achieve the social aim at far lower cost.',
        'Targeted relief is more efficient than zero fares for everyone.',
        'Helping particular groups with passes is the better social policy.',
      ],
      supports: [
        'Give passes to pupils, pensioners and low earners, and the social problem is solved at a [fraction|small part] of the price.',
        'Targeted passes reach those who need help without [subsidising|gifting rides to] bankers.',
        "I see no reason to make a manager's commute free in order to help a [cleaner|student].",
      ],
      opposes: [
        'Targeting sounds efficient but brings forms, stigma and people who never [apply|claim].',
        'Programmes only for the poor become poor programmes, which is why I prefer one rule for [all|everybody].',
      ],
      mixed: [
        'Targeted passes work where they are automatic, and fail where people must [apply|prove their need].',
      ],
      odds: [
        [8, 0.1, 0.5],
        [0.5, 5.5, 2],
        [4, 1, 1],
      ],
      matters:
        'If the social aim can be reached more cheaply, the case for a general zero fare has to rest on something else.',
      dispute: {
        issue: 'Whether help for selected groups is better than free travel for all',
        tension:
          'Efficiency speaks for targeting; simplicity, dignity and broad support speak for a rule without exceptions.',
        assumptions: [
          'Supporters of targeting assume passes that reach people without hurdles.',
          'Supporters of a general rule assume that means tests deter those they are meant for.',
        ],
        resolving: [
          'The share of entitled people who actually take up existing reduced passes.',
          'Costs of administration under either rule.',
        ],
      },
    },
    {
      key: 'simplicity',
      theme: 'service',
      label: 'Simplicity',
      statements: [
        'Doing away with tickets makes the system simpler, faster and cheaper to run.',
        'Without fare collection, boarding is quicker and administration falls away.',
        'Abolishing tickets saves the cost and friction of collecting money.',
      ],
      supports: [
        'No machines, no inspectors, no queue at the front door: a free bus is a [faster|quicker] bus.',
        'Collecting fares costs a good deal itself, and that expense [vanishes|is gone] on the day the fare does.',
        'Visitors and occasional riders never have to decipher a tariff [again|map].',
      ],
      opposes: [
        'Contactless payment has made fares so easy that the gain in simplicity is [minor|hardly worth mentioning] today.',
        'The savings on ticketing are small against the income that is [lost|given away].',
      ],
      mixed: ['Boarding does get faster, but crowding at busy stops can eat up the [gain|time saved].'],
      odds: [
        [2.5, 1.5, 2],
        [8, 0, 0.5],
        [0.6, 4, 1.5],
      ],
      matters: 'Ease of use is a benefit that even those who could pay would feel.',
      dispute: {
        issue: 'Whether the simplicity of a ticketless system is worth the lost income',
        tension:
          'Quicker boarding and no collection are undisputed gains; modern payment has made them smaller than they were.',
        assumptions: [
          'Supporters assume that collection is expensive and tickets deter.',
          'Doubters assume that contactless payment already removed the friction.',
        ],
        resolving: [
          'The full cost of collecting fares, equipment and inspection included.',
          'Measured boarding times with and without payment.',
        ],
      },
    },
    {
      key: 'crowding',
      theme: 'service',
      label: 'Crowding',
      statements: [
        'Free travel fills vehicles at peak hours beyond what the network can carry.',
        'Crowding at busy times would worsen without fares.',
        'Capacity is the bottleneck that zero fares would strain.',
      ],
      supports: [
        'At rush hour the trains are full already, and free rides would only make them [fuller|worse].',
        'More riders need more vehicles and drivers, and those are not [free|available overnight].',
        'A price at peak times spreads demand, and without it the [crush|crowd] gets heavier.',
      ],
      opposes: [
        'Crowding is an argument for adding vehicles and not for keeping [people|riders] out by price.',
        'Outside the largest cities there are plenty of empty seats, so I do not expect [crowding|a crush].',
      ],
      mixed: [
        'Crowding would be a problem at peak hours and a [blessing|non-issue] for the empty buses at noon.',
      ],
      odds: [
        [5, 0.6, 1.5],
        [1.2, 4, 2.5],
        [7, 0.1, 0.5],
      ],
      matters: 'A free ride that cannot be boarded helps nobody and drives paying customers away.',
      dispute: {
        issue: 'Whether free travel would overfill the network',
        tension:
          'Full trains at rush hour and empty buses at noon are both real; the sides generalise from different hours and places.',
        assumptions: [
          'Those who warn think of large cities at peak times.',
          'Those who are relaxed think of towns with spare seats.',
        ],
        resolving: [
          'Load figures by line and hour.',
          'Experience of cities of the same size that dropped fares.',
        ],
      },
    },
    {
      key: 'walkers-shift',
      theme: 'traffic',
      label: 'Walkers and cyclists',
      statements: [
        'A good part of the additional riders would otherwise have walked or cycled.',
        'Zero fares draw people away from walking and cycling.',
        'New passengers come largely from healthy and clean modes.',
      ],
      supports: [
        'Many of the extra trips replace a walk or a bicycle ride, which is a loss for [health|fitness] and no gain for the climate.',
        'Free buses compete first of all with [shoes|walking] and bikes.',
        'Filling buses with people who used to walk is not what planners [dream of|had in mind].',
      ],
      opposes: [
        'That some walkers take the bus is no harm, as older people and parents with bags [deserve|welcome] the ride.',
        'The worry about lost walkers is petty, because bus riders walk to the stop [anyway|as well].',
      ],
      mixed: [
        'Some people will ride who used to walk, and on rainy days that is quite [all right|acceptable].',
      ],
      odds: [
        [4, 0.6, 1],
        [0.8, 3, 1.5],
        [5.5, 0.1, 0.5],
      ],
      matters: 'Ridership figures look like success even when nothing has been gained for climate or health.',
      dispute: {
        issue: 'Whether it matters that walkers and cyclists would ride',
        tension:
          'The shift itself is hardly denied; for the critics it is a loss of health and space, for the others a harmless convenience.',
        assumptions: [
          'Critics assume limited capacity and a climate purpose.',
          'The others assume that access for older people counts as a gain.',
        ],
        resolving: [
          'Travel surveys that record what new passengers did before.',
          'Counts of cyclists before and after.',
        ],
      },
    },
    {
      key: 'pay-with-parking',
      theme: 'money',
      label: 'Funding from cars',
      statements: [
        'Parking fees or road charges should pay for better or cheaper public transport.',
        'Money from drivers is the right source for funding transport.',
        'Charging for car use should finance the network.',
      ],
      supports: [
        'Charge properly for parking, and you have both the money and the [reason|incentive] to leave the car.',
        'The best partner of a cheap bus is an expensive parking [space|lot].',
        'Road and parking charges shift traffic far better than free tickets, and they [bring in|raise] funds besides.',
      ],
      opposes: [
        "Making drivers pay for everyone else's ride is unfair to those who have no [alternative|bus at all].",
        'Parking revenue falls as soon as the policy succeeds, so it is no basis for [lasting|permanent] funding.',
      ],
      mixed: ['Charges on cars are effective, but they need a decent network [first|beforehand].'],
      odds: [
        [5.5, 0.3, 1],
        [6, 0.2, 0.8],
        [2, 3, 1.2],
      ],
      matters: 'Where the money comes from shapes behaviour as much as where it goes.',
      dispute: {
        issue: 'Whether drivers should pay for the network',
        tension:
          'Charges on cars raise money and steer traffic at the same time; fairness to those without an alternative is the objection.',
        assumptions: [
          'Supporters assume that drivers have a usable alternative.',
          'Opponents assume that suburbs and shift workers have none.',
        ],
        resolving: [
          'A map of which drivers could switch within reasonable travel time.',
          'Revenue forecasts that allow for falling car use.',
        ],
      },
    },
    {
      key: 'value-signal',
      theme: 'money',
      label: 'Price as a signal',
      statements: [
        'A price, even a small amount, keeps use reasonable and the service respected.',
        'Paying something makes people value the service.',
        'A modest fare prevents careless use.',
      ],
      supports: [
        'A small price keeps people from riding two stops out of [boredom|laziness] and reminds everyone that the service costs money.',
        'What is paid for is respected, and that holds for seats as much as for [anything else|parks].',
        'Operators listen more closely to passengers who are [customers|paying].',
      ],
      opposes: [
        'Nobody litters a library because it is free, so I do not believe that a fare creates [respect|decency].',
        'The idea that free things are not valued is a proverb and not a [finding|fact].',
      ],
      mixed: [
        'A symbolic price may help against misuse, though good staff on board help [more|rather more].',
      ],
      odds: [
        [1.5, 2, 1.5],
        [0.2, 5.5, 0.8],
        [7.5, 0, 0.5],
      ],
      matters: 'It decides whether a fare is only a source of money or also a rule of conduct.',
      dispute: {
        issue: 'Whether a price makes people value the service',
        tension:
          'The belief that paying creates respect meets the observation that libraries and parks are free and respected.',
        assumptions: [
          'Supporters assume that free things are used thoughtlessly.',
          'Opponents assume that respect follows from quality and staff.',
        ],
        resolving: [
          'Records of damage and misuse before and after fares were dropped elsewhere.',
          'Surveys of passengers in systems with and without fares.',
        ],
      },
    },
    {
      key: 'try-weekends',
      theme: 'service',
      label: 'Free weekends as a test',
      rare: 'one',
      statements: [
        'A city could begin with free weekends or off-peak hours, when capacity is idle.',
        'Testing zero fares at quiet times first would limit cost and risk.',
      ],
      supports: [
        'A neat way to begin is with free Saturdays, when buses are half empty and shops [want|welcome] visitors.',
        'Make it free off-peak first, because an empty seat costs the city [nothing|next to nothing].',
        'Weekend trials show what people do with free rides before anyone has [bet|staked] the budget.',
      ],
      opposes: [
        'Free weekends please shoppers and prove nothing about [commuting|weekday traffic].',
        'Tariffs that change by the day confuse riders more than they [help|invite] them.',
      ],
      mixed: [
        'Free off-peak hours are cheap to offer, though their effect is likely to be [slight|modest] too.',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'It offers a middle path that costs little, and hardly anybody considers it.',
    },
    {
      key: 'land-value',
      theme: 'money',
      label: 'Capture of land value',
      rare: 'two',
      statements: [
        'Property owners who gain from good transport should help to finance it.',
        'A levy on rising land values near stops is a fair source of money.',
      ],
      supports: [
        'Land near good lines grows in value without any effort of its owners, so a levy on it is a [fair|natural] source.',
        'The real winners of good transport are landowners, and they should [pay|contribute] before riders do.',
        'Some metro systems have been paid for by the land around their stations, an idea that [travels|transfers] well.',
      ],
      opposes: [
        'Taxing land values around stops is elegant in theory and endlessly [contested|litigated] in practice.',
        'A land levy would be passed on to tenants, who are often the [poorer|weaker] ones.',
      ],
      mixed: ['Land levies are sound in principle, but they take [years|a long time] to bring in anything.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'It points to money that already exists because of the network and at present goes elsewhere.',
    },
    {
      key: 'driver-conflicts',
      theme: 'service',
      label: 'Fewer conflicts on board',
      rare: 'few',
      statements: [
        'Without fares, conflicts between staff and passengers about tickets disappear.',
        'Drivers and inspectors are spared disputes when nobody has to pay.',
      ],
      supports: [
        'Ask bus drivers what causes trouble, and you hear about fares; without them a good part of the [shouting|conflict] ends.',
        'Ticket inspections breed quarrels, fines and court cases that a free system simply does not [know|have].',
        'Staff who need not check tickets have time to be [helpful|friendly].',
      ],
      opposes: [
        'Free vehicles attract troubles of their own, so staff are not [spared|relieved] much.',
        'Conflicts over tickets are rare nowadays and no reason to give up [income|revenue].',
      ],
      mixed: [
        'Quarrels over tickets end, while complaints about people who stay on board all day may [begin|rise].',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'Working conditions of drivers decide whether a network can be staffed at all.',
    },
  ],
  uncertainties: [
    {
      key: 'long-run-shift',
      descriptions: [
        'Whether free travel changes car ownership over the long term is not known.',
        'Long-term effects on habits and car ownership remain unclear.',
      ],
      sentences: [
        'Most trials were too short to show whether households give up a [car|vehicle] in the end.',
        'I cannot tell what would happen after ten years, when habits and places of living have [adjusted|shifted].',
        'Long-term effects on car ownership are simply [unknown|not documented well].',
      ],
      why: 'Trials were short and local, and cities that abolished fares changed other things at the same moment.',
      resolving: [
        'Long series of car registrations and travel surveys from cities with zero fares.',
        'Comparison with similar cities that kept fares and improved service.',
      ],
      claims: ['cars-stay', 'walkers-shift'],
    },
    {
      key: 'city-finances',
      descriptions: [
        'How much fares contribute and what could replace them differs by city and is not given.',
        'The financial position of the city in question is unknown.',
      ],
      sentences: [
        'How large the hole would be depends on the city, and I do not know [its books|the figures].',
        'A town where fares cover a tenth of the cost and a metropolis where they cover [most|the bulk] of it are different cases.',
        "Everything financial said here would have to be redone with the city's own [numbers|accounts].",
      ],
      why: 'Networks differ widely in what fares cover, and the question names no city.',
      resolving: [
        'The accounts of the operator, with the cost of collecting fares set apart.',
        'A legal check of which levies the city may raise.',
      ],
      claims: ['revenue-hole', 'pay-with-parking'],
    },
    {
      key: 'political-will',
      descriptions: [
        'It is uncertain whether political support for the funding would last.',
        'The durability of the political will to pay is open.',
      ],
      sentences: [
        'Councils change, and what one majority makes free the next may [cut|starve].',
        'I am unsure whether taxpayers who never ride would go on [paying|supporting it] for long.',
      ],
      why: 'Funding that must be voted every year depends on councils that are not elected yet.',
      resolving: [
        'An earmarked source of funds laid down by law.',
        'Surveys of residents who do not ride about what they would pay for.',
      ],
      claims: ['revenue-hole'],
    },
  ],
};
