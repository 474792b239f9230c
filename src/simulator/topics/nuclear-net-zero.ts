import type { TopicSource } from '../topic.ts';

export const nuclearNetZero: TopicSource = {
  key: 'nuclear-net-zero',
  questionType: 'forecast',
  keywords: [
    ['nuclear', 'reactor', 'atomic'],
    [
      'net zero',
      'net-zero',
      'climate',
      'carbon',
      'energy',
      'emission',
      'electricity',
      'power',
      'decarbon',
      'grid',
      'renewable',
    ],
  ],
  unless: ['weapon', 'bomb', 'warhead', 'nuclear war', 'superpower'],
  openings: [
    'A good deal hangs on the word needed, since helpful, sensible and indispensable are three different things.',
    'The question is less about physics than about cost, time and what can really be built.',
    'Clean electricity in large amounts is the core of every serious plan for net zero, and the dispute is about its sources.',
  ],
  themes: [
    {
      key: 'system',
      heading: 'The power system',
      leads: [
        'Let me begin with what a power system needs.',
        'The system as a whole matters more than any single plant.',
      ],
    },
    {
      key: 'cost',
      heading: 'Cost and time',
      leads: [
        'Cost and construction time come next.',
        'Money and years are where the argument gets concrete.',
      ],
    },
    {
      key: 'risk',
      heading: 'Risks',
      leads: ['Risks exist on every side.', 'No source of energy comes without a shadow.'],
    },
    {
      key: 'policy',
      heading: 'Policy',
      leads: [
        'There is also a question of policy.',
        'What governments can actually carry out is another matter.',
      ],
    },
  ],
  camps: [
    {
      key: 'useful',
      label: 'Useful, not indispensable everywhere',
      thesis:
        'Nuclear power makes net zero easier in countries that can build or already run it, but the goal can be reached without it where renewable resources, grids and storage are good.',
      recommendedOption: 'Keep nuclear as an option, by country',
      weight: 4.6,
      positions: [
        'I would say that it is useful but not strictly needed: some countries will do better with it, and others can manage [without|well without it].',
        'My view is that nuclear is one helpful part among several, and that need depends on the [country|region].',
        'Net zero does not stand or fall with nuclear power, yet ruling it out everywhere would make the task [harder|dearer].',
        'The fair answer is conditional: valuable where it [works|is established], dispensable where sun, wind, water and good grids are at hand.',
      ],
      closings: [
        'Keep the existing plants, keep the option, and let each country do its sums.',
        'It is a tool and not a creed, and tools should be chosen by the job.',
        'Neither worship nor taboo will build a clean grid, and a sober mix might.',
      ],
      readings: [
        'Sees nuclear power as helpful but not indispensable, depending on the country.',
        'Holds that need differs by region and that no option should be ruled out everywhere.',
        'Regards nuclear as a useful part of the mix where it is established.',
      ],
      headline: 'Nuclear power is useful for net zero but not indispensable everywhere',
      rationale:
        'This position refuses a general answer to a question of geography and institutions. Firm clean output makes deep decarbonisation easier, while resources, grids and building experience differ so much that need in a given place does not follow for another.',
      advice:
        'Keep safe existing reactors running, decide on new ones country by country after comparing whole-system costs, and expand renewables, grids and storage in any case.',
      suits:
        'Right as a general policy where countries differ in resources, industrial experience and public consent.',
    },
    {
      key: 'needed',
      label: 'Needed',
      thesis:
        'Reaching net zero reliably at bearable cost requires nuclear power at a larger scale than today. A grid needs firm clean sources, and no other is as widely available.',
      recommendedOption: 'Expand nuclear power',
      weight: 2.9,
      positions: [
        'Yes, I think it is needed, because a modern grid requires firm clean power and little else can [supply|offer] it at scale.',
        'Realistically, net zero without nuclear power would be slower, dearer and [shakier|more fragile], so my answer is yes.',
        'I come down on the side of need: demand will grow too fast to leave out the [largest|most proven] source of firm clean power.',
        'In my judgement the world will not reach net zero on time without [more reactors|a nuclear expansion].',
      ],
      closings: [
        'Build them in series, learn again how it is done, and keep building.',
        'A plan without firm power is a plan for gas.',
        'We need everything that is clean, and reactors belong to it.',
      ],
      readings: [
        'Considers nuclear power necessary for a reliable and affordable net zero.',
        'Argues that firm clean supply requires an expansion of nuclear.',
        'Believes that the goal will be missed in time without more reactors.',
      ],
      headline: 'Nuclear power is needed to reach net zero reliably',
      rationale:
        'This position looks at the last part of the way. Replacing the first fossil plants with wind and sun is comparatively easy; keeping supply steady in dark, calm weeks while demand grows is hard, and firm sources make it cheaper.',
      advice:
        'Extend the life of existing reactors, commit to standard designs built in series, reform permitting without loosening safety, and settle the question of final storage.',
      suits:
        'Right for densely settled or dark and cold countries, with heavy industry and limited space for renewables.',
    },
    {
      key: 'not-needed',
      label: 'Not needed',
      thesis:
        'Renewables with storage, grids and flexible demand can do the job sooner and at lower cost. New reactors would arrive too late and tie up money that is needed elsewhere.',
      recommendedOption: 'Rely on renewables, grids and storage',
      weight: 2.4,
      positions: [
        'No, I do not think it is needed, because renewables with storage are cheaper and [quicker|faster] to build.',
        'My answer is no: each euro or dollar put into new reactors would save more carbon [elsewhere|in wind, sun and grids].',
        'Net zero can be reached without nuclear power, and probably [sooner|more cheaply].',
        'I lean to no, since new plants come too late for the decades that [matter|count].',
      ],
      closings: [
        'Build what is cheap and quick, and build it everywhere.',
        'The money should go where it cuts carbon soonest, and that is not into new reactors.',
        'Let the old plants run safely to their end, and put the future elsewhere.',
      ],
      readings: [
        'Considers nuclear dispensable since renewables with storage are quicker and cheaper.',
        'Argues that funds for reactors would cut carbon better elsewhere.',
        'Expects net zero to be attained without new nuclear plants.',
      ],
      headline: 'Net zero can be reached without new nuclear power',
      rationale:
        'This position counts money and years. What matters is carbon avoided soon per unit spent, and there falling prices for solar, wind and batteries leave reactors behind, above all where building experience has been lost.',
      advice:
        'Put investment into renewables, transmission, storage and flexible demand, run existing reactors only as long as that is safe and economic, and plan for dark calm weeks explicitly.',
      suits:
        'Right for countries with good wind, sun or water, strong links to neighbours, and no recent experience of building reactors.',
    },
  ],
  undecided: {
    positions: [
      'I see no honest way to settle this in general, because the answer rests on costs [decades ahead|that nobody can know yet].',
      'I leave the question open, since plausible assumptions lead to [either|both] conclusions.',
    ],
    readings: [
      'Leaves the question open because future costs decide.',
      'Sees plausible assumptions for either conclusion and takes no side.',
    ],
  },
  claims: [
    {
      key: 'firm-power',
      theme: 'system',
      label: 'Firm clean power',
      statements: [
        'A power system with firm low-carbon sources is cheaper and more reliable than a system without them.',
        'Steady clean generation lowers the total cost of a decarbonised grid.',
        'Firm capacity that emits no carbon is of great value to the system.',
      ],
      supports: [
        'A grid needs some clean plants that run regardless of weather, and each of them [spares|replaces] a great deal of storage.',
        'Firm power is what makes the last fifth of decarbonisation [affordable|bearable].',
        'When the wind drops for a week in winter, somebody has to deliver, and reactors [do|can].',
      ],
      opposes: [
        'The need for firm plants is an old habit of thought; what a renewable grid needs is flexibility, and reactors are the [opposite|reverse].',
        'Storage, demand shifting and wide grids can supply firmness without a single [reactor|nuclear plant].',
      ],
      mixed: [
        'Firm sources do help, but they need not be nuclear where water power or [geothermal|stored heat] is available.',
      ],
      odds: [
        [5.5, 0.4, 2],
        [9, 0, 0.3],
        [0.6, 5.5, 2],
      ],
      matters: 'It is the technical core of the dispute, since steady supply is what customers notice.',
      dispute: {
        issue: 'Whether a clean grid needs firm sources such as nuclear power',
        tension:
          'The sides picture different grids: the first with steady plants at its core, the second with flexibility everywhere and steadiness as a result.',
        assumptions: [
          'Those who see a need assume that long-term storage stays expensive.',
          'Those who do not assume wide grids and cheap flexibility.',
        ],
        resolving: [
          'System studies that price a whole year with realistic weather, for the region concerned.',
          'Progress in the price of storage that lasts for weeks.',
        ],
      },
    },
    {
      key: 'too-expensive',
      theme: 'cost',
      label: 'Cost of new reactors',
      statements: [
        'New reactors in Western countries have become too expensive to compete with renewables.',
        'Building costs make new nuclear plants uneconomic compared with wind and solar.',
        'The price of new nuclear construction exceeds that of the alternatives.',
      ],
      supports: [
        'Recent projects in Europe and America ran years late and far over budget, while solar and wind became [cheap|cheaper every year].',
        'Per unit of electricity, a new reactor costs several times as much as a new [solar|wind] farm.',
        'The cost curve of nuclear has pointed upwards for decades, and that of its rivals [downwards|steeply down].',
      ],
      opposes: [
        'Comparing the bare price of a solar panel with a reactor is misleading, because the panel brings none of the [backup|firmness].',
        'High costs are a disease of first-of-a-kind projects; countries that build in series build [far cheaper|at half the price].',
      ],
      mixed: [
        'New reactors are expensive where they are rare and much [less so|cheaper] where they are routine.',
      ],
      odds: [
        [4, 0.8, 3],
        [0.6, 5.5, 2.5],
        [9, 0, 0.4],
      ],
      caveat: {
        statement: 'Comparisons of plant costs leave out storage, backup and grids.',
        sentences: [
          'Plant costs alone are of course not the whole bill.',
          'One has to add storage and grids before the comparison is [fair|complete].',
        ],
      },
      matters: 'Money spent on an expensive source is missing where it would have cut more carbon.',
      dispute: {
        issue: 'Whether new reactors are too expensive',
        tension:
          'Plant costs speak for wind and sun, system costs less clearly so; the sides compare different things.',
        assumptions: [
          'Critics assume that recent Western projects are typical.',
          'Defenders assume that building in series brings costs down again.',
        ],
        resolving: [
          'Final costs of the reactors now being finished, beside their first estimates.',
          'Whole-system comparisons that include storage, backup and transmission.',
        ],
      },
    },
    {
      key: 'too-slow',
      theme: 'cost',
      label: 'Construction time',
      statements: [
        'New reactors take too long to build to help within the decisive years.',
        'Long construction times make nuclear arrive too late for near-term targets.',
        'The climate timetable is shorter than the building time of nuclear plants.',
      ],
      supports: [
        'From decision to first electricity often takes fifteen years or more, and the carbon budget does not [wait|stretch].',
        'What is ordered today would run when the decisive years are [over|behind us].',
        'Wind and solar parks are planned and built in a fraction of the time a reactor [needs|takes].',
      ],
      opposes: [
        'Net zero is a task for the middle of the century, so plants that open in the late thirties are by no means [late|too late].',
        'Slowness is not a law of nature: whole fleets were once built within [two decades|a generation].',
      ],
      mixed: ['Reactors come late for the targets of this decade and in time for the [harder|later] ones.'],
      odds: [
        [4, 0.8, 2.8],
        [0.5, 6, 2],
        [8.5, 0, 0.5],
      ],
      matters: 'Carbon saved early counts for longer, so a delay is a cost of its own.',
      dispute: {
        issue: 'Whether new reactors would come too late',
        tension:
          'For targets of the near future the answer is a plain yes; for the middle of the century it is not, and the sides look at different dates.',
        assumptions: [
          'Critics measure against the remaining carbon budget.',
          'Defenders measure against the date of net zero and the lifetime of a plant.',
        ],
        resolving: [
          'Actual times from decision to operation for standard designs built repeatedly.',
          'A dated plan that shows which fossil plants would run in the meantime.',
        ],
      },
    },
    {
      key: 'keep-existing',
      theme: 'policy',
      label: 'Existing plants',
      statements: [
        'Existing safe reactors should be kept running.',
        'Extending the life of plants already built is the cheapest way to keep clean power.',
        'Safe operating reactors ought not to be closed early.',
      ],
      supports: [
        'Whatever one thinks of new plants, closing a safe existing one early is a gift to [coal and gas|fossil fuels].',
        'Life extensions of running reactors are among the cheapest clean electricity [available|there is].',
        'The first rule should be to keep what already runs [safely|well].',
      ],
      opposes: [
        'Old reactors should not be run on and on, since materials age and [spare parts|expertise] grow scarce.',
        'I would not extend licences as a habit, for it delays the [building|rise] of the alternatives.',
      ],
      mixed: [
        'Longer lives for old reactors are sensible where inspections are strict, and [risky|careless] where they are not.',
      ],
      odds: [
        [7, 0.1, 0.6],
        [8, 0, 0.2],
        [3, 2.5, 2],
      ],
      matters: 'It is a decision for the present and open to agreement even between opponents on new plants.',
    },
    {
      key: 'storage-will-do',
      theme: 'system',
      label: 'Storage and grids',
      statements: [
        'Storage, wide grids and flexible demand can balance a system based on renewables.',
        'A renewable system can be kept stable with batteries, interconnection and demand response.',
        'Balancing wind and sun is solvable without nuclear plants.',
      ],
      supports: [
        'Batteries get cheaper each year, grids can be widened, and demand can [shift|move]; together they balance wind and sun.',
        'Weather is rarely calm everywhere, and strong interconnections turn many small risks into [one small|a modest] one.',
        'With batteries for the day and stored fuels for the season, a renewable grid can be [kept|held] stable.',
      ],
      opposes: [
        'Batteries carry an evening and not a winter, so I do not believe that storage [alone|by itself] will do.',
        'Storage for whole weeks does not exist at the scale required, and plans should not be built on [hope|announcements].',
      ],
      mixed: [
        'Short gaps are solved by batteries, while the long dark weeks remain an [open|unsolved] problem.',
      ],
      odds: [
        [3, 1, 3.5],
        [0.5, 6, 2],
        [8.5, 0, 0.6],
      ],
      matters: 'If balancing works at bearable cost, the strongest argument for firm plants falls away.',
      dispute: {
        issue: 'Whether storage and grids can replace firm power',
        tension:
          'Agreement reaches as far as hours and days; beyond that, belief in cheap seasonal storage divides the answers.',
        assumptions: [
          'The confident assume further falls in price and new long-distance lines.',
          'The doubtful assume that lines are blocked and seasonal storage stays dear.',
        ],
        resolving: [
          'Operating experience with grids that run on very high shares of wind and sun.',
          'Prices actually paid for storage that covers weeks.',
        ],
      },
    },
    {
      key: 'waste',
      theme: 'risk',
      label: 'Waste',
      statements: [
        'Radioactive waste remains an unsolved burden that counts against nuclear power.',
        'The lack of final disposal for waste is a serious objection to nuclear energy.',
        'Nuclear waste is a problem handed on to later generations.',
      ],
      supports: [
        'After decades of operation, hardly any country has a finished repository, and that is a [verdict|warning] in itself.',
        'Waste that must be guarded for longer than history has been written is a debt to people who [cannot vote|are not born].',
        'Each new reactor adds to a pile of waste for which there is still no [home|final place].',
      ],
      opposes: [
        'The waste is small in volume, well contained, and less dangerous than what coal has put into the [air|lungs of millions].',
        'Deep repositories are a solved problem technically, and what is missing is [political will|courage].',
      ],
      mixed: [
        'Waste is technically manageable and politically [stuck|unresolved], and both halves of that sentence count.',
      ],
      odds: [
        [2, 1.5, 3],
        [0.2, 6, 1.5],
        [7, 0.2, 1],
      ],
      matters: 'It concerns what the present generation may leave to later ones, which no price settles.',
      dispute: {
        issue: 'How much the waste should count',
        tension:
          'For the first side waste is a moral debt without end, for the second a small and contained volume beside the damage of fossil fuels.',
        assumptions: [
          'Critics assume that institutions cannot be trusted over very long times.',
          'Defenders assume that deep rock can be trusted without institutions.',
        ],
        resolving: [
          'Experience with the repositories now coming into operation.',
          'A comparison of harm per unit of energy, long-term risks included.',
        ],
      },
    },
    {
      key: 'safe-enough',
      theme: 'risk',
      label: 'Safety record',
      statements: [
        'Measured by deaths per unit of energy, nuclear power is among the safest sources.',
        'The safety record of nuclear power is good compared with fossil fuels.',
        'Nuclear energy has caused far less harm per unit of electricity than coal, oil or gas.',
      ],
      supports: [
        'Counted by deaths per unit of electricity, nuclear belongs with wind and solar and far [below|beneath] coal.',
        'Accidents are terrible and rare, while the harm from burning fossil fuels is terrible and [daily|routine].',
        'Fear of reactors is understandable, but the record [points|goes] the other way.',
      ],
      opposes: [
        'Average figures hide that one bad accident can make a whole region [uninhabitable|empty], and no wind farm can do that.',
        'I do not trust a record that leaves out war, sabotage and [neglect|failing states].',
      ],
      mixed: [
        'The record is good under strict oversight, and not all countries that want reactors have [that|it].',
      ],
      odds: [
        [4.5, 0.3, 1],
        [7, 0, 0.3],
        [1, 3.5, 2],
      ],
      matters: 'Public consent hangs on safety, and consent decides what can be built.',
      dispute: {
        issue: 'Whether the safety record of nuclear power is good enough',
        tension:
          'Averages speak for nuclear power, the worst imaginable case speaks against it, and no calculation makes the sides weigh them alike.',
        assumptions: [
          'Those who rely on the record assume strict oversight.',
          'Those who do not assume that oversight fails somewhere, some day.',
        ],
        resolving: [
          'Independent reviews of oversight in the country concerned.',
          'Comparisons of harm that include rare accidents with their uncertainty.',
        ],
      },
    },
    {
      key: 'all-options',
      theme: 'policy',
      label: 'Keeping options open',
      statements: [
        'Ruling out any clean technology makes the goal costlier and riskier.',
        'Keeping all low-carbon options available is prudent.',
        'Excluding clean sources in advance narrows the way to net zero needlessly.',
      ],
      supports: [
        'With a task this size, I would not throw away any clean tool before it is [clear|certain] that others suffice.',
        'A wide portfolio is insurance against the failure of a single [bet|hope].',
        'Nobody knows which technology will disappoint, so it is wise to [carry|keep] several.',
      ],
      opposes: [
        'Keeping every option open sounds prudent, but budgets and skilled people are limited and have to be [concentrated|focused].',
        'Wanting everything at once is no strategy; somebody has to [choose|decide] where the money goes.',
      ],
      mixed: [
        'Options are worth keeping as long as keeping them is [cheap|inexpensive], and reactors are not.',
      ],
      odds: [
        [7.5, 0.2, 0.6],
        [7, 0.1, 0.2],
        [0.6, 5, 2],
      ],
      matters: 'Technologies disappoint, and a strategy should survive the failure of its favourite.',
      dispute: {
        issue: 'Whether all clean options should be kept open',
        tension:
          'A wide portfolio insures against disappointment; a narrow portfolio concentrates money and skill.',
        assumptions: [
          'Supporters assume that any single technology may disappoint.',
          'Opponents assume that budgets and engineers cannot be spread further.',
        ],
        resolving: [
          'The yearly cost of keeping the option alive, stated openly.',
          'A list of what would not be built if the option were kept.',
        ],
      },
    },
    {
      key: 'money-elsewhere',
      theme: 'cost',
      label: 'Carbon saved per sum spent',
      statements: [
        'The same money cuts more carbon when spent on renewables and efficiency.',
        'Investment in renewables and saving energy avoids more emissions per unit of money.',
        'Funds for reactors would achieve more elsewhere.',
      ],
      supports: [
        'For the price of one reactor one could insulate a city and still [build|pay for] a wind farm.',
        'Climate money is scarce, so it should go where a unit of it removes the most [carbon|tonnes], and that is efficiency and renewables.',
        'Each large nuclear project starves quicker measures of [capital|engineers and capital].',
      ],
      opposes: [
        'Money is not the tightest limit; permits, grids and land are, and there reactors [help|do well].',
        'The claim that every sum saves more elsewhere ignores that cheap measures [run out|are used up] first.',
      ],
      mixed: [
        'Today the next sum is better spent on renewables, and later, with high shares of them, [perhaps not|less clearly so].',
      ],
      odds: [
        [3, 1, 2.5],
        [0.4, 4.5, 1.5],
        [8, 0, 0.4],
      ],
      matters: 'Under a fixed budget the order of measures decides how much carbon is avoided in time.',
      dispute: {
        issue: 'Whether money spent on reactors would cut more carbon elsewhere',
        tension:
          'At the margin of today the cheap measures win; the dispute is about the margin of later years, when they are used up.',
        assumptions: [
          'Supporters assume that cheap measures remain available for a long time.',
          'Opponents assume that permits, grids and land run short before money does.',
        ],
        resolving: [
          'Cost per unit of carbon avoided, for the next measures in order and for each period.',
          'Evidence on what in fact limits the building of renewables.',
        ],
      },
    },
    {
      key: 'demand-growth',
      theme: 'system',
      label: 'Growing demand',
      statements: [
        'Electricity demand will grow so strongly that every clean source is required.',
        'Electrification of heat, transport and industry raises demand beyond what renewables alone can supply in time.',
        'Rising demand for power strengthens the case for nuclear.',
      ],
      supports: [
        'Heat pumps, cars, steel and data centres will multiply demand, and that [calls for|needs] every clean source there is.',
        "It is one thing to clean up today's grid and another to clean up a grid twice as [large|big].",
        'Demand is rising faster than lines and parks are [built|approved] in many places.',
      ],
      opposes: [
        'Forecasts of exploding demand have been wrong before, and efficiency can [absorb|offset] much of it.',
        'Growing demand favours whatever can be built fastest, and that is [not nuclear|solar and wind].',
      ],
      mixed: [
        'Demand will grow, although by how much depends on efficiency and on [industry|where industry goes].',
      ],
      odds: [
        [4.5, 0.5, 1.5],
        [7.5, 0, 0.3],
        [1.2, 4, 1.8],
      ],
      matters: 'The size of the task decides whether leaving out a source can be afforded.',
      dispute: {
        issue: 'Whether growing demand requires nuclear power',
        tension:
          'Both sides expect electrification; they differ on its pace and on which source can keep up with it.',
        assumptions: [
          'Supporters assume strong growth in industry and computing.',
          'Opponents assume efficiency and fast deployment of renewables.',
        ],
        resolving: [
          'Demand scenarios with stated assumptions on efficiency and industry.',
          'Recorded building rates of the different sources.',
        ],
      },
    },
    {
      key: 'industrial-heat',
      theme: 'system',
      label: 'Heat for industry',
      rare: 'one',
      statements: [
        'Reactors could deliver heat for industry and district heating, where alternatives are scarce.',
        'The best role for small reactors may be heat rather than electricity.',
      ],
      supports: [
        'The overlooked use is heat: chemical plants need steam around the clock, and a small reactor could [provide|deliver] it.',
        'Everyone talks about electricity, while heat for industry is the [harder|tougher] half of the problem.',
        'District heating from reactors is old technology in cold countries and could [return|spread].',
      ],
      opposes: [
        'Reactors next to chemical plants will hardly find a [permit|neighbour] that welcomes them.',
        'Industrial heat will be electrified before any small reactor is [ready|licensed].',
      ],
      mixed: ['Nuclear heat fits a few large sites and is no [answer|solution] for industry at large.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'It moves the question from power stations to factories, where clean alternatives are harder to find.',
    },
    {
      key: 'fuel-dependence',
      theme: 'risk',
      label: 'Fuel dependence',
      rare: 'two',
      statements: [
        'Dependence on a small number of suppliers of enriched fuel is a strategic risk of nuclear power.',
        'The fuel chain for reactors ties countries to suppliers they may not trust.',
      ],
      supports: [
        'Fuel is a strategic weak point, since enrichment lies in the hands of a few [states|suppliers].',
        'Whoever leaves gas for reactors should check from whom the enriched uranium [comes|would come].',
        'For some advanced designs there is at present hardly a supplier of fuel outside [one country|a single country].',
      ],
      opposes: [
        'Fuel can be stored for years in one building, which makes nuclear the most [independent|secure] source of all.',
        'Uranium comes from friendly countries too, and the fuel chain is being [rebuilt|diversified].',
      ],
      mixed: ['Fuel supply is concentrated today, though it can be [widened|diversified] within a decade.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'Energy policy has learned at some cost what dependence on a supplier can mean.',
    },
    {
      key: 'cooling-water',
      theme: 'risk',
      label: 'Cooling in hot summers',
      rare: 'few',
      statements: [
        'Warm rivers and droughts force reactors to reduce output when it is needed.',
        'Climate change itself makes cooling inland reactors harder.',
      ],
      supports: [
        'In hot summers, rivers get too warm for cooling and plants have to [throttle|cut their output].',
        'A source that falters in drought is less firm than its [label|reputation], and droughts are getting longer.',
        'Inland reactors depend on rivers, and rivers are no longer what they [were|used to be].',
      ],
      opposes: [
        'Cooling limits cost a tiny share of yearly output and can be [engineered|built] away.',
        'Hot rivers are an issue for a few old sites and not for plants on the [coast|sea].',
      ],
      mixed: ['Cooling is a growing nuisance, but summer happens to be when [solar|the sun] helps out.'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'It qualifies the promise of steady output under the very climate that the plants are meant to protect.',
    },
  ],
  uncertainties: [
    {
      key: 'storage-price',
      descriptions: [
        'How cheap long-term storage will become is not known.',
        'The future price of storing energy for weeks is uncertain.',
      ],
      sentences: [
        'Much depends on the future price of seasonal storage, and nobody can [name|know] it.',
        'If storage for weeks becomes cheap, the argument [turns|changes], and I cannot say whether it will.',
        'The unknown that matters most to me is what it will cost to store energy from summer to [winter|the cold months].',
      ],
      why: 'The technologies exist in small numbers only, and costs at scale show up when scale is reached.',
      resolving: [
        'Contracts and operating data from the first large installations.',
        'Yearly price records, in the way they were kept for solar panels.',
      ],
      claims: ['storage-will-do', 'firm-power'],
    },
    {
      key: 'series-building',
      descriptions: [
        'Whether reactors can be built faster and cheaper in series, small designs included, is unproven.',
        'The promise of cheap standardised or small reactors has yet to be shown.',
      ],
      sentences: [
        'Small modular reactors may become cheap or may remain [brochures|promises], and I would not bet either way.',
        'It is unclear whether Western countries can learn again to build reactors in [series|numbers].',
        'The costs of the next generation are estimates by people who [sell|build] it.',
      ],
      why: 'Hardly any of the new designs have been completed, and estimates before completion have a poor record.',
      resolving: [
        'Completion of the first units at stated cost and time, followed by repeats of the same design.',
        'Independent audits of the cost estimates.',
      ],
      claims: ['too-expensive', 'too-slow'],
    },
    {
      key: 'public-consent',
      descriptions: [
        'Public acceptance, of reactors as well as of wind parks and lines, can shift and is hard to foresee.',
        'Future consent of the public to plants and power lines is uncertain.',
      ],
      sentences: [
        'Public opinion could swing after a single accident, or after a single [winter|blackout].',
        'Resistance to power lines may turn out as strong as resistance to [reactors|nuclear plants].',
      ],
      why: 'Consent depends on events that have not happened and on trust that cannot be decreed.',
      resolving: [
        'Local decisions on concrete sites, in place of national opinion polls.',
        'Experience with benefit sharing for communities near plants and lines.',
      ],
      claims: ['safe-enough', 'waste', 'storage-will-do'],
    },
  ],
};
