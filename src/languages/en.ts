import type { Vocabulary } from './vocabulary.ts';

/** What a refusal will not do. To recommend, to agree or to say that a thing is so is an answer. */
const act =
  '(?:answer|respond|reply|help(?! but| notic| think)|assist|comply|engage in|participate|discuss|comment|fulfil|browse|access|search|do (?:that|this|so)\\b|(?:provide|give|offer|share|generate|create|write|produce)\\b[^.]{0,60}\\b(?:answers?|responses?|advice|opinions?|information|details|help|assistance|guidance|content|recommendations?|updates?|judg|that|this|it)\\b)';
/** What it does not have. "I do not hold the view that" is an answer. */
const means =
  '(?:access|abilit|capabilit|capacit|information|knowledge|data|opinion|belief|view|stance|position|answer)(?!\\w{0,9} that\\b)';
/** That an author would rather not answer. "I'm not comfortable with that plan" is an answer. */
const uneasy =
  'comfortable (?:(?:answer|discuss|comment|respond|shar|giv|provid|assist|help)ing\\b|taking (?:a |any )?(?:sides?|stances?|positions?)\\b)';
/** What a refusal asks of its reader. To take, to choose or not to do a thing is advice. */
const request =
  "(?:let|ask|consult|contact|seek|reach|refer|check|see|speak|talk|visit|call|note|understand|be|share|provide|tell|give|rephrase|clarify|specify|try (?:again|another)|feel free|don't hesitate|do not hesitate)";

