import type { Vocabulary } from './vocabulary.ts';

export const french: Vocabulary = {
  name: 'French',
  locale: 'fr-FR',
  spaced: true,
  quotes: ['« ', ' »'],
  functionWords: `
      le la les un une des du de et ou où est sont était être sera ont avons avez peut pouvons doit devons
      dois devrais faut il elle ils elles on je nous vous tu mon ma mes notre nos votre ce cet cette ces que
      qui quoi quel quelle quels quelles combien comment pourquoi quand si ne pas plus moins avec sans pour
      par dans sur sous entre vers chez en au aux mieux meilleur meilleure y écris écrivez explique traduis vaut
      peine donne leur leurs son sa ses mais aussi très a l’ d’ s’ c’ j’ n’ qu’ t’ m’ acheter louer à été
      suis me se tout tous toute toutes autres cela celle celui afin jusqu’ depuis`,
  letters: 'œêûîâ ç èòù',
  endings:
    'e es s t ment ments tion tions eux euse eur eurs ique iques aire aires é és ée ées er ait ent ant x elle ette',
  negations: 'pas non jamais sans',
  alternatives: 'ou et',
  numbers: {
    decimalMark: ',',
    words: `
        0 zéro 2 deux 3 trois 4 quatre 5 cinq 6 six 7 sept 8 huit 9 neuf 10 dix 11 onze 12 douze 13 treize 14
        quatorze 15 quinze 16 seize 17 dix-sept 18 dix-huit 19 dix-neuf 20 vingt 30 trente 40 quarante 50 cinquante 60 soixante 70 soixante-dix
        70 septante 71 soixante-et-onze 72 soixante-douze 73 soixante-treize 74 soixante-quatorze
        75 soixante-quinze 76 soixante-seize 80 quatre-vingts 80 quatre-vingt 80 huitante
        90 quatre-vingt-dix 90 nonante 91 quatre-vingt-onze 92 quatre-vingt-douze 93 quatre-vingt-treize
        94 quatre-vingt-quatorze 95 quatre-vingt-quinze 96 quatre-vingt-seize 100 cent`,
    one: 'un une',
    hundred: 'cent|cents',
    dozen: 'douzaine|douzaines',
    joined: 'et',
    parts: '',
    minus: 'moins',
    notMinus: 'au moins|ou moins|du moins',
    fractions: {
      '1/2': 'demi|demie|moitié',
      '1/3': 'un tiers',
      '2/3': 'deux tiers',
      '1/4': 'un quart|quart d heure',
      '3/4': 'trois quarts',
      '1000000/2': 'demi million',
      '1000000000/2': 'demi milliard',
    },
    andHalf: 'et demi|et demie',
    scales: { 3: 'mille', 6: 'million|millions', 9: 'milliard|milliards', 12: 'mille milliards' },
    notNames: `
        année années environ près presque quelque quelques seulement après avant depuis pendant
        janvier février mars avril juin juillet août septembre octobre novembre décembre`,
    ranges: 'a à et ou',
  },
  abbreviations: {
    words: 'env éd',
    titles: 'mme mlle',
    beforeNumbers: '',
  },
  amounts: {
    panel: `
        modèle modèles llm llms ia ias panel réponses répondants participants chatbots laboratoires sondés
        interrogés voix membres`,
    amounts: `
        tous toutes tout deux plupart majorité minorité beaucoup peu certains certaines quelques plusieurs
        moitié tiers quart cinquième aucun aucune chaque chacun unique seul seule nombreux nombreuses ensemble
        totalité reste autres trois quatre cinq six sept huit neuf dix onze douze dizaine douzaine unanimement
        majoritairement largement presque personne unanimes unanime divers`,
    opinions: `
        accord désaccord conviennent convient recommandent recommande conseillent conseille pensent pense
        estiment estime croient croit disent dit rejettent rejette refusent refuse soutiennent soutient
        approuvent approuve opposent oppose préfèrent préfère affirment affirme avertissent soulignent jugent
        juge favorables favorable opposés opposé convaincus sceptiques considèrent répondent`,
    between: 'sont est s se en d de ne n ont y le la pas à contre pour plutôt ici aussi',
    idioms: `
        unanimité|à l unanimité|unanimement|unanimes|majoritairement|consensus|font consensus|fait consensus|
        large accord|accord général|largement partagé|largement partagée|avis majoritaire|opinion dominante|
        avis dominant|opinion majoritaire|position majoritaire|réponse la plus fréquente|d une seule voix|
        presque personne ne|personne ne conteste|à une large majorité`,
    populations: `
        électeurs parlement assemblée gouvernement citoyens population ménages locataires parents clients
        utilisateurs patients salariés actionnaires tribunal pays entreprises villes habitants médecins
        chercheurs économistes conseil commission propriétaires français`,
  },
  units: {
    per: 'par',
    perInUnit: 'chaque',
    perBeforeUnit: 'à l|de l|l|le|la|aux',
    perBehind: '',
    names: `
      s seconde, secondes | h heure, heures | d jour, jours, journée, journées
      | night nuit, nuits | wk semaine, semaines | mo mois
      | qtr trimestre, trimestres | yr an, ans, année, années | decade décennie, décennies
      | century siècle, siècles | mm millimètre, millimètres | cm centimètre, centimètres | m mètre, mètres
      | km kilomètre, kilomètres | inch pouce, pouces | ft pied, pieds | ly année lumière, années lumière
      | m2 mètre carré, mètres carrés | km2 kilomètre carré, kilomètres carrés | ml millilitre, millilitres
      | cm3 centimètre cube, centimètres cubes | m3 mètre cube, mètres cubes | km3 kilomètre cube, kilomètres cubes
      | bbl baril, barils | mg milligramme, milligrammes | kg kilogrammes | Mt mégatonne, mégatonnes
      | Gt gigatonne, gigatonnes | oz once, onces | lb livre, livres | kWh kilowattheure, kilowattheures
      | MWh mégawattheure, mégawattheures | GWh gigawattheure, gigawattheures | TWh térawattheure, térawattheures
      | kcal kilocalorie, kilocalories | MW mégawatt, mégawatts
      | °C degré Celsius, degrés Celsius | °F degré Fahrenheit, degrés Fahrenheit | degree degré, degrés
      | Mbit mégabit, mégabits | Gbit gigabit, gigabits | cup tasse, tasses | tbsp cuillère à soupe, cuillères à soupe
      | tsp cuillère à café, cuillères à café
      | % pour cent, pourcent | pp point de pourcentage, points de pourcentage | ‰ pour mille | share fraction
      | USD dollar américain, dollars américains | GBP livre sterling, livres sterling
      | CHF franc suisse, francs suisses | INR roupie, roupies | cent centime, centimes`,
    changes: 'hausse augmentation réchauffement différence écart baisse variation refroidissement',
  },
  refusals: {
    turn: 'mais|cependant',
    declining: [
      String.raw`\bje ne (?:peux|puis|suis)\b[^.]{0,60}\b(?:répondre|aider|fournir|donner|discuter|commenter|accéder|assister)`,
      String.raw`\bje n'ai pas (?:accès|d'avis|d'opinion|d'information|la capacité)`,
    ],
    apology: '(?:je suis )?désolée?|malheureusement',
    aside: [
      String.raw`^\W{0,8}en tant qu`,
      String.raw`^\W{0,8}(?:si vous|n'hésitez)`,
      String.raw`^\W{0,8}(?:chacun|les gens|les avis|les opinions)\b[^.!?]{0,60}(?:différent|diverg|vari|propre)\p{L}{0,6}(?: \p{L}{1,20}){0,2}\W{0,8}$`,
    ],
  },
  self: {
    itself: [
      String.raw`(?:^|[,;:(.!?\n])[\s*_"“«]{0,4}(?:comme|étant) (?:une? )?(?:grand )?(?:ia|modèle|assistant|intelligence artificielle)\b[^;]{0,120}\b(?:je|j|me|mon|ma|mes)\b`,
      String.raw`\b(?:je suis|en tant qu)[^,.;]{0,40}\b(?:ia|modèle|assistant)\b`,
      String.raw`\bje suis [^.;]{1,40}, une? [^.;]{0,30}(?:ia|modèle|assistant)\b|\b(?:j['’]ai été|je suis) (?:\p{L}{1,20} )?(?:développée?|entraînée?|créée?|conçue?) par\b|\b(?:je m['’]appelle|mon nom est|m['’]appeler|appel(?:le|ez)-moi)\b`,
    ],
    called: "[Jj]e suis|[Jj]e m['’]appelle|[Mm]on nom est|m['’]appeler|[Aa]ppel(?:le|ez)-moi",
    articles: "l['’]|le ",
    made: "(?:développé|entraîné|créé|conçu)e?s? par|modèle (?:de|d['’])",
    fillers: "une? la le les l' équipe de du des chez chercheurs ingénieurs société entreprise appelée",
    generic: 'ia',
    introduction: "je suis|je m['’]appelle",
    as: String.raw`comme|en tant qu(?:e\s|['’])`,
    speaking: [
      String.raw`,?\s{1,4}(?:créé|développé|entraîné|conçu)[ea]?\s+par(?!\p{L})`,
      String.raw`(?:[^.!?\n]|\.(?=\S)){0,40},\s{1,4}(?:je|j['’])(?!\p{L})`,
    ],
  },
  headings: {
    judgement: 'Ce que juge le modèle de synthèse {model}',
    unchecked:
      'Tiré, au moins en partie, de ce que savent les deux modèles qui ont rédigé ce rapport, et non d’une réponse du panel',
    sources: 'Sources de la réponse',
    options: 'Options proposées',
    claims: 'Principales affirmations',
    more: 'et {count} de plus (JSON)',
    moreClaims: 'et {count} de plus (JSON), chacune au plus +{held}',
  },
  made: {
    simulated:
      'Simulation (réponses : {answers} sur {whole} ; appels de la synthèse : {calls}) : le simulateur intégré a pris la place de vrais modèles ; cela montre comment fonctionne le service, non ce que pensent les modèles.',
    asked:
      '{included} des {invited} modèles du panel « {panel} » sont comptés{partial}, interrogés séparément et sans outils.',
    partial: ' (panel incomplet)',
    read: 'Synthèse de {models}{readers}{agreement}.',
    readByBoth: ' ; les deux ont lu chaque réponse',
    readByTwo: ' ; deux d’entre eux ont lu chaque réponse',
    agreed: ' et relevé la même chose',
    compared: ' ; relevées par un seul ou lues différemment au départ : {open} des {all} positions',
    settled: ' ; aucune ne reste ouverte',
    unsettled: ' ; restées ouvertes : {left}',
    right:
      ' ; on estime que {share} des positions trouvées par les deux sont justes, s’ils se trompent indépendamment',
    counted:
      'Tous les décomptes sont faits par un programme ; les passages qui les fondent et ce qui est omis ici sont dans le JSON. L’accord est un constat sur ce panel, pas une preuve.',
    claims: '[1], [2], … sont des affirmations. Sur {included} modèles : + d’accord, − en désaccord{mixed}.',
    mixed: ', ± les deux ou sous condition',
    workClaims:
      '[1], [2], … sont des affirmations sur le travail. Sur {included} réponses : + le fait, − ne le fait pas{mixed}.',
    workMixed: ', ± en partie',
    reported: ', {count} comme l’avis d’autrui',
  },
  messages: {
    marks: { colon: ' : ', comma: ', ', semicolon: ' ; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'le seul modèle{that} {does}',
      onlyNot: 'le seul modèle{that} {doesNot}',
      none: 'aucun des {whole} modèles{those} {doesNone}',
      both: 'les deux modèles{those} {do}',
      all: 'les {whole} modèles{those} {do}',
      one: 'un des {whole} modèles{those} {does}',
      some: '{part} des {whole} modèles{those} {do}',
    },
    inWords: {
      all: 'tous les modèles {do}',
      nearlyAll: 'presque tous les modèles {do}',
      most: 'la plupart des modèles {do}',
    },
    that: ' qui aborde ce point',
    those: ' qui abordent ce point',
    verbs: {
      answer: ['répond {label}', 'répondent {label}', 'ne répond pas {label}', 'ne répond {label}'],
      giveThis: [
        'donne cette réponse',
        'donnent cette réponse',
        'ne donne pas cette réponse',
        'ne donne cette réponse',
      ],
      agree: ['est d’accord', 'sont d’accord', 'n’est pas d’accord', 'n’est d’accord'],
      disagree: ['s’y oppose', 's’y opposent', 'ne s’y oppose pas', 'ne s’y oppose'],
      seeBoth: [
        'voit du vrai des deux côtés',
        'voient du vrai des deux côtés',
        'ne voit pas du vrai des deux côtés',
        'ne voit du vrai des deux côtés',
      ],
      address: ['aborde ce point', 'abordent ce point', 'n’aborde pas ce point', 'n’aborde ce point'],
      ignore: ['n’aborde pas ce point', 'n’abordent pas ce point', 'aborde ce point', 'n’ignore ce point'],
      report: [
        'le rapporte comme l’avis d’autrui',
        'le rapportent comme l’avis d’autrui',
        'ne le rapporte pas comme l’avis d’autrui',
        'ne le rapporte comme l’avis d’autrui',
      ],
      say: ['le dit', 'le disent', 'ne le dit pas', 'ne le dit'],
      giveFigure: [
        'donne un chiffre pour {what}',
        'donnent un chiffre pour {what}',
        'ne donne pas de chiffre pour {what}',
        'ne donne de chiffre pour {what}',
      ],
      share: [
        'donne une réponse que d’autres partagent',
        'donnent une réponse que d’autres partagent',
        'ne donne pas une réponse que d’autres partagent',
        'ne donne une réponse que d’autres partagent',
      ],
      leaveOpen: [
        'laisse la question ouverte',
        'laissent la question ouverte',
        'ne laisse pas la question ouverte',
        'ne laisse la question ouverte',
      ],
      miss: [
        'n’est pas compté dans ce rapport',
        'ne sont pas comptés dans ce rapport',
        'est compté dans ce rapport',
        'n’est exclu de ce rapport',
      ],
    },
    balance: {
      disagree: { 0: 'aucun ne s’y oppose', 1: 'un seul s’y oppose', other: '{count} s’y opposent' },
      seeBoth: { 1: 'un seul voit du vrai des deux côtés', other: '{count} voient du vrai des deux côtés' },
    },
    counts: {
      silent: { 1: 'l’autre n’aborde pas ce point', other: 'les {count} autres n’abordent pas ce point' },
      groupGives: { 1: 'un donne {figures}', other: '{count} donnent {figures}' },
      medianFigure: {
        1: 'le seul chiffre pour {what} est {figure}',
        other: 'la médiane des {count} chiffres pour {what} est {figure}',
      },
      noMajority: {
        1: 'Aucune réponse n’a la majorité : la plus fréquente, {label}, vient d’un sur {whole} modèles',
        other:
          'Aucune réponse n’a la majorité : la plus fréquente, {label}, vient de {count} sur {whole} modèles',
      },
      noneOfThese: {
        1: 'un modèle ne donne aucune des réponses comptées ici.',
        other: '{count} modèles ne donnent aucune des réponses comptées ici.',
      },
      bestSupported: {
        1: 'Une autre affirmation bien soutenue : {statements}.',
        other: 'D’autres affirmations bien soutenues : {statements}.',
      },
      taskAnswer: {
        1: 'Pour le travail lui-même, lisez la réponse.',
        other: 'Pour le travail lui-même, lisez les {count} réponses.',
      },
      unopposed: { 0: 'Aucun modèle ne s’y oppose.', other: 'Aucun modèle ne s’y oppose, mais {who}.' },
      opposed: { 1: 'un modèle s’y oppose, et {who}.', other: '{count} modèles s’y opposent, et {who}.' },
      noAnswer: {
        1: 'un modèle n’a donné aucune réponse',
        other: '{count} modèles n’ont donné aucune réponse',
      },
      unusable: {
        1: 'un modèle a donné une réponse inutilisable',
        other: '{count} modèles ont donné une réponse inutilisable',
      },
      opinions: {
        1: 'Les modèles d’un même laboratoire répondent de façon semblable : ces {answers} réponses pèsent autant qu’environ une réponse indépendante (intervalle à 90 % : {low} à {high}).',
        other:
          'Les modèles d’un même laboratoire répondent de façon semblable : ces {answers} réponses pèsent autant qu’environ {count} réponses indépendantes (intervalle à 90 % : {low} à {high}).',
      },
    },
    texts: {
      campEqualLabs: 'si chaque laboratoire pèse autant, la part de {label} est de {share}',
      leadEstablished:
        'si d’autres laboratoires avaient été interrogés, la même réponse serait sans doute encore en tête',
      figuresBetween: 'de {low} à {high}',
      medianOf: 'avec une médiane de {median}',
      middleHalf: 'la moitié centrale entre {lower} et {upper}',
      figuresInGroups: 'les chiffres pour {what} forment des groupes',
      nothingCounted: 'Aucune réponse de ce panel n’a pu être comptée',
      nothingShared: 'Les modèles n’ont en commun ni réponse ni affirmation',
      divided: 'Les modèles sont partagés : {labels} comptent autant de partisans',
      nothingLabelled:
        'Les réponses n’ont pas pu être lues de façon fiable pour ce rapport, qui ne compte donc ni réponses ni affirmations.',
      tooFewLabs:
        'Trop peu de laboratoires ont répondu pour dire si l’avance de {label} tient à autre chose qu’au hasard.',
      mightNotLead:
        'L’avance est trop faible pour être sûre : avec d’autres laboratoires, une autre réponse pourrait arriver en tête.',
      leadsOrShares:
        'Si d’autres laboratoires avaient été interrogés, {label} serait sans doute en tête, seule ou à égalité.',
      reasonsOf: 'Les modèles qui répondent {label} tendent à être d’accord sur ceci : {statements}.',
      itDepends: 'Cela dépend',
      dependsOn: 'cela dépend de : {factors}',
      ifThen: 'si {case} : {option}',
      recommends: 'La réponse la plus fréquente recommande {option}.',
      task: 'Le travail demandé se trouve dans les réponses ; ce rapport les compare',
      disputed: 'En débat : {statement}',
      whichAnswer: 'Quelle réponse est la bonne',
      noCommonDispute:
        'Aucune affirmation à elle seule ne divise les modèles. Les réponses diffèrent par ce qu’elles placent en premier.',
      leanFor: 'Parmi les modèles qui répondent {labels}, l’accord l’emporte.',
      leanAgainst: 'Parmi les modèles qui répondent {labels}, le désaccord l’emporte.',
      splitWithin: 'Des modèles qui donnent la même réponse divergent sur ce point.',
      bothSides: 'Vu des deux côtés : {statement}.',
      claimWithoutWording: 'Une affirmation sans formulation',
      campWithoutLabel: 'Position {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Personne n’a comparé les réponses entre elles.',
      limits:
        'Ce rapport ne reprend pas plus de {words} mots de suite d’aucune réponse. Il dit ce que les réponses ont en commun et en quoi elles diffèrent.',
      preferred: 'La meilleure des {compared} réponses est celle de {model}',
      preferredAmong: 'La meilleure des {compared} réponses comparées est celle de {model}',
      readBest: 'Pour lire la meilleure réponse : {request}',
      readAll: 'Pour lire les réponses : {request}',
      best: 'Deux modèles ont comparé {compared} des {all} réponses par paires, dans les deux ordres (paires gagnées par la meilleure : {won} sur {pairs} ; perdues : aucune).',
      none: 'Aucune réponse ne se détache : deux modèles en ont comparé {compared} sur {all} par paires, dans les deux ordres (paires décidées : {decided} sur {pairs}).',
      chosen:
        'Ces {compared} réponses sont celles qui disent le plus de ce que d’autres disent aussi ; les autres n’ont pas été comparées.',
      for: 'Pour {model} : {points}',
      against: 'Contre {model} : {points}',
    },
    points: {
      correct: 'juste',
      complete: 'complète',
      follows_request: 'conforme à la demande',
      clear: 'claire',
      explains: 'bien expliquée',
      safe: 'sûre',
      wrong: 'en partie fausse',
      incomplete: 'incomplète',
      off_request: 'non conforme à la demande',
      unclear: 'peu claire',
      unsafe: 'dangereuse',
      unneeded: 'délayée',
    },
  },
};
