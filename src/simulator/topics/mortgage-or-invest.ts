import type { TopicSource } from '../topic.ts';

export const mortgageOrInvest: TopicSource = {
  key: 'mortgage-or-invest',
  questionType: 'comparison',
  keywords: [
    ['mortgage', 'home loan', 'house loan', 'housing loan'],
    [
      'invest',
      'stock',
      'index fund',
      'etf',
      'share',
      'market',
      'pension',
      'early',
      'overpay',
      'prepay',
      'extra',
    ],
  ],
  unless: ['mortgage-backed', 'mortgage backed', 'subprime'],
  openings: [
    'Two good uses compete for the same money here, and the difference between them is mainly one of certainty.',
    'Arithmetic gives one part of the answer and temperament gives the other.',
    'I can only speak in general terms, since the interest rate, the tax rules and the family budget are not in front of me.',
  ],
  themes: [
    {
      key: 'return',
      heading: 'Return and risk',
      leads: ['Let me begin with the arithmetic.', 'Return has to be looked at together with risk.'],
    },
    {
      key: 'safety',
      heading: 'Safety and access',
      leads: ['Access to the money is the next point.', 'A household also has to survive its bad months.'],
    },
    {
      key: 'tax',
      heading: 'Rules and taxes',
      leads: [
        'Tax rules and contract terms shift the balance.',
        'The small print deserves a look before any comparison.',
      ],
    },
    {
      key: 'behaviour',
      heading: 'Behaviour',
      leads: ['Then comes the human side.', 'How people really behave matters more than any spreadsheet.'],
    },
  ],
  camps: [
    {
      key: 'order',
      label: 'Follow an order, then split',
      thesis:
        'Neither use wins outright. Reserves, costly debts and subsidised retirement saving come first, and what remains is best divided between the loan and the market.',
      recommendedOption: 'Follow an order of priorities, then split',
      weight: 4.5,
      positions: [
        'I would not choose one or the other but follow an order: cash reserve first, then any employer contribution, then expensive debt, and only after that a [split|mix] between mortgage and investments.',
        'For most households the sensible answer is a bit of both, once the [basics|foundations] are in place.',
        'My answer is to get the sequence right and then divide the surplus, because the two uses [insure|protect] each other.',
        'Do both in proportion, after the emergency fund is full and no dearer debt [is left|remains].',
      ],
      closings: [
        'Get the order right, divide what is left, and look at it again when rates change.',
        'A mixed approach will never be the best one in hindsight, but it will never be the worst one either.',
        'So I would split, without apology, and sleep well.',
      ],
      readings: [
        'Favours an order of priorities followed by dividing the surplus.',
        'Recommends reserves and subsidised saving first, then a mixture of repayment and investment.',
        'Would do both in proportion after the foundations are laid.',
      ],
      headline: 'Settle reserves and costly debts first, then divide the surplus',
      rationale:
        'The comparison between loan and market is usually close, so the order in which needs are met matters more than the winner. A divided surplus accepts a somewhat lower expected gain in exchange for protection against being wrong in either direction.',
      advice:
        'Fill a cash reserve, collect every subsidised contribution, clear dearer debts, and direct the remaining surplus to both uses in a ratio that can be kept up for years.',
      suits:
        'Right for a household whose loan rate lies near what a cautious portfolio can be expected to earn, or that wants progress on both fronts.',
    },
    {
      key: 'invest',
      label: 'Invest the money',
      thesis:
        'With a moderate fixed rate and a long horizon, a broad portfolio can be expected to beat the interest saved. The loan should simply run its course.',
      recommendedOption: 'Invest and keep the mortgage running',
      weight: 3,
      positions: [
        'If the mortgage rate is moderate and the horizon is long, I would invest the money and let the loan [run|take its time].',
        'I come down on the side of investing, provided the money can stay in the market for [a decade or more|many years].',
        'Over long periods a broad index fund has usually done better than the interest a mortgage costs, so I would [invest|put the surplus there].',
        'My view is that a cheap fixed-rate loan is worth keeping and that spare money belongs in [diversified|broad] investments.',
      ],
      closings: [
        'Time in the market is the asset here, and it cannot be bought back later.',
        'Keep the cheap loan, invest regularly, and do not look at the prices too often.',
        'For a patient saver the market is the better home for the next spare euro or dollar.',
      ],
      readings: [
        'Prefers investing over early repayment when the rate is moderate and the horizon long.',
        'Would keep a cheap loan and put spare money into broad funds.',
        'Sides with the market because of its higher expected return over long periods.',
      ],
      headline: 'Keep an affordable mortgage running and invest the money for the long term',
      rationale:
        'This view compares an interest rate that is known and moderate with an expected return that is uncertain but historically higher. With enough years ahead, fluctuation is a price worth paying, and a fixed debt loses weight as prices and wages rise.',
      advice:
        'Invest automatically in broad, low-cost funds, hold enough cash to avoid selling in a slump, and review the comparison whenever the loan rate is reset.',
      suits:
        'Right when the rate is low and fixed, the horizon is long, income is secure, and falling prices would not force or frighten the household into selling.',
    },
    {
      key: 'repay',
      label: 'Pay off the mortgage',
      thesis:
        'Repayment earns a certain return equal to the interest rate and leaves the household freer. Certainty deserves more weight than an expected advantage that may not arrive.',
      recommendedOption: 'Pay off the mortgage early',
      weight: 2.7,
      positions: [
        'I would pay the mortgage down, because it is a guaranteed return and nothing else on offer is [guaranteed|risk-free] at that level.',
        "At today's rates my preference is for early repayment, since the saving is certain and the [relief|freedom] is real.",
        'Paying off the loan comes first for me: no market can promise what a [cancelled|vanished] debt delivers.',
        'I lean towards clearing the mortgage, above all for people with [average|ordinary] nerves and a normal income.',
      ],
      closings: [
        'A house without debt is a return that no crash can take away.',
        'Be rid of the loan first, and invest afterwards with a free mind.',
        'I would take the certain gain and not look back.',
      ],
      readings: [
        'Prefers early repayment as a certain return.',
        'Would clear the loan first for safety and freedom.',
        'Favours being free of debt over a higher but uncertain expected gain.',
      ],
      headline: 'Pay the mortgage down early and take the certain return',
      rationale:
        'This view puts certainty first. Interest that is no longer owed is earned without risk, a lower fixed burden makes a household harder to shake, and the comparison with the market looks better on paper than in a frightened year.',
      advice:
        'Check the contract for fees and limits, make scheduled extra payments, keep a cash reserve outside the house, and start investing the freed instalments once the loan is gone.',
      suits:
        'Right when the loan rate is high, retirement is near, income is insecure, or debt weighs on the mind.',
    },
  ],
  undecided: {
    positions: [
      'Without the rate, the tax position and the time horizon I cannot say which is [better|preferable], so I leave the choice open.',
      'I would not commit to either side, because the numbers of the individual case [decide|settle] it.',
    ],
    readings: [
      'Leaves the choice open until the figures of the case are known.',
      'Commits to neither side without individual numbers.',
    ],
  },
  claims: [
    {
      key: 'certain-return',
      theme: 'return',
      label: 'A certain return',
      statements: [
        'Early repayment earns a risk-free return equal to the mortgage rate after tax.',
        'Paying down the loan is a certain gain at the level of its interest rate.',
        'Repayment works like a safe investment that yields the loan rate.',
      ],
      supports: [
        'Every extra payment earns exactly the mortgage rate, after tax and without any [risk|fluctuation].',
        'Paying down the loan is the closest thing to a guaranteed return that a private household [can get|will find].',
        'The interest you no longer owe is a sure gain, and sure gains at this level are [scarce|hard to find].',
      ],
      opposes: [
        'Calling repayment a guaranteed return flatters it, because money locked in walls gives up every [better|other] chance.',
        'The much-praised certainty of repayment is worth less than it sounds when the rate is [low|modest] and inflation does part of the work.',
      ],
      mixed: [
        'Repayment is a sure return, though only as good as the rate, and some rates are [very low|hardly worth it].',
      ],
      odds: [
        [5.5, 0.3, 1.5],
        [2.5, 2.2, 2],
        [9, 0, 0.4],
      ],
      matters:
        'It gives the comparison its yardstick: any investment has to beat a rate that is known and safe.',
      dispute: {
        issue: 'How much the certainty of repayment is worth beside the expected gain of investing',
        tension:
          'Both sides agree on the arithmetic of interest saved; they differ on the value of certainty, and on what is given up when money is tied to the house.',
        assumptions: [
          'Those who stress certainty assume a household that suffers more from losses than it enjoys gains.',
          'Those who play it down assume a low rate and years of patience.',
        ],
        resolving: [
          'The loan rate after tax, set beside the yield of safe bonds of the same term.',
          'An honest account of how the household reacted to the last fall in prices.',
        ],
      },
    },
    {
      key: 'higher-expected',
      theme: 'return',
      label: 'Expected market return',
      statements: [
        'Over long periods a broad stock portfolio can be expected to return more than the mortgage costs.',
        'Long-term expected market returns exceed typical mortgage interest.',
        'Broad equity investments tend to outperform the interest saved, given enough time.',
      ],
      supports: [
        'Historically, diversified shares have returned clearly more than mortgage rates over most [long|multi-decade] periods.',
        'The expected return of a global index fund lies above a normal fixed mortgage rate, and over decades that gap [compounds|adds up].',
        'Given time, broad markets have rewarded [patience|patient savers] better than any saved interest would have.',
      ],
      opposes: [
        'Past stock returns are a shaky promise, and after fees and taxes the advantage over a normal mortgage rate can [disappear|melt away].',
        'I would not count on the market to beat the loan, because decades with poor returns have [happened before|occurred in several countries].',
      ],
      mixed: [
        'The market will probably win over decades, but over a single one it is closer to a [coin toss|gamble] than people admit.',
      ],
      odds: [
        [4.5, 0.7, 2.5],
        [9, 0, 0.5],
        [1, 4.5, 2.5],
      ],
      caveat: {
        statement: 'The advantage depends on low fees and on a horizon of decades.',
        sentences: [
          'This assumes low fees and a saver who stays invested.',
          'It is an expectation over decades and no promise for any given [year|stretch].',
        ],
      },
      matters:
        'The entire case for investing rests on this gap being real, large enough and patient enough to be collected.',
      dispute: {
        issue: 'Whether the market can be relied on to beat the mortgage rate',
        tension:
          'Optimists rely on the long record of broad markets; sceptics point to taxes, fees and lost decades that fall into real lifetimes.',
        assumptions: [
          'Optimists assume a horizon long enough to sit out any slump.',
          'Sceptics assume that the household needs the money at a time it cannot choose.',
        ],
        resolving: [
          'A calculation with the actual loan rate, fees and taxes over the intended horizon, bad decades included.',
          'A decision rule that names the rate at which the preference changes.',
        ],
      },
    },
    {
      key: 'emergency-first',
      theme: 'safety',
      label: 'Reserve first',
      statements: [
        'A cash reserve for emergencies must come before either use of the money.',
        'Before repaying or investing, a household needs an emergency fund.',
        'Liquid savings for bad times take precedence over both options.',
      ],
      supports: [
        'Before anything else, keep several months of expenses in cash, since neither a paid-off wall nor a falling fund [buys groceries|pays the bills].',
        'First comes an emergency fund, because bad luck likes to [arrive|turn up] when money is tied up.',
        'I would not put a cent into either before the [rainy-day fund|cash cushion] is complete.',
      ],
      opposes: [
        'A large pile of cash is an expensive comfort, and a credit line or the portfolio itself can [serve|do] in an emergency.',
        'The usual advice to hoard months of cash first goes further than [needed|necessary] for people with secure jobs.',
      ],
      mixed: [
        'A reserve is needed, although its proper size [varies|differs] a great deal with the security of the job.',
      ],
      odds: [
        [7.5, 0.1, 0.4],
        [4.5, 0.8, 0.7],
        [5, 0.2, 0.5],
      ],
      matters: 'Without a reserve either choice can turn into a forced sale or a dear loan at a bad moment.',
    },
    {
      key: 'liquidity',
      theme: 'safety',
      label: 'Access to the money',
      statements: [
        'Money paid into the house is hard to get back, which is a serious disadvantage of repaying.',
        'The loss of liquidity counts strongly against early repayment.',
        'Investments stay accessible, whereas equity in a home does not.',
      ],
      supports: [
        'What goes into the mortgage cannot easily be taken out again, and banks lend least when you need it [most|urgently].',
        "A portfolio can be sold in days; a kitchen wall [cannot|can't].",
        'Repayment turns flexible money into [inflexible|stubborn] money, and flexibility has value in a crisis.',
      ],
      opposes: [
        'The point about access is overdone, since a smaller debt means smaller instalments and therefore [less need|fewer emergencies] for cash.',
        'That the money is hard to reach is partly a virtue, because it cannot be [spent|frittered away].',
      ],
      mixed: [
        'Access matters, but a modest reserve [covers|takes care of] it, and beyond that the argument grows weak.',
      ],
      odds: [
        [5, 0.5, 1.5],
        [6.5, 0.1, 0.8],
        [1.2, 4, 2.5],
      ],
      matters: 'It decides how a household gets through unemployment, illness or a broken roof.',
      dispute: {
        issue: 'How much it matters that repaid money is locked in the house',
        tension:
          'For the first side access is insurance; for the second a lower debt is itself insurance and locked money is safe from its owner.',
        assumptions: [
          'Those who worry assume that credit dries up in a crisis.',
          'Those who do not assume a separate reserve and lower fixed costs.',
        ],
        resolving: [
          'The terms on which the lender would release repaid money again.',
          'A budget for a year without the main income, under both choices.',
        ],
      },
    },
    {
      key: 'employer-match',
      theme: 'tax',
      label: 'Subsidised saving',
      statements: [
        'Employer contributions and subsidised retirement accounts should be used fully before any extra repayment.',
        'Matched or tax-favoured saving takes precedence over paying down the loan.',
        'Subsidies for retirement saving beat both alternatives and come first.',
      ],
      supports: [
        'If an employer adds money to a pension contribution, take all of it before you [think about|touch] the mortgage.',
        'Tax-favoured retirement accounts, and above all employer matches, are the [cheapest|easiest] return available anywhere.',
        'A matched contribution is an instant gain that neither the loan nor the stock market can [rival|equal].',
      ],
      opposes: [
        'Retirement accounts are praised too readily, for they lock money away even [longer|more firmly] than a house does.',
        'I would not let tax gifts steer the decision, since rules change and [lawmakers|governments] take back what they gave.',
      ],
      mixed: [
        'Employer money should be taken, while tax deferral without it is only a [modest|small] argument.',
      ],
      odds: [
        [6, 0.2, 0.6],
        [5.5, 0.2, 0.6],
        [2.5, 1.8, 1.2],
      ],
      matters: 'It is the rare point on which arithmetic leaves little to taste, and it is often missed.',
    },
    {
      key: 'inflation',
      theme: 'return',
      label: 'Inflation',
      statements: [
        'Inflation lightens a fixed-rate mortgage over time, which is a reason not to hurry with repayment.',
        'Rising prices erode fixed debt and so favour keeping the loan.',
        'A fixed loan becomes easier to bear as money loses value.',
      ],
      supports: [
        'With a fixed rate, inflation quietly pays part of the debt for you, so there is no [rush|hurry].',
        'The instalment stays the same while wages tend to rise, which makes a fixed loan [lighter|easier] every year.',
        'A long fixed-rate mortgage is one of the few good protections against inflation that ordinary people [have|can get].',
      ],
      opposes: [
        'Hoping that inflation will eat the debt is speculation, and wages do not always [keep up|follow].',
        'Inflation is a poor reason to stay in debt, because it also [raises|drives up] every other bill of the household.',
      ],
      mixed: [
        'Inflation helps with fixed rates only; those with a variable rate may find it [works against|hurts] them.',
      ],
      odds: [
        [2, 0.6, 1.5],
        [5.5, 0.2, 0.8],
        [0.6, 3.5, 1.5],
      ],
      matters:
        'It changes what the debt really costs, and the change depends on how the contract sets the rate.',
      dispute: {
        issue: 'Whether inflation is a reason to leave the mortgage standing',
        tension:
          'The same rise in prices that lightens a fixed debt may outrun wages; the sides differ on which effect a household will feel.',
        assumptions: [
          'Supporters assume a fixed rate and wages that follow prices.',
          'Opponents assume lagging wages or a rate that will be reset.',
        ],
        resolving: [
          'The period for which the rate is fixed, and the bargaining position of the earner.',
          'A projection of instalments against income under high and low inflation.',
        ],
      },
    },
    {
      key: 'peace-of-mind',
      theme: 'behaviour',
      label: 'Peace of mind',
      statements: [
        'The peace of mind that comes with owing nothing is a legitimate reason to repay, even at a financial cost.',
        'Feeling free of debt has a value that may outweigh a higher return.',
        'Emotional relief counts as a real benefit of repayment.',
      ],
      supports: [
        'Living without debt changes how people feel about work, risk and the future, and that is worth [money|something].',
        'The quiet that comes with a paid-off home does not show in a spreadsheet, yet owners mention it [first|again and again].',
        'If the loan keeps you awake, paying it off is a good [investment|deal] at almost any rate.',
      ],
      opposes: [
        'Peace of mind is an expensive feeling when it costs decades of [growth|compounding].',
        'I would rather learn to live with a cheap loan than pay for a [feeling|sense of calm].',
      ],
      mixed: [
        'The relief of owing nothing is real, but for many people a visible [portfolio|reserve] calms just as well.',
      ],
      odds: [
        [4, 0.3, 1.8],
        [1.2, 3.5, 2.2],
        [7.5, 0, 0.6],
      ],
      matters: 'A plan is only as good as the nerves of those who have to keep to it.',
      dispute: {
        issue: 'Whether peace of mind may outweigh a higher expected return',
        tension:
          'Here a value that cannot be calculated stands against a sum that can, and people differ on whether the former should be allowed to win.',
        assumptions: [
          'Supporters assume that debt is felt as a burden every day.',
          'Opponents assume that the feeling fades while the forgone gain does not.',
        ],
        resolving: [
          'An estimate of the wealth given up by repaying, shown to those who have to decide.',
          'A trial year of partial repayment, and a look at how it felt.',
        ],
      },
    },
    {
      key: 'discipline',
      theme: 'behaviour',
      label: 'Staying the course',
      statements: [
        'Investing beats repaying only for those who really invest and hold on through slumps.',
        'The advantage of investing presupposes discipline that is often lacking in practice.',
        'Without steady behaviour the expected gain from the market is not realised.',
      ],
      supports: [
        'The comparison assumes that the money is truly invested every month, while in real life much of it gets [spent|diverted].',
        'Many people sell at the bottom, and someone who does that would have been better off [repaying|with a smaller loan].',
        'Repayment is automatic discipline, whereas investing asks for [nerve|patience] in exactly the worst months.',
      ],
      opposes: [
        'The claim that savers lack discipline is patronising, and a standing order [solves|cures] most of it.',
        'Automatic plans have made steady investing so easy that behaviour is no longer a strong [objection|argument].',
      ],
      mixed: ['Discipline is a problem for lump sums and less of one for [automatic|monthly] saving plans.'],
      odds: [
        [5, 0.4, 1],
        [2, 3, 2],
        [6, 0.1, 0.5],
      ],
      matters: 'It shifts the question from what markets do to what the particular saver will do.',
      dispute: {
        issue: 'Whether ordinary savers have the discipline that investing asks for',
        tension:
          'Automatic plans have made saving easier; whether they also keep people from selling in a slump is where views part.',
        assumptions: [
          'The sceptical assume that fear wins in the worst months.',
          'The confident assume that a standing order removes the temptation.',
        ],
        resolving: [
          "The household's own record during the last slump.",
          'Evidence on how holders of automatic plans behaved in falling markets.',
        ],
      },
    },
    {
      key: 'rate-decides',
      theme: 'return',
      label: 'The loan rate',
      statements: [
        'The level of the mortgage rate is the decisive number in this comparison.',
        'Which choice is better hangs above all on the interest rate of the loan.',
        'A high loan rate argues for repayment and a low rate for investing.',
      ],
      supports: [
        'The interest rate on the loan [decides|settles] most of this: far below expected returns, invest; close to them, repay.',
        'Ask first what the loan costs, since a rate from the cheap years and a rate from [today|the expensive years] are different worlds.',
        "I would draw a line at a certain rate and let the loan's own number [choose|speak].",
      ],
      opposes: [
        'People stare at the interest rate too much, although time horizon and job security [matter|weigh] more.',
        'The rate alone [tells|says] little, because risk and taxes can reverse the comparison at any level.',
      ],
      mixed: ['The rate is the best single indicator, but only after taxes and [fees|costs] on both sides.'],
      odds: [
        [5.5, 0.4, 1],
        [5, 0.5, 1],
        [4, 0.6, 1],
      ],
      matters: 'It offers a simple rule that a household can apply again whenever its rate is reset.',
    },
    {
      key: 'contract-fees',
      theme: 'tax',
      label: 'Contract terms',
      statements: [
        'Prepayment penalties and contract limits have to be checked before repaying early.',
        'The loan contract may make early repayment costly, so its terms come first.',
        'Fees for early repayment can undo its benefit.',
      ],
      supports: [
        'Look into the contract before you repay, as [some|many] loans charge for early payments or cap them each year.',
        'A prepayment penalty can eat the whole advantage, so the first call should go to the [lender|bank].',
        'Not every mortgage may be repaid at will, and the allowed yearly extra is often [limited|small].',
      ],
      opposes: [
        'Prepayment fees are mentioned more often than they [bite|matter], since regular extra payments are usually allowed.',
        'I would not worry about contract terms, because they can be negotiated or [waited out|timed].',
      ],
      mixed: ['Fees matter for a full early exit and hardly for [modest|small] extra payments.'],
      odds: [
        [3.5, 0.3, 0.6],
        [3, 0.3, 0.4],
        [3, 1, 1],
      ],
      matters: 'A glance at the contract can save or cost more than the whole debate about returns.',
    },
    {
      key: 'horizon',
      theme: 'safety',
      label: 'Years until retirement',
      statements: [
        'The nearer retirement is, the stronger the case for being rid of the mortgage.',
        'Approaching retirement tilts the choice towards repayment.',
        'Entering retirement without a housing loan should have priority for older borrowers.',
      ],
      supports: [
        'Someone ten years from retirement should think [differently|otherwise] than someone of thirty, because a pension and a loan go badly together.',
        'With retirement in sight, I would want the mortgage [gone|cleared] before the last salary.',
        'Fixed costs are the enemy of a small pension, so older borrowers gain [more|most] from repaying.',
      ],
      opposes: [
        'Retiring with a mortgage is no disaster if the portfolio is large enough to [carry|serve] it.',
        'Age is a crude guide here, as retirees with liquid savings often fare better than those who are rich only in [bricks|property].',
      ],
      mixed: [
        "Near retirement a smaller loan helps, though emptying one's savings to get there would be [unwise|a mistake].",
      ],
      odds: [
        [4.5, 0.3, 1.2],
        [3, 1, 1.5],
        [6, 0.1, 0.6],
      ],
      matters: 'Time to recover from a bad market is what separates a fluctuation from a loss.',
    },
    {
      key: 'offset-account',
      theme: 'safety',
      label: 'Offset and recast',
      rare: 'one',
      statements: [
        'Offset accounts or similar arrangements give the benefit of repayment while the money stays accessible.',
        'An offset mortgage can dissolve the conflict between saving interest and keeping access.',
      ],
      supports: [
        'In some countries an offset account solves the dilemma, since savings [reduce|lower] the interest and can still be withdrawn.',
        'Before choosing, ask whether the lender offers an offset or a recast, because that would give you [both|the best of both].',
        'Few borrowers know that an offset facility lets cash work against the loan without being [locked in|given away].',
      ],
      opposes: [
        'Offset accounts usually cost a higher rate, which takes back what they [give|promise].',
        'Special loan products of that kind are rarely offered and rarely [worth it|a bargain].',
      ],
      mixed: ['An offset account can be elegant, provided its rate is not much [higher|worse].'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'Where such an arrangement is on offer, the dilemma largely goes away; it costs a phone call to find out.',
    },
    {
      key: 'job-correlation',
      theme: 'safety',
      label: 'Job and market fall together',
      rare: 'two',
      statements: [
        'Jobs and share prices tend to fall together, so a household with insecure work should value a lower loan more.',
        'The risk of losing work in the same slump that hits the portfolio speaks for repayment.',
      ],
      supports: [
        'People overlook that recessions take the job and the portfolio at the [same time|same moment], while the instalment stays.',
        'If your income depends on the business cycle, your salary already behaves like a share, and [debt|the loan] should be smaller.',
        'A layoff rarely comes alone; it tends to come in a year when the fund is down by a [third|lot].',
      ],
      opposes: [
        'The link between jobs and markets is real but weak for [most|many] professions.',
        'Planning for a layoff and a crash at once leads to far too much [caution|fear].',
      ],
      mixed: ['Job risk matters for cyclical work and hardly for [public service|secure positions].'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters:
        'It joins risks that are usually looked at separately, which is how households get into real trouble.',
    },
    {
      key: 'compare-with-bonds',
      theme: 'return',
      label: 'Compare with bonds',
      rare: 'few',
      statements: [
        'Repayment should be compared with bonds rather than with shares, because both are safe.',
        'The fair comparison for paying down a loan is the bond part of a portfolio.',
      ],
      supports: [
        'The right comparison for a certain return is a bond and not a share, and [against bonds|seen this way] repayment often wins.',
        'Whoever holds bonds beside a mortgage lends cheaply and borrows dearly at the [same|very same] time.',
        'Treat the mortgage as a negative bond: before buying a single bond, [pay down|reduce] the loan.',
      ],
      opposes: [
        'Equating the loan with a bond ignores that a bond can be [sold|turned into cash] tomorrow.',
        'The bond comparison is neat theory, but savers who skip bonds lose their [buffer|cushion].',
      ],
      mixed: ['The comparison with bonds is correct for returns and incomplete for [access|liquidity].'],
      odds: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      matters: 'It separates the question of risk from the question of debt, which are usually mixed up.',
    },
  ],
  uncertainties: [
    {
      key: 'future-returns',
      descriptions: [
        'Future market returns are unknown, and so is whether the past record will continue.',
        'It cannot be known whether markets will reward savers as they did before.',
      ],
      sentences: [
        'Nobody knows what the next twenty years will bring in the markets, and the comparison [hangs|depends] on it.',
        'The past record may or may not repeat itself, and I would distrust anyone who is [sure|certain].',
        'The weakest link in all this is the assumed return, which is an [extrapolation|educated guess].',
      ],
      why: 'Returns over a lifetime come from a single course of history; the record of the past is long but not a guarantee.',
      resolving: [
        'A range of scenarios in place of an average, with the worst historical stretches included.',
        'A yearly review that compares what was assumed with what happened.',
      ],
      claims: ['higher-expected', 'discipline'],
    },
    {
      key: 'personal-tax',
      descriptions: [
        'The tax treatment of mortgage interest and of gains differs by country and person, and is not known here.',
        'Individual tax rules, which may reverse the comparison, are unknown.',
      ],
      sentences: [
        'Tax treatment differs so much between countries that it could [reverse|turn] the result.',
        'I do not know whether mortgage interest is deductible in this case, and that [changes|moves] the effective rate.',
        'Without the tax position any figure I gave would be [false precision|a pretence].',
      ],
      why: 'Tax rules depend on country, year and household, none of which the question states.',
      resolving: [
        'The effective loan rate after tax for the household in question.',
        'An hour with a tax adviser who knows the local rules.',
      ],
      claims: ['certain-return', 'employer-match', 'rate-decides'],
    },
    {
      key: 'life-events',
      descriptions: [
        'Moves, separations or job changes may end the plan early, and their likelihood is not known.',
        'How long the household will keep the home and the plan is open.',
      ],
      sentences: [
        'Families move, part and change jobs, and such events can [upset|overturn] either plan.',
        'How long the home will be kept is an open question that most calculations [leave out|ignore].',
      ],
      why: 'Life events do not announce themselves, and their timing decides whether flexibility or low debt turns out more useful.',
      resolving: [
        'A frank talk in the household about likely moves and career plans.',
        'A comparison of both plans for an early sale of the home.',
      ],
      claims: ['liquidity', 'horizon'],
    },
  ],
};
