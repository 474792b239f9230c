import type { TopicSource } from '../topic.ts';

export const monolithOrMicroservices: TopicSource = {
  key: 'monolith-or-microservices',
  questionType: 'decision',
  keywords: [
    ['microservice', 'micro-service', 'micro service', 'monolith'],
    [
      'startup',
      'start-up',
      'start up',
      'small',
      'first',
      'new',
      'mvp',
      'early',
      'young',
      'founder',
      'team',
      'build',
    ],
  ],
  openings: [
    'This is usually asked as a technical question, but it is at least as much a question about the size and the habits of a team.',
    'Architecture advice tends to come from large companies, so it is worth asking what actually changes when the company is very small.',
    'The honest starting point is that either architecture can carry a good product, and that the costs simply arrive at different times.',
  ],
  themes: [
    {
      key: 'speed',
      heading: 'Speed of learning',
      leads: [
        'Start with the pace at which a young product has to change.',
        'For a company without a settled market, speed deserves the first look.',
      ],
    },
    {
      key: 'operations',
      heading: 'Running the thing',
      leads: [
        'Then there is the daily work of keeping software running.',
        'The operational side is easy to forget while drawing diagrams.',
      ],
    },
    {
      key: 'growth',
      heading: 'Growing later',
      leads: [
        'What happens when the product succeeds is the next question.',
        'Growth is where the two approaches are usually compared.',
      ],
    },
    {
      key: 'people',
      heading: 'Team and skills',
      leads: [
        'People matter here at least as much as technology.',
        'Any architecture has to fit those who will live with it.',
      ],
    },
  ],
  camps: [
    {
      key: 'modular',
      label: 'Modular monolith first',
      thesis:
        'A small company should ship its first product as a single deployable application with strict internal modules. Parts should be taken out only when a measured need forces it.',
      recommendedOption: 'Build a modular monolith',
      weight: 6,
      positions: [
        'I would build the first version as a monolith, but a disciplined one: [clear modules|clean module boundaries], a single deployment, and no network calls between parts that could be function calls.',
        'My recommendation is a modular monolith, split up later and only where real pressure [shows up|appears].',
        'Go with one application and one database, keep the modules inside it well separated, and treat microservices as something you [earn|grow into] rather than start with.',
        'For a first product, a well-structured monolith is the [better|safer|stronger] choice, because it keeps both options open at the lowest price.',
      ],
      closings: [
        'So: one codebase, firm boundaries inside it, and a split only when the numbers ask for it.',
        'If I had to put it in a sentence, I would say build it whole, build it tidy, and cut it apart only when you must.',
        'Begin with the modular monolith and write down in advance what would make you [leave it|change course].',
      ],
      readings: [
        'Favours starting as a single, internally modular application and extracting services when pressure is proven.',
        'Recommends a disciplined monolith for the first product, with later extraction kept possible.',
        'Would keep everything in a single deployment at first, with modules separated strictly inside it.',
      ],
      headline: 'Build a modular monolith first and extract services under proven pressure',
      rationale:
        'The reasoning is about the order in which risks arrive. A young company is more likely to fail because it built the wrong product than because its architecture could not grow, so whatever makes change cheap deserves priority, and internal modules keep the later exit affordable.',
      advice:
        'Start with a single deployable application, draw module boundaries along business capabilities, enforce them in the build, and agree beforehand which observable signals would justify taking a part out.',
      suits:
        'Right when the market is still being searched for, the team is small, and nobody can yet say where the lasting boundaries of the domain run.',
    },
    {
      key: 'plain',
      label: 'Plain monolith, no ceremony',
      thesis:
        'Before there are customers, even internal structure is a secondary concern. The simplest application that can be changed quickly should win, and a later rewrite is an acceptable price.',
      recommendedOption: 'Build the simplest monolith possible',
      weight: 2.2,
      positions: [
        'Build the plainest monolith you can and do not spend a day on architecture until somebody [pays|depends on] the product.',
        'I would take the simplest possible monolith, even at the price of [rewriting it|throwing parts of it away] later.',
        'Keep it boring: one ordinary web application on a mainstream framework, with no architecture [programme|ambition] at all until customers exist.',
        'My answer is a simple monolith, and I would not even worry much about modules [at this stage|in the first year].',
      ],
      closings: [
        'Ship something simple, and let success pay for the better architecture.',
        'Whatever you build first will probably be replaced, so build it quickly and without regret.',
        'The simplest thing that customers can use is the right architecture for now.',
      ],
      readings: [
        'Wants the simplest workable monolith and accepts a rewrite later on.',
        'Argues against any architectural investment before customers exist; a plain application is enough.',
        'Prefers an ordinary web application without special structure until the product has proved itself.',
      ],
      headline: 'Build the simplest application that works and postpone architecture until customers exist',
      rationale:
        'This view treats early code as an experiment. If the product finds no market the structure was wasted, and if it succeeds there will be money and knowledge for a better second version.',
      advice:
        'Choose a mainstream framework and a single relational database, accept untidy corners, and revisit structure when paying customers make the code worth keeping.',
      suits:
        'Right for an experiment that may be dropped within months, built by people who are comfortable with throwing code away.',
    },
    {
      key: 'coarse',
      label: 'A handful of coarse services',
      thesis:
        'Where parts of the product differ clearly in load, risk or release rhythm, a small number of coarse services from the beginning is the better investment. Splitting afterwards is harder than it is usually made to sound.',
      recommendedOption: 'Start with a small number of coarse services',
      weight: 1.8,
      positions: [
        'I would start with a small number of coarse services, perhaps two or three, drawn along boundaries that are [obvious|plain] from day one.',
        'Neither extreme appeals to me: a few larger services, each with its own data, are the [best|most sensible] start if the product has clearly different halves.',
        'My choice would be a service-based design from the beginning, though a coarse one, because untangling a monolith later is [painful|expensive].',
        'If the team has done it before, I would begin with a few coarse-grained services rather than [a single block|one large application].',
      ],
      closings: [
        'A few honest boundaries at the start are cheaper than a great untangling later.',
        'Draw two or three lines where they are obvious, and leave everything else together.',
        'Start coarse, keep each service whole, and resist every urge to cut finer.',
      ],
      readings: [
        'Prefers beginning with a small set of coarse services along clear boundaries.',
        'Would split into larger services at the start, since later separation is costly.',
        'Recommends service boundaries from the outset, but coarse ones, if the team is experienced.',
      ],
      headline: 'Start with a small number of coarse services along boundaries that are already clear',
      rationale:
        'Here the decisive point is the price of a late separation. Shared tables and hidden couplings accumulate silently, so boundaries that are already visible should be made physical while that is still easy.',
      advice:
        'Separate only what plainly differs in load, risk or release rhythm, give each part its own data, and automate deployment before writing the second service.',
      suits:
        'Right when experienced engineers know the domain from earlier work and parts of the product have plainly different demands, such as heavy processing beside an ordinary web front.',
    },
  ],
  undecided: {
    positions: [
      'I do not think this can be answered [without knowing|before one knows] the team, so I will not pick a side.',
      'It truly depends, and I would rather lay out the considerations than [pretend|claim] to a general answer.',
    ],
    readings: [
      'Takes no side and treats the matter as dependent on the team.',
      'Declines a general answer and lists considerations instead.',
    ],
  },
  claims: [
    {
      key: 'faster-start',
      theme: 'speed',
      label: 'First release',
      statements: [
        'A single application reaches its first release sooner than a set of services.',
        'Starting as a monolith shortens the time until something can be shipped.',
        'The initial release comes quicker when everything lives in a single application.',
      ],
      supports: [
        'A monolith gets you to a first release sooner, because there is [only one thing|a single thing] to set up, test and deploy.',
        'With everything in one place, a small team [ships|can ship] its first usable version weeks earlier than it would with several services.',
        'Nothing beats a single codebase for getting from idea to working product [quickly|fast].',
        'The first release simply arrives earlier when nobody has to [design|agree on] interfaces between services.',
      ],
      opposes: [
        'I doubt that a monolith is really quicker to launch, since good templates have made a second service [almost free|cheap] to create.',
        'The claim that services delay the first release is [dated|out of date]; with managed platforms the setup is an afternoon of work.',
      ],
      mixed: [
        'A monolith is quicker for the first release, although the advantage [fades|shrinks] within months if discipline is missing.',
      ],
      odds: [
        [8, 0, 0.5],
        [8.5, 0, 0.3],
        [2.5, 4, 2],
      ],
      caveat: {
        statement: 'The advantage holds only while the codebase stays orderly.',
        sentences: [
          'That head start lasts only as long as somebody keeps the code in order.',
          'I would add that an untidy codebase eats up this lead [rather quickly|before long].',
        ],
      },
      matters:
        'Time to a first release decides how early a young company learns whether anybody wants the product.',
      dispute: {
        issue: 'Whether starting as a single application really brings the first release forward',
        tension:
          'Supporters count the work of setting up, connecting and deploying separate parts; doubters reply that managed platforms have made that work small.',
        assumptions: [
          'Supporters assume a team that would have to build its deployment tooling itself.',
          'Doubters assume ready templates and a hosting platform that hides the plumbing.',
        ],
        resolving: [
          'A trial in which the same thin feature is built both ways by the team in question.',
          'Records from comparable young teams of the time between first commit and first customer.',
        ],
      },
    },
    {
      key: 'boundaries-unknown',
      theme: 'speed',
      label: 'Early boundaries',
      statements: [
        'In a new product the lasting domain boundaries are not yet known, so early service cuts tend to fall in the wrong place.',
        'Drawing service lines before the domain is understood usually means drawing them wrongly.',
        'A young domain is too poorly understood for stable boundaries between services.',
      ],
      supports: [
        'At the beginning nobody knows where the natural seams of the domain are, so services cut early are often cut [wrongly|in the wrong place].',
        'Early service boundaries are guesses, and a wrong guess across a network is far harder to [undo|correct] than a wrong guess inside one codebase.',
        'The product will change shape several times, and each change would [cut across|run straight through] the service lines drawn in the first months.',
      ],
      opposes: [
        'I do not accept that boundaries are unknowable at the start; in [many|most] ordinary business products they are quite visible.',
        'The argument that early boundaries are mere guesses goes too far, because founders often know their field [well|very well].',
      ],
      mixed: [
        'Some seams, such as billing or identity, are visible early, while the rest of the domain [is not|stays foggy for a long time].',
      ],
      odds: [
        [7.5, 0.2, 0.8],
        [4, 0.5, 0.5],
        [1, 4.5, 2.5],
      ],
      caveat: {
        statement: 'Founders who know their field from earlier work may see the boundaries sooner.',
        sentences: [
          'Founders who have built the same thing before may be an exception.',
          'People with long experience in the field can sometimes see these seams earlier.',
        ],
      },
      matters:
        'Boundaries that run across a network are expensive to move once data has settled on both sides.',
      dispute: {
        issue: 'Whether the right boundaries can be known before the product has found its market',
        tension:
          'The disagreement is about foresight: to the sceptics an early cut is a bet on an unknown domain, to the others ordinary business domains show their seams from the outset.',
        assumptions: [
          'Sceptics expect the product to change direction repeatedly.',
          'The other side expects founders who already know the domain.',
        ],
        resolving: [
          'A review of how often the planned boundaries would have moved during the last product changes.',
          'An event-storming session with domain experts, repeated after some months and compared.',
        ],
      },
    },
    {
      key: 'operations-burden',
      theme: 'operations',
      label: 'Operational burden',
      statements: [
        'Microservices put an operational load on a small team that it can hardly carry.',
        'The running of separate services costs a tiny team more attention than it can spare.',
        'Operating distributed parts overburdens companies without dedicated platform staff.',
      ],
      supports: [
        'Every additional service brings its own pipeline, monitoring and on-call worries, and a handful of engineers cannot [absorb|shoulder] that.',
        'Microservices move complexity from the code into operations, which is exactly where a small team is [weakest|thinnest].',
        'Distributed systems fail in ways that need tracing, retries and careful versioning, and all of that is work [customers never see|no customer will ever notice].',
        'The operational overhead of many services is a tax that a young company pays [every single day|long before it gets anything back].',
      ],
      opposes: [
        'The operational burden is [overstated|exaggerated], because hosted platforms now take care of deployment, logs and scaling.',
        'I would not let fear of operations decide this, as a small number of services on a managed platform is [quite manageable|well within reach].',
      ],
      mixed: [
        'Managed platforms remove much of the operational pain, but debugging across services remains [hard|a real cost].',
      ],
      odds: [
        [8, 0.1, 0.7],
        [7, 0.1, 0.3],
        [1.5, 4, 3],
      ],
      matters: 'Hours spent on running software are hours not spent on finding out what customers need.',
      dispute: {
        issue: 'How heavy the operational burden of separate services is for a small team today',
        tension:
          'Both sides agree that distribution costs effort; they differ on how much of that effort hosted platforms have taken over.',
        assumptions: [
          'Those who see a heavy burden assume that debugging and versioning stay with the team whatever the platform.',
          'Those who see a light burden assume that hosting money is easier to find than engineering time.',
        ],
        resolving: [
          'A count of weekly hours spent on deployment and incidents in comparable teams of either kind.',
          'A costed hosting offer that names what remains for the team to do.',
        ],
      },
    },
    {
      key: 'modules-keep-exit',
      theme: 'growth',
      label: 'Modules as an exit',
      statements: [
        'Strict modules inside a single application keep a later extraction of services affordable.',
        'Internal modularity preserves the option to separate parts when that becomes necessary.',
        'Well-kept module borders make a later split practicable.',
      ],
      supports: [
        'If modules talk only through narrow interfaces, pulling one out later is a [project of weeks|modest project], not a rewrite.',
        'Good internal boundaries [preserve|keep alive] the option of microservices without paying for it today.',
        'A monolith with enforced module borders can be taken apart piece by piece when the [need|time] comes.',
      ],
      opposes: [
        'In reality module discipline erodes under deadline pressure, so the promised easy extraction [rarely happens|hardly ever comes true].',
        'I have little faith in modules as an exit strategy, because a shared database quietly ties [everything|all of them] together.',
      ],
      mixed: [
        'Modules help a later split, but only where the data has been [separated|kept apart] as carefully as the code.',
      ],
      odds: [
        [8, 0.1, 0.9],
        [1.5, 3, 2],
        [0.8, 5, 2.5],
      ],
      caveat: {
        statement: 'This needs automatic enforcement of the borders, and data kept apart as well as code.',
        sentences: [
          'It does require tooling that fails the build when somebody crosses a border.',
          'The data must be kept apart too, or the effort is [wasted|for nothing].',
        ],
      },
      matters:
        'The case for beginning simple rests on being able to leave simplicity behind at a bearable price.',
      dispute: {
        issue: 'Whether internal modules survive long enough to make a later separation cheap',
        tension:
          'Optimists trust enforced borders; pessimists expect deadlines and shared tables to wear them down before they are needed.',
        assumptions: [
          'Optimists assume that crossing a border breaks the build.',
          'Pessimists assume that data ownership will be neglected even where code is orderly.',
        ],
        resolving: [
          'An audit of how far module borders have held in applications of similar age.',
          'A rehearsal: extract a single module early and record what it took.',
        ],
      },
    },
    {
      key: 'independent-scaling',
      theme: 'growth',
      label: 'Scaling parts separately',
      statements: [
        'Being able to scale parts independently is a real advantage of services already for a first product.',
        'Separate scaling of components justifies services from the beginning.',
        'A first product benefits from services because load can be handled part by part.',
      ],
      supports: [
        'Services let you scale the one part that is under load, and for products with heavy processing that matters [from the start|early].',
        'If one component needs ten times the resources of the others, running it separately [saves real money|pays off at once].',
        'Independent scaling is not a luxury when part of the product does video, search or [model inference|heavy computation].',
      ],
      opposes: [
        'Scaling parts separately solves a problem that a first product [does not have|almost never has].',
        'A monolith on a larger machine, or on several identical ones, carries far more traffic than a startup will [see|meet] in its first years.',
        'Nobody should choose microservices for scaling reasons before there is anything to [scale|speak of].',
      ],
      mixed: [
        'Separate scaling matters for a few heavy workloads, which can live in a background worker without [giving up|leaving] the monolith.',
      ],
      odds: [
        [0.3, 5, 1.7],
        [0.1, 5.5, 0.5],
        [5.5, 0.8, 1.5],
      ],
      matters:
        'Scaling is the argument that is heard first in favour of services, so its weight at this stage decides much.',
      dispute: {
        issue: 'Whether scaling components separately matters at the stage of a first product',
        tension:
          'For its supporters uneven load is a fact of the product; for its opponents it is a problem of success that a larger machine postpones for years.',
        assumptions: [
          'Supporters have a compute-heavy component in mind.',
          'Opponents have an ordinary business application with modest traffic in mind.',
        ],
        resolving: [
          'A load forecast per component, with the price of serving it from a single application.',
          'A simple load test of the planned application on ordinary hardware.',
        ],
      },
    },
    {
      key: 'late-split-hard',
      theme: 'growth',
      label: 'Late splits',
      statements: [
        'Splitting a grown monolith afterwards is so hard that it should weigh on the first decision.',
        'The difficulty of separating an old monolith is a reason to plan boundaries physically from the outset.',
        'Later decomposition is costly enough to count against starting with a single application.',
      ],
      supports: [
        'Breaking up a monolith that has grown for years is one of the most [thankless|draining] projects in software.',
        'Teams that plan to split later often find that the shared database has made it [nearly impossible|a multi-year effort].',
        'The cost of a late migration is regularly underestimated and lands when the company is [busiest|least able to pause].',
      ],
      opposes: [
        'I am not impressed by the fear of a later split, because only [successful|growing] companies ever have to face it.',
        'Taking services out of a monolith is well understood, and gradual patterns exist that [avoid|spare you] a big rewrite.',
      ],
      mixed: [
        'A late split hurts, but it hurts a company that has revenue, whereas early complexity hurts one that [has none|does not].',
      ],
      odds: [
        [1, 2.5, 2.5],
        [0.3, 5, 1.5],
        [8, 0.1, 0.8],
      ],
      matters:
        'If leaving a monolith were cheap there would be little to decide; if it is ruinous, the starting point matters greatly.',
      dispute: {
        issue: 'How painful it is to take a grown monolith apart',
        tension:
          'The same migration looks like a trap from the viewpoint of those who have been stuck in it, and like a problem worth having from the viewpoint of those who count only companies that survive.',
        assumptions: [
          'The worried side assumes a shared database and eroded borders.',
          'The relaxed side assumes that survival comes before everything and that gradual extraction works.',
        ],
        resolving: [
          'Case studies that report effort and duration of real extractions, failures included.',
          'An estimate for the team at hand, made after a trial extraction.',
        ],
      },
    },
    {
      key: 'team-size',
      theme: 'people',
      label: 'Team size',
      statements: [
        'The number of teams, rather than technology, should decide about services.',
        'Services make sense when separate teams need to release independently, which a small startup does not have.',
        'Organisational size is the proper trigger for a service architecture.',
      ],
      supports: [
        "Microservices are mainly a way for many teams to stay out of each other's way, and a startup [has one team|usually has a single team].",
        'The architecture should follow the organisation, and with one team there is [nothing|little] to decouple.',
        'Services pay off when separate groups must release without waiting for each other, which is [not yet your problem|a later problem].',
      ],
      opposes: [
        'I would not tie the decision to headcount, since even a single team profits from parts that can be [released|deployed] separately.',
        'Team size is the wrong yardstick, because risk and load can [call for|justify] separation in a company of three.',
      ],
      mixed: [
        'Team size is a good first indicator, though a sharp difference in security needs can [outweigh|trump] it.',
      ],
      odds: [
        [6.5, 0.3, 0.8],
        [4.5, 0.3, 0.3],
        [1, 4, 2],
      ],
      matters: 'It gives a young company an observable trigger instead of a matter of taste.',
    },
    {
      key: 'skills',
      theme: 'people',
      label: 'Team experience',
      statements: [
        'The experience of the people on the team should weigh heavily in the choice.',
        'What the engineers already master is a better guide than architectural fashion.',
        'A team should prefer the approach it already knows how to run.',
      ],
      supports: [
        'Whatever the people on board have run in production before is usually the [right|safest] answer.',
        'The experience in the room matters more than any general rule, so [ask|look at] what the engineers have operated successfully.',
        'A team fluent in one style will outperform itself in an unfamiliar one, whatever the [textbooks|blog posts] say.',
      ],
      opposes: [
        'Familiarity is a weak guide here, because engineers from large firms tend to [rebuild|reproduce] what they left behind.',
        'I would discount past experience, as habits from a big company are often the [wrong|worst] fit for a small one.',
      ],
      mixed: [
        'Experience counts, but it should be experience at this scale and not only at a [huge|much larger] company.',
      ],
      odds: [
        [4, 0.6, 1.2],
        [3, 1, 0.8],
        [6.5, 0.2, 1],
      ],
      matters: 'Skills are the scarcest resource of a small company and the hardest to exchange quickly.',
    },
    {
      key: 'define-triggers',
      theme: 'growth',
      label: 'Split triggers',
      statements: [
        'The conditions under which a part will be extracted should be agreed at the beginning.',
        'Measurable triggers for a later separation ought to be written down early.',
        'A team should settle in advance what would make it split something off.',
      ],
      supports: [
        'Write down early what would make you extract a service, for example deploy queues, diverging load or a [security boundary|regulatory demand].',
        'A short list of measurable triggers turns the later debate about splitting into a [routine|calm] decision.',
        'Decide now which symptoms would justify a split, because nobody judges this well [in the middle of|during] an outage.',
      ],
      opposes: [
        'Lists of split criteria drawn up in advance tend to be [forgotten|ignored], so I would not spend time on them.',
        'Agreeing triggers before the first customer is planning for its own [sake|amusement].',
      ],
      mixed: [
        'Written triggers are useful as a reminder, although the real reasons for a split are seldom the [expected|predicted] ones.',
      ],
      odds: [
        [5, 0.2, 0.8],
        [0.5, 3.5, 1],
        [2.5, 0.5, 1],
      ],
      matters:
        'Without agreed signals the decision to separate is made late, under stress, or out of fashion.',
      dispute: {
        issue: 'Whether conditions for a later split should be agreed at the beginning',
        tension:
          'Agreed triggers promise a calm decision later; the doubters expect that nobody will look at the list when the time comes.',
        assumptions: [
          'Supporters assume that signals can be observed before they hurt.',
          'Doubters assume that the real reasons for a split are always others.',
        ],
        resolving: [
          'A look at whether earlier agreements of this kind in the company were ever consulted.',
          'A short list of signals that the monitoring already records.',
        ],
      },
    },
    {
      key: 'consistency',
      theme: 'operations',
      label: 'Simple transactions',
      statements: [
        'A shared database with ordinary transactions spares a young product hard consistency problems.',
        'Keeping data in a single database avoids the consistency troubles of distributed designs.',
        'Ordinary transactions are a strong reason to keep early data together.',
      ],
      supports: [
        'One database with real transactions removes a whole class of bugs that distributed data [invites|brings].',
        "Keeping orders, users and payments in a single database means that a transaction either happens or [does not|it doesn't].",
        'Eventual consistency is a heavy thing to explain to customers and to [new engineers|yourself], and a monolith does not need it.',
      ],
      opposes: [
        'The comfort of one shared database is a trap, because it [couples|glues] everything that should later be separate.',
        'I would rather accept some eventual consistency than let all modules [reach into|write to] the same tables.',
      ],
      mixed: [
        'A shared database is convenient and also the hardest coupling to remove, so I would use one server with separate [schemas|schemata].',
      ],
      odds: [
        [5.5, 0.2, 1.5],
        [5, 0.1, 0.3],
        [0.5, 4.5, 2],
      ],
      matters: 'Errors in money or orders cost a young company trust that it has barely earned.',
    },
    {
      key: 'hiring',
      theme: 'people',
      label: 'Attracting engineers',
      statements: [
        'A modern service architecture helps a startup to attract engineers.',
        'Choosing services makes recruiting developers easier.',
        'Technology appeal to candidates is a benefit of microservices.',
      ],
      supports: [
        'Like it or not, good candidates ask about the stack, and a dated monolith can [cost you|lose you] some of them.',
        'A service landscape is easier to sell to [ambitious|strong] engineers than one big codebase.',
        'Recruiting gets simpler when new people can own a service from their [first week|start].',
      ],
      opposes: [
        'Choosing an architecture to please applicants is [backwards|the wrong way round].',
        'Good engineers join for the product and the people, and are not [scared off|put off] by a monolith.',
      ],
      mixed: [
        'The stack plays some role in hiring, but a clean codebase of either kind [attracts|impresses] good people.',
      ],
      odds: [
        [0.2, 1.8, 0.8],
        [0.1, 2.5, 0.3],
        [2, 0.8, 1],
      ],
      matters: 'Early hires shape a company, so an effect on recruiting would be more than cosmetic.',
      dispute: {
        issue: 'Whether the architecture really helps to attract engineers',
        tension:
          'Some candidates do ask about the stack; whether they decide by it is a matter of experience on which the answers differ.',
        assumptions: [
          'Those who see an effect think of a tight labour market.',
          'Those who see none think of people who join for product and colleagues.',
        ],
        resolving: [
          'Answers of recent applicants to the plain question of what made them accept or decline.',
          'A comparison of hiring times between similar companies of either kind.',
        ],
      },
    },
    {
      key: 'ai-assistants',
      theme: 'speed',
      label: 'Coding assistants',
      rare: 'one',
      statements: [
        'Coding assistants work better on a single repository, which tilts the balance further towards a monolith.',
        'AI programming tools favour keeping all code in a single place.',
      ],
      supports: [
        'An underrated factor is that coding assistants reason better when the whole product [sits|lives] in one repository.',
        'Automated coding tools can follow a change through one codebase far more reliably than across [service borders|several repositories].',
        'Since so much code is now drafted by assistants, having all of it in one place is a [practical|growing] advantage.',
      ],
      opposes: [
        'I do not think coding assistants should influence the architecture, since they [improve|change] every few months.',
        'Tools that write code cope with several repositories well enough by now.',
      ],
      mixed: [
        'Coding assistants do like a single repository, though that can hold [several|many] services too.',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'If automated drafting keeps growing, the layout of the code becomes a productivity factor that older advice could not foresee.',
    },
    {
      key: 'due-diligence',
      theme: 'growth',
      label: 'Due diligence',
      rare: 'two',
      statements: [
        'Investors and acquirers examine the code, and an orderly single application is easier to assess and to integrate.',
        'A clear codebase helps in due diligence and raises the value in a sale.',
      ],
      supports: [
        'Remember that a buyer will one day inspect the code, and a tidy monolith is much easier to [assess|value].',
        'In due diligence, one well-ordered application raises fewer questions than a sprawl of [half-finished|undocumented] services.',
        'If the likely exit is an acquisition, a product that can be merged in one piece is [worth more|easier to sell].',
      ],
      opposes: [
        'Due diligence hardly ever turns on the service layout, so it should not [matter|count] here.',
        'Buyers look at revenue and people first, and the architecture comes [far behind|last].',
      ],
      mixed: [
        'Acquirers do look at the code, but what they look for is [tests and documentation|order] rather than a style.',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'For founders who aim at a sale, ease of assessment is money, yet it is seldom part of the architectural debate.',
    },
    {
      key: 'isolate-compliance',
      theme: 'operations',
      label: 'Regulated data',
      rare: 'few',
      statements: [
        'Regulated or especially sensitive data should be isolated in a service of its own even when the rest stays together.',
        'Sensitive data deserves a separate service from the beginning.',
      ],
      supports: [
        'The exception I would make is regulated data: health records or card numbers belong behind a [separate service|service of their own] from the first day.',
        'Keep whatever an auditor will ask about in a small, separate service, and the rest of the product stays out of [scope|the audit].',
        'Putting sensitive data behind its own small service [limits|contains] both the blast radius and the paperwork.',
      ],
      opposes: [
        'Even regulated data does not need a service of its own, as a hosted vault [will do|does the job].',
        'Separating sensitive data by service is overkill before there is any such data.',
      ],
      mixed: [
        'Isolating sensitive data is sound, though buying that part from a provider is often [simpler|the simpler way].',
      ],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'Audit scope is easy to keep small at the start and very hard to shrink afterwards.',
    },
  ],
  uncertainties: [
    {
      key: 'growth-path',
      descriptions: [
        'How quickly the product and the organisation will grow cannot be known at the time of the decision.',
        'The growth path of the company is unknown when the architecture is chosen.',
      ],
      sentences: [
        'Nobody can say at the outset how fast the company will grow, and that decides how long the first design has to last.',
        'The unknown is growth: a team of five after three years needs something [different|quite different] from a team of eighty.',
        "How soon a second and third team will exist is [anyone's guess|hard to foresee].",
      ],
      why: 'Growth depends on a market that the product has not met yet; no analysis beforehand can replace that encounter.',
      resolving: [
        'Usage and hiring figures after the first release, reviewed at fixed intervals.',
        'A plan that names the size at which the decision is looked at again.',
      ],
      claims: ['independent-scaling', 'team-size', 'late-split-hard'],
    },
    {
      key: 'evidence-thin',
      descriptions: [
        'Comparative evidence on architecture choices in young companies is thin and mostly anecdotal.',
        'There is little systematic evidence about which architecture serves startups better.',
      ],
      sentences: [
        'The evidence here is mainly war stories, and those are told by the [survivors|companies that made it].',
        'I know of no solid comparison between startups that chose one way and startups that chose the [other|opposite].',
        'Much of what is said on this subject, including by me, rests on experience reports rather than on [data|controlled studies].',
      ],
      why: 'Companies choose their architecture for reasons that also affect their success, and failures seldom publish their records.',
      resolving: [
        'A study that follows young companies from the start and includes those that close.',
        'Comparable delivery and incident records across teams of similar size.',
      ],
      claims: ['faster-start', 'operations-burden'],
    },
    {
      key: 'discipline',
      descriptions: [
        'It is open whether the team will keep up internal discipline under deadline pressure.',
        'Whether module borders will hold when time is short remains uncertain.',
      ],
      sentences: [
        'I cannot tell whether a given team will keep its module borders clean when the pressure [rises|is on].',
        'A great deal hangs on discipline, and discipline is hard to [predict|judge] from outside.',
        'Whether boundaries survive the first hectic quarter is something only the team can [answer|find out].',
      ],
      why: 'Discipline shows only under stress, and the stress lies in the future.',
      resolving: [
        'Automatic checks on module borders from the first week, with their violations counted.',
        'A look at how the same people kept order in earlier projects.',
      ],
      claims: ['modules-keep-exit'],
    },
    {
      key: 'platform-cost',
      descriptions: [
        'How far managed platforms will keep lowering the cost of operating services is uncertain.',
        'The future price and capability of hosting platforms is an open factor.',
      ],
      sentences: [
        "Hosting platforms improve so quickly that today's advice on operational cost may [age badly|soon be wrong].",
        'I am unsure how far managed platforms have really closed the gap in [operational effort|effort] by now.',
      ],
      why: 'Platform offers and their prices change faster than experience with them can be gathered.',
      resolving: [
        'A current cost comparison for the concrete product on a short list of platforms.',
        'A pilot that records the operating hours it needed.',
      ],
      claims: ['operations-burden', 'faster-start'],
    },
  ],
};