export const english: Vocabulary = {
  name: 'English',
  locale: 'en-GB',
  spaced: true,
  quotes: ['“', '”'],
  functionWords: `
      the an of and or to in is are was were be been do does did should would could can will shall may might
      must have has had how what why who whom which when where whether there this that these those it its we
      our you your my me i am they their them he she his her with without for from by as at on into than
      then not if but about between per best better more most many much good write tell give explain worth
      need make use vs versus any some list name compare describe translate here please being before after
      because only very`,
  letters: '',
  endings: 'e es s t y ed er ing ly tion tions',
  negations: 'not no never without',
  alternatives: 'or and',
  numbers: {
    decimalMark: '.',
    words: `
        0 zero 2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten 11 eleven 12 twelve 13 thirteen 14
        fourteen 15 fifteen 16 sixteen 17 seventeen 18 eighteen 19 nineteen 20 twenty 30 thirty 40 forty 50
        fifty 60 sixty 70 seventy 80 eighty 90 ninety 100 hundred`,
    one: 'one',
    hundred: 'hundred',
    dozen: 'dozen',
    joined: 'and',
    parts: '',
    minus: 'minus',
    notMinus: 'or minus',
    fractions: {
      '1/2': 'half',
      '1/3': 'a third|one third',
      '2/3': 'two thirds',
      '1/4': 'a quarter|one quarter|quarter of an',
      '3/4': 'three quarters',
      '1 1/2':
        'hour and a half|day and a half|week and a half|month and a half|year and a half|cup and a half',
      '1000000/2': 'half a million|half million',
      '1000000000/2': 'half a billion|half billion',
    },
    andHalf: 'and a half',
    scales: {
      2: 'hundred',
      3: 'thousand|thousands',
      5: 'lakh|lakhs',
      6: 'million|millions|mio|mln|mn',
      7: 'crore|crores',
      9: 'billion|billions|bn',
      12: 'trillion|trillions|tn',
    },
    notNames: `
        year years around over nearly almost roughly approximately under only exactly some another after before during
        since until through throughout within beyond circa early mid late pre post january february march april may
        june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec`,
    ranges: 'to and or',
  },
  abbreviations: {
    words: `
        etc approx est inc incl excl corp ltd bros dept univ assoc ed eds vol fig cap art sec ss av apr`,
    titles: 'mr mrs ms dr prof st gen sen rep rev hon capt col lt',
    beforeNumbers:
      'no nos art arts fig figs vol vols cap caps ch chap max sec p pp n nn jan feb mar apr aug sept oct nov dec',
  },
  amounts: {
    panel: `
        model models llms ais chatbots panel panellists panelists respondents responders responses answers
        replies voices dissenters holdouts sceptics skeptics supporters opponents critics`,
    amounts: `
        all every each most many few fewer several some none no both half majority minority plurality bulk
        handful couple dozen third thirds quarter quarters fifth everyone everybody nobody noone single lone
        rest others two three four five six seven eight nine ten eleven twelve overwhelmingly unanimously
        largely mostly widely almost nearly hardly scarcely percent`,
    opinions: `
        agree agrees agreed disagree disagrees object objects objected endorse endorses endorsed recommend
        recommends favour favours favor favors support supports oppose opposes think thinks believe believes say
        says said argue argues prefer prefers reject rejects rejected doubt doubts dispute disputes warn warns
        concur concurs dissent dissents dissented abstain abstained choose chose advise advises shared would`,
    between: 'of them do does did have has are is also to on in the not it in',
    idioms: `
        unanimous|unanimity|unanimously|consensus|one voice|as one on|speak as one|broad agreement|
        general agreement|wide agreement|widely shared|widely held|the majority|by a landslide|without exception|
        the prevailing view|the dominant view|the common view|the most common answer|support is overwhelming|
        overwhelming support|against one|no one objects|no one disputes|no one disagrees|by common consent|
        outnumbered|outnumber|evenly split|answer given most often|universally agreed`,
    populations: `
        voters parliament assembly government citizens population households tenants parents customers users
        patients employees staff shareholders court countries firms companies cities residents doctors
        researchers economists council committee owners students studies trials board jury republicans democrats
        members drivers workers investors`,
  },
  units: {
    per: 'per',
    perInUnit: 'a each every',
    perBeforeUnit: 'an|in a|in an|in one|the',
    perBehind: '',
    names: `
      ms millisecond, milliseconds | s second, seconds | min minute, minutes | h hour, hours | d day, days
      | night night, nights
      | wk week, weeks | mo month, months | qtr quarter, quarters | yr year, years, annum | decade decade, decades
      | century century, centuries | μm micrometre, micrometres, micrometer, micrometers, micron, microns
      | nm nanometre, nanometres, nanometer, nanometers | mm millimetre, millimetres, millimeter, millimeters
      | cm centimetre, centimetres, centimeter, centimeters | m metre, metres, meter, meters
      | km kilometre, kilometres, kilometer, kilometers | inch inch, inches | ft foot, feet | yd yard, yards
      | mi mile, miles | nmi nautical mile, nautical miles | ly light year, light years
      | au astronomical unit, astronomical units
      | cm2 square centimetre, square centimetres, square centimeter, square centimeters,
        centimetres squared, centimeters squared
      | m2 square metre, square metres, square meter, square meters, metres squared, meters squared
      | km2 square kilometre, square kilometres, square kilometer, square kilometers, kilometres squared,
        kilometers squared
      | ha hectare, hectares
      | in2 square inch, square inches, inches squared
      | ft2 square foot, square feet, feet squared
      | yd2 square yard, square yards
      | acre acre, acres | mi2 square mile, square miles, miles squared
      | ml millilitre, millilitres, milliliter, milliliters | l litre, litres, liter, liters
      | cm3 cubic centimetre, cubic centimetres, cubic centimeter, cubic centimeters, centimetres cubed,
        centimeters cubed
      | m3 cubic metre, cubic metres, cubic meter, cubic meters, metres cubed, meters cubed
      | km3 cubic kilometre, cubic kilometres, cubic kilometers
      | in3 cubic inch, cubic inches | yd3 cubic yard, cubic yards
      | ft3 cubic foot, cubic feet, feet cubed
      | floz fluid ounce, fluid ounces
      | gal gallon, gallons, US gallon, US gallons
      | impgal imperial gallon, imperial gallons | bbl barrel, barrels
      | μg microgram, micrograms | mg milligram, milligrams, milligramme | g gram, grams, gramme, grammes
      | kg kilogram, kilograms, kilogramme, kilogrammes, kilo, kilos | t tonne, tonnes, metric ton, metric tons
      | kt kilotonne, kilotonnes, kiloton, kilotons | Mt megatonne, megatonnes, megaton, megatons
      | Gt gigatonne, gigatonnes, gigaton, gigatons | ton ton, tons | oz ounce, ounces | lb pound, pounds
      | stone stone | J joule, joules | kJ kilojoule, kilojoules | MJ megajoule, megajoules | Wh watt hour, watt hours
      | kWh kilowatt hour, kilowatt hours | MWh megawatt hour, megawatt hours | GWh gigawatt hour, gigawatt hours
      | TWh terawatt hour, terawatt hours | kcal kilocalorie, kilocalories | calorie calorie, calories, cal
      | W watt, watts | kW kilowatt, kilowatts | MW megawatt, megawatts | GW gigawatt, gigawatts
      | °C degrees Celsius, degree Celsius, Celsius, degrees centigrade, degrees C, degree C
      | °F degrees Fahrenheit, degree Fahrenheit, Fahrenheit, degrees F, degree F | degree degree, degrees
      | K kelvin, kelvins | Hz hertz | kHz kilohertz | MHz megahertz | GHz gigahertz | Pa pascal, pascals
      | V volt, volts | B byte, bytes | kB kilobyte, kilobytes | bit bit, bits | kbit kilobit, kilobits | Mbit megabit, megabits
      | Gbit gigabit, gigabits | Tbit terabit, terabits | cup cup, cups | tbsp tablespoon, tablespoons
      | tsp teaspoon, teaspoons | pint pint, pints | quart quart, quarts
      | MB megabyte, megabytes | GB gigabyte, gigabytes | TB terabyte, terabytes | dB decibel, decibels
      | % percent, per cent, percentage | pp percentage point, percentage points
      | ‰ per mille, per mil
      | share share, fraction, proportion | EUR euro, euros | USD dollar, dollars, US dollar, US dollars
      | GBP pound sterling, pounds sterling, British pound, British pounds | JPY yen | CNY yuan, renminbi
      | CHF Swiss franc, Swiss francs, franc, francs | INR rupee, rupees | KRW won | cent cent, cents | penny pence, pennies
      | kopeck kopeck, kopecks`,
    changes: `
      rise rises rising increase increases increased warming warmer change changes changed difference differences drop drops fall falls cooling cooler anomaly`,
  },
  refusals: {
    turn: 'but|however|so|yet|though|although',
    declining: [
      String.raw`\bi(?: am|'m)? ?(?:\w{4,8}ly )?(?:can ?(?:no|')t|can not|unable to|not (?:able|allowed|permitted|programmed|designed|qualified) to|won't|will not|could ?n[o']t|(?:must|have to|need to) (?:\w{1,20} )?decline to|decline to|refuse to|should ?n[o']t|should not) (?:\w{1,20} ){0,2}?${act}`,
      String.raw`\bi (?:must|have to|need to) (?:respectfully )?decline\b`,
      String.raw`\b(?:i|and) (?:\w{4,9}ly )?do(?:n't| not) (?:\w{4,8}ly )?(?:have|possess|hold) (?:[\w-]{1,20},? ){0,4}?${means}`,
      String.raw`\bi have no (?:\w{1,20} ){0,2}?${means}`,
      String.raw`\bi(?:'m| am) not (?:\w{1,20} )?${uneasy}|\bi (?:don't|do not) (?:\w{1,20} )?feel ${uneasy}`,
      String.raw`\bi(?:'d| would) (?:rather not|prefer not to) (?:answer|respond|comment|discuss|say)\b`,
      String.raw`\bi (?:don't|do not) take (?:a |any )?(?:political |personal )?(?:sides?|stances?|positions?)\b`,
    ],
    apology: String.raw`i(?:'m| am) (?:\w{1,20} )?sorry|(?:my )?apologies|sorry|i (?:\w{1,20} )?apologi[sz]e|unfortunately|regrettably`,
    aside: [
      String.raw`^\W{0,8}(?:as|being) an? [^,.]{0,40}\b(?:ai|a\.i\.|model|assistant|chatbot|intelligence)\b`,
      String.raw`\bi(?: am|'m| was|'ve been| have been) (?:\w{1,20} )?(?:an? |the )?(?:\w{1,20} ){0,3}(?:ai|model|assistant|chatbot|intelligence|program|created|designed|trained|programmed|developed|built|made|here)\b`,
      String.raw`\b(?:i can|i could|i'd|i would|i will|i'll|i may|i do|happy to|glad to) (?:\w{1,20} ){0,4}?(?:help|assist|suggest consulting|recommend consulting|try (?:to (?:help|assist|answer|find|provide)|(?:my|our) best))`,
      String.raw`\b(?:let me know|feel free to (?:\w{1,20} ){0,2}?(?:ask|reach|contact|let|share|provide|tell|rephrase|clarify|discuss|try (?:again|another)|continue|explore)|don't hesitate|any(?:thing)? (?:else|other)|other questions|further questions|happy to|glad to|how (?:can|may) i)\b`,
      String.raw`^\W{0,8}(?:please|kindly) (?:also )?${request}\b`,
      String.raw`^\W{0,8}if you(?:'d| would| have| need| want| could|'re| are)\b[^.!?]{0,80}\b(?:let me|please ${request}|ask|free to ask|i(?: can| could|'ll| will|'d| would|'m| am) (?:\w{1,20} ){0,3}?(?:happy|glad|help|assist|provide|do my best|try to))\b`,
      String.raw`\b(?:i understand|i respect|i appreciate|thank you|thanks)\b`,
      String.raw`^\W{0,8}(?:reasonable |different |various |many |other )?(?:people|individuals|persons) (?:can|may|might|will|have|hold)\b[^.!?]{0,60}\b(?:disagree|differ|differing|different|various|their own)\b(?: \w{1,20}){0,2}(?: (?:on|about|of|regarding) (?:it|(?:this|that|the|such)(?: \w{1,20})?))?\W{0,8}$`,
      String.raw`\b(?:consult(?:ing)?|contact(?:ing)?|seek(?:ing)?|reach out to|check(?:ing)? with|refer to|(?:speak|talk)(?:ing)? (?:to|with)) (?:\w{1,20} ){0,4}(?:lawyer|attorney|doctor|professional|expert|authorit|advice|source|specialist|advis[eo]r)`,
    ],
  },
  self: {
    itself: [
      String.raw`\b(?:as|i am|i['’]m|i was|being)\b[^,.;]{0,60}\b(?:ai|a\.i\.|(?:large )?language model|llm|chatbot|assistant|artificial intelligence)\b`,
      String.raw`\b(?:i am|i['’]m) [^,.;]{1,40}, (?:an?|the) [^,.;]{0,40}\b(?:ai|model|llm|chatbot|assistant)\b`,
      String.raw`\bi(?: am|['’]m| was|['’]ve been| have been)\b[^,.;]{0,30}\b(?:developed|trained|created|made|built|designed|powered|released) by\b`,
      String.raw`\b(?:trained|created|developed|built|made|designed|released|powers|behind) me\b`,
      String.raw`\bi(?: am|['’]m| was) (?:\w{1,20} ){0,4}(?:based|built) on\b`,
      String.raw`\bi(?: am|['’]m) (?:\w{1,20} ){1,4}(?:version|iteration|instance|variant|member) of\b`,
      String.raw`\b(?:call|name|calls|named) me\b|\b(?:give|like|want) me\b[^.;]{0,30}\bname\b|\b(?:refer to|address|know) me\b`,
      String.raw`\bi(?: am|['’]m| was) (?:called|named|known as|nicknamed)\b`,
      String.raw`\bmy (?:full |real |own )?name(?:,|(?: is|['’]s)\b)|\bmy (?:full|real|own) name\b`,
      String.raw`\b(?:like|as with) (?:all |most |many )?other (?:\w{1,20} ){0,3}(?:models?|assistants?|chatbots?|llms?)\b[^;]{0,60}\bi\b`,
      String.raw`\bas (?:an? |someone )[^,;]{0,40}\b(?:product|creation|built|made|trained|developed)\b[^,;]{0,40}, i\b`,
      String.raw`\bthis (?:answer|response|reply) (?:is|was|has been) (?:\w{1,20} )?(?:written|generated|produced|composed) by\b`,
      String.raw`\bmy (?:developers?|creators?|makers?|trainers?|training data|knowledge cut-?off|weights)\b`,
      String.raw`\bmy (?:\w{1,20} ){0,2}(?:language model|architecture|model name)\b`,
    ],
    called:
      "[Cc]all me|(?:refer to|address|know) me as|[Mm]y (?:full |real |own )?name(?:,| is|['’]s)|(?:I am|I['’]m|I was|me) (?:called|named|known as)|I am|I['’]m",
    articles: 'an? |the |just |simply ',
    made: String.raw`(?<!(?<!(?:I|model|assistant|chatbot|AI|LLM|which|that|and|ha(?:ve|s)|['’]ve)) (?:was|were|is|are|been|being) )(?:(?:developed|trained|created|made|built|designed|provided|powered|released|maintained|fine-tuned) by|(?:model|assistant|chatbot|AI) (?:by|from|(?:\p{Ll}{1,20} )?(?:based|built) on))|(?:I am|I['’]m|I was)(?: \p{Ll}[\p{Ll}-]{0,20}){0,5}? (?:(?:based|built) on|(?:version|iteration|instance|variant|member) of)|[Mm]y (?:developers?|creators?|makers?|trainers?)(?:,| (?:at|is|are))`,
    fillers: `
        the a an my our team teams group researchers? engineers? scientists? people folks developers? experts?
        company firm startup lab laboratory organi[sz]ation institute called named known as at of from in with
        small large leading talented dedicated skilled AI data work`,
    generic: `
        ai llm i a an the assistant chatbot bot model virtual digital helpful friendly artificial intelligence
        language large human your my mr mrs dr sir computer system helper not just also so based hey hi hello m d ll ve`,
    introduction:
      "i am|i['’]m|my name is|call me|(?:speaking|answering|acting|writing|responding) as|(?:talking|speaking|chatting) (?:to|with)|we (?:here )?at|my training (?:at|by)|i (?:come|hail) from|(?:i am|i['’]m) (?:a )?part of|i belong to|(?:i|i am|i['’]m) run(?:ning)? on",
    as: '',
    speaking: [],
  },
  headings: {
    judgement: 'What the synthesizer {model} judges',
    unchecked:
      'At least in part from what the two models that wrote this report know, not from an answer of the panel',
    sources: 'Sources of the answer',
    options: 'Options',
    claims: 'Main claims',
    more: 'and {count} more (JSON)',
    moreClaims: 'and {count} more (JSON), each at most +{held}',
  },
  made: {
    simulated:
      'Simulated (answers: {answers} of {whole}; calls of the synthesis: {calls}): the built-in simulator took the place of real models, so this shows how the service works, not what models think.',
    asked:
      '{included} of {invited} models of “{panel}” are counted{partial}, each asked alone and without tools.',
    partial: ' (a partial panel)',
    read: 'Synthesized by {models}{readers}{agreement}.',
    readByBoth: '; both read each answer',
    readByTwo: '; two of them read each answer',
    agreed: ' and found the same',
    compared: '; listed by one alone or read differently at first: {open} of {all} stances',
    settled: '; none is left open',
    unsettled: '; left open: {left}',
    right: '; an estimated {share} of the stances that both found are right, if they err independently',
    counted:
      'All counts are made by code; the JSON has the passages behind them and the rest. Agreement is a finding about this panel, no proof.',
    claims: '[1], [2], … are claims. Of {included} models: + agree, − disagree{mixed}.',
    mixed: ', ± both, or on a condition',
    workClaims:
      '[1], [2], … are claims about the work. Of {included} responses: + does it, − does not{mixed}.',
    workMixed: ', ± in part',
    reported: ', {count} as others’ view',
  },
  messages: {
    marks: { colon: ': ', comma: ', ', semicolon: '; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'the only model{that} {does}',
      onlyNot: 'the only model{that} {doesNot}',
      none: 'none of the {whole} models{those} {does}',
      both: 'both models{those} {do}',
      all: 'all {whole} models{those} {do}',
      one: 'one of the {whole} models{those} {does}',
      some: '{part} of the {whole} models{those} {do}',
    },
    inWords: {
      all: 'all models {do}',
      nearlyAll: 'nearly all models {do}',
      most: 'most models {do}',
    },
    that: ' that addresses this',
    those: ' that address this',
    verbs: {
      answer: ['answers {label}', 'answer {label}', 'does not answer {label}'],
      giveThis: ['gives this answer', 'give this answer', 'does not give this answer'],
      agree: ['agrees', 'agree', 'does not agree'],
      disagree: ['disagrees', 'disagree', 'does not disagree'],
      seeBoth: ['sees both sides', 'see both sides', 'does not see both sides'],
      address: ['addresses this', 'address this', 'does not address this'],
      ignore: ['does not address it', 'do not address it', 'addresses it'],
      report: [
        'reports it as others’ view',
        'report it as others’ view',
        'does not report it as others’ view',
      ],
      say: ['says so', 'say so', 'does not say so'],
      giveFigure: [
        'gives a figure for {what}',
        'give a figure for {what}',
        'does not give a figure for {what}',
      ],
      share: [
        'gives an answer that others share',
        'give an answer that others share',
        'does not give an answer that others share',
      ],
      leaveOpen: ['leaves this open', 'leave this open', 'does not leave this open'],
      miss: ['is not counted in this report', 'are not counted in this report', 'is counted in this report'],
    },
    balance: {
      disagree: { 0: 'none disagrees', 1: 'one disagrees', other: '{count} disagree' },
      seeBoth: { 1: 'one sees both sides', other: '{count} see both sides' },
    },
    counts: {
      silent: { 1: 'the other one does not address it', other: 'the other {count} do not address it' },
      groupGives: { 1: 'one gives {figures}', other: '{count} give {figures}' },
      medianFigure: {
        1: 'the only figure for {what} is {figure}',
        other: 'the median of the {count} figures for {what} is {figure}',
      },
      noMajority: {
        1: 'No answer has a majority: the most frequent, {label}, comes from one of {whole} models',
        other: 'No answer has a majority: the most frequent, {label}, comes from {count} of {whole} models',
      },
      noneOfThese: {
        1: 'one model gives none of the answers counted here.',
        other: '{count} models give none of the answers counted here.',
      },
      bestSupported: {
        1: 'A further claim with wide support: {statements}.',
        other: 'Further claims with wide support: {statements}.',
      },
      taskAnswer: {
        1: 'For the work itself, read the response.',
        other: 'For the work itself, read the {count} responses.',
      },
      unopposed: { 0: 'No model disagrees.', other: 'No model disagrees, but {who}.' },
      opposed: { 1: 'one model disagrees, and {who}.', other: '{count} models disagree, and {who}.' },
      noAnswer: { 1: 'one model gave no answer', other: '{count} models gave no answer' },
      unusable: {
        1: 'one model gave an answer that could not be used',
        other: '{count} models gave an answer that could not be used',
      },
      opinions: {
        1: 'Models of one lab answer alike: these {answers} answers weigh as much as about one independent one (90% interval {low} to {high}).',
        other:
          'Models of one lab answer alike: these {answers} answers weigh as much as about {count} independent ones (90% interval {low} to {high}).',
      },
    },
    texts: {
      campEqualLabs: 'if every lab counts the same, the share of {label} is {share}',
      leadEstablished: 'if other labs had been asked, the same answer would probably still lead',
      figuresBetween: 'from {low} to {high}',
      medianOf: 'with a median of {median}',
      middleHalf: 'the middle half between {lower} and {upper}',
      figuresInGroups: 'the figures for {what} fall into groups',
      nothingCounted: 'No answer of this panel could be counted',
      nothingShared: 'The models have neither an answer nor a claim in common',
      divided: 'The models are divided: {labels} have the same number of supporters',
      nothingLabelled:
        'The responses could not be read reliably for this report, so it counts no answers and no claims.',
      tooFewLabs: 'Too few labs answered to tell whether the lead of {label} is more than chance.',
      mightNotLead: 'The lead is too small to be sure: with other labs another answer could come first.',
      leadsOrShares: 'If other labs had been asked, {label} would probably lead or share the lead.',
      reasonsOf: 'Models that answer {label} tend to agree on this: {statements}.',
      itDepends: 'It depends',
      dependsOn: 'it depends on: {factors}',
      ifThen: 'if {case}: {option}',
      recommends: 'The most frequent answer recommends {option}.',
      task: 'The work asked for is in the responses; this report compares them',
      disputed: 'Disputed: {statement}',
      whichAnswer: 'Which answer is right',
      noCommonDispute: 'No single claim divides the models. The answers differ in what they put first.',
      leanFor: 'Among models that answer {labels}, more agree than disagree.',
      leanAgainst: 'Among models that answer {labels}, more disagree than agree.',
      splitWithin: 'Models that give the same answer differ on this.',
      bothSides: 'Open to both sides: {statement}.',
      claimWithoutWording: 'A claim without a wording',
      campWithoutLabel: 'Position {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Nobody compared the responses with each other.',
      limits:
        'This report repeats no more than {words} words in a row of any response. It says what the responses have in common and where they differ.',
      preferred: 'The best of the {compared} responses is that of {model}',
      preferredAmong: 'The best of the {compared} responses compared is that of {model}',
      readBest: 'To read the best response: {request}',
      readAll: 'To read the responses: {request}',
      best: 'Two models compared {compared} of the {all} responses in pairs, in both orders (pairs won by the best one: {won} of {pairs}; lost: none).',
      none: 'No response stands out: two models compared {compared} of the {all} in pairs, in both orders (pairs decided: {decided} of {pairs}).',
      chosen: 'These {compared} say the most of what other responses say too; the others were not compared.',
      for: 'For {model}: {points}',
      against: 'Against {model}: {points}',
    },
    points: {
      correct: 'correct',
      complete: 'complete',
      follows_request: 'as requested',
      clear: 'clear',
      explains: 'well explained',
      safe: 'safe',
      wrong: 'with a mistake',
      incomplete: 'incomplete',
      off_request: 'not as requested',
      unclear: 'unclear',
      unsafe: 'unsafe',
      unneeded: 'padded',
    },
  },
};
