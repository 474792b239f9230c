import type { Vocabulary } from './vocabulary.ts';

export const german: Vocabulary = {
  name: 'German',
  locale: 'de-DE',
  spaced: true,
  quotes: ['„', '“'],
  functionWords: `
      der die das den dem des ein eine einen einem einer eines und oder ist sind war waren sein wird werden
      wurde kann können soll sollen sollte sollten muss müssen darf hat haben habe wie was warum wieso
      weshalb wer wen wem welche welcher welches wann wo wohin ob es ich wir ihr sie er mein meine unser
      unsere man nicht kein keine mit ohne für von vom zu zum zur im in am an auf bei aus nach über unter
      als besser mehr viel viele gibt sich lohnt schreibe schreib erkläre nenne welchen jetzt wenn aber auch
      nur noch dass um gegen seit bis dieses dieser diese pro heute geboren nötig sinnvoll diesem diesen
      sehr alle alles hier wenig beim sondern fuer ueber koennen erklaere bedeutet heißt macht ins übersetze`,
  letters: 'ß äöü',
  endings: 'e en er t ung ungen',
  negations: 'nicht kein keine keinem keinen keiner keines nie niemals ohne',
  alternatives: 'oder und',
  numbers: {
    decimalMark: ',',
    words: `
        0 null 2 zwei 3 drei 4 vier 5 fünf 6 sechs 7 sieben 8 acht 9 neun 10 zehn 11 elf 12 zwölf 13 dreizehn 14
        vierzehn 15 fünfzehn 16 sechzehn 17 siebzehn 18 achtzehn 19 neunzehn 20 zwanzig 30 dreißig 30 dreissig 40
        vierzig 50 fünfzig 60 sechzig 70 siebzig 80 achtzig 90 neunzig 100 hundert`,
    one: 'ein eine einen einem einer eins',
    hundred: 'hundert',
    dozen: 'dutzend',
    joined: 'und',
    parts: '',
    minus: 'minus',
    notMinus: 'oder minus',
    fractions: {
      '1/2': 'halb|halbe|halben|halber|halbes|halbem|hälfte',
      '1/3': 'ein drittel|einem drittel',
      '2/3': 'zwei drittel|zwei dritteln',
      '1/4': 'ein viertel|einem viertel|viertelstunde',
      '3/4': 'drei viertel|dreiviertel|dreiviertelstunde',
      '1 1/2': 'anderthalb|eineinhalb',
      '2 1/2': 'zweieinhalb',
      '3 1/2': 'dreieinhalb',
      '4 1/2': 'viereinhalb',
      '5 1/2': 'fünfeinhalb',
      '1000000/2': 'halbe million|halben million',
      '1000000000/2': 'halbe milliarde|halben milliarde',
      '3000000/2': 'anderthalb millionen|eineinhalb millionen',
      '3000000000/2': 'anderthalb milliarden|eineinhalb milliarden',
      '5000000/2': 'zweieinhalb millionen',
      '5000000000/2': 'zweieinhalb milliarden',
    },
    andHalf: '',
    scales: {
      2: 'hundert',
      3: 'tausend|tsd',
      6: 'mio|millionen',
      9: 'milliarde|milliarden|mrd',
      12: 'billionen',
    },
    notNames: `
        jahr jahre jahren jahres rund etwa circa ca ungefähr fast knapp gut mindestens höchstens maximal ab genau
        weitere zwischen während vor insgesamt januar jänner februar märz mai juni juli oktober dezember`,
    ranges: 'bis und oder',
  },
  abbreviations: {
    words:
      'ca usw mio mrd tsd std evtl inkl exkl geb sog bes insb einschl entspr eigtl ehem urspr allg abs aufl med',
    titles: 'dr prof',
    beforeNumbers: 'tab abb kap ziff max mind',
    ordinals: {
      before: 'am im zum vom beim der die das den dem des bis seit ab und',
      months: 'Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
    },
  },
  amounts: {
    panel: `
        modell modelle modellen sprachmodell sprachmodelle sprachmodellen llm llms ki kis panel panels antworten
        befragte befragten befragter teilnehmer teilnehmern chatbots labore laboren stimmen mitglieder`,
    amounts: `
        alle allen aller alles beide beiden beider meisten mehrheit minderheit mehrzahl großteil gros viele
        vielen vieler wenige wenigen weniger einige einigen einiger manche manchen mancher mehrere mehreren
        hälfte drittel viertel fünftel zehntel kein keine keines keinem keiner jedes jeder jedem einziges
        einzige einzelne einzelnen sämtliche sämtlichen übrigen übrige anderen rest zwei drei vier fünf sechs
        sieben acht neun zehn elf zwölf dutzend zahlreiche zahlreichen überwiegend mehrheitlich größtenteils
        weitgehend durchweg durchgehend einstimmig einhellig geschlossen niemand eines prozent`,
    opinions: `
        stimmen stimmt zustimmen raten rät empfehlen empfiehlt meinen meint glauben glaubt finden findet halten
        hält sagen sagt lehnen lehnt ablehnen widersprechen widerspricht befürworten befürwortet unterstützen
        unterstützt argumentieren argumentiert einig uneinig dafür dagegen plädieren plädiert warnen warnt sehen
        sieht betonen betont nennen nennt antworten antwortet bezweifeln bezweifelt fordern fordert
        einverstanden überzeugt skeptisch`,
    between: 'sind ist sich waren war davon das dies hier darin dem zu aber jedoch also klar eher auch nicht',
    idioms: `
        einstimmig|einhellig|einmütig|mehrheitlich|sind sich einig|ist sich einig|weitgehend einig|
        weitgehende einigkeit|breite zustimmung|breiter konsens|konsens|einigkeit herrscht|herrscht einigkeit|
        überwältigende zustimmung|vorherrschende meinung|vorherrschende ansicht|mehrheitsmeinung|
        herrschende meinung|breite mehrheit|überwiegende mehrheit|zustimmung überwiegt|ablehnung überwiegt|
        kaum widerspruch|niemand widerspricht|gespaltenes panel|häufigste meinung|häufigste antwort`,
    populations: `
        wähler wählern parlament bundestag regierung bürger bürgern bevölkerung haushalte haushalten mieter
        mietern eltern kunden nutzer patienten mitarbeiter mitarbeitern aktionäre gericht länder ländern
        unternehmen städte vermieter anwohner ärzte forscher ökonomen rat ausschuss`,
  },
  units: {
    per: 'pro',
    perInUnit: 'je jede jeden jedes',
    perBeforeUnit: 'am|im|in der|die|auf',
    perBehind: '',
    names: `
      ms Millisekunde, Millisekunden | s Sekunde, Sekunden, Sek | min Minute, Minuten | h Stunde, Stunden, Std
      | d Tag, Tage, Tagen
      | night Nacht, Nächte, Nächten | wk Woche, Wochen | mo Monat, Monate, Monaten | qtr Quartal, Quartale
      | yr Jahr, Jahre, Jahren | decade Jahrzehnt, Jahrzehnte, Jahrzehnten
      | century Jahrhundert, Jahrhunderte, Jahrhunderten | mm Millimeter, Millimetern | cm Zentimeter, Zentimetern
      | m Meter, Metern | km Kilometer, Kilometern | inch Zoll | ft Fuß | mi Meile, Meilen | nmi Seemeile, Seemeilen
      | ly Lichtjahr, Lichtjahre, Lichtjahren | cm2 Quadratzentimeter | m2 Quadratmeter, Quadratmetern
      | km2 Quadratkilometer, Quadratkilometern | ha Hektar | ml Milliliter, Millilitern | l Liter, Litern
      | m3 Kubikmeter, Kubikmetern | km3 Kubikkilometer | gal Gallone, Gallonen | bbl Fass, Fässer, Barrel
      | mg Milligramm | g Gramm | kg Kilogramm, Kilo, Kilos | t Tonne, Tonnen | Mt Megatonne, Megatonnen
      | Gt Gigatonne, Gigatonnen | oz Unze, Unzen | J Joule | kJ Kilojoule
      | kWh Kilowattstunde, Kilowattstunden | MWh Megawattstunde, Megawattstunden
      | GWh Gigawattstunde, Gigawattstunden | TWh Terawattstunde, Terawattstunden | kcal Kilokalorie, Kilokalorien
      | calorie Kalorie, Kalorien | kbit Kilobit | Mbit Megabit | Gbit Gigabit | cup Tasse, Tassen
      | tbsp Esslöffel, EL | tsp Teelöffel, TL | kW Kilowatt | MW Megawatt | GW Gigawatt
      | °C Grad Celsius, Grad C | °F Grad Fahrenheit, Grad F | degree Grad
      | % Prozent, vom Hundert | pp Prozentpunkt, Prozentpunkte, Prozentpunkten | ‰ Promille | share Anteil, Bruchteil
      | USD US-Dollar | CHF Franken, Schweizer Franken | INR Rupie, Rupien | cent Eurocent, Rappen
      | kopeck Kopeke, Kopeken`,
    changes: `
      anstieg anstiege erwärmung temperaturanstieg zunahme änderung differenz unterschied temperaturunterschied abnahme abkühlung wärmer kälter`,
  },
  refusals: {
    turn: 'aber|jedoch',
    declining: [
      String.raw`(?:(?:kann|darf|möchte|werde) ich|ich (?:kann|darf|möchte|werde))\b[^.]{0,60}\b(?:nicht|keine?n?)\b[^.]{0,60}(?:beantworten|antworten|helfen|geben|bereitstellen|erfüllen|äußern|unterstützen)`,
      String.raw`\b(?:ich habe|habe ich) (?:\p{L}{1,20} )?kein(?:en|e)? (?:\p{L}{1,20} )?(?:zugang|zugriff|meinung|information)`,
    ],
    apology: 'es tut mir leid|tut mir leid|entschuldigung|leider',
    aside: [
      String.raw`^\W{0,8}(?:als ki|als (?:ein )?sprachmodell)`,
      String.raw`^\W{0,8}(?:bitte (?:wende|kontaktier|konsultier|frag|such|sprich|sprech|lass|teil|gib|geben|stell|formulier|hab|beacht)|wenn (?:sie|du)|gerne)`,
      String.raw`^\W{0,8}(?:(?:verschiedene|viele|andere) )?menschen (?:können|mögen|haben|sehen)\b[^.!?]{0,60}(?:verschieden|unterschiedlich|ander)\p{L}{0,6}(?: \p{L}{1,20}){0,2}\W{0,8}$`,
    ],
  },
  self: {
    itself: [
      String.raw`\b(?:ich bin|als) (?:ein|eine)\b[^,.;]{0,30}\b(?:ki|sprachmodell|assistent)\b`,
      String.raw`\bals (?:[^,;]{0,20} )?(?:ki|sprachmodell|chatbot|assistent)\b[^;]{0,100}\bich\b|\bals von [^,;]{1,40} (?:entwickelt|trainiert|erstellt)es \p{L}{0,20}-?modell\b[^;]{0,60}\bich\b`,
      String.raw`\bich bin [^.;]{1,40}, ein[^.;]{0,30}\b(?:ki|sprachmodell|assistent)|\bich (?:wurde|bin) [^.;]{1,60}(?:entwickelt|trainiert|erstellt)\b|\b(?:ich heiße|mein name ist|(?:nenn|nennt|nennen sie) mich)\b`,
    ],
    called: '[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Nn]enn(?:t|en Sie)? mich',
    articles: 'einfach ',
    made: '(?:entwickelt|trainiert|erstellt)(?:es|e|er)? (?:von|durch|bei)|(?:wurde|Sprachmodell|Modell|Assistent) von',
    fillers: `
        einem einer eine der dem den die von bei am Team Forscherinnen Forschern? Entwicklern? Ingenieuren Firma
        Unternehmen namens`,
    generic: 'ki assistent modell',
    introduction: 'ich bin',
    as: 'als',
    speaking: [
      String.raw`,?\s{1,4}(?:entwickelt|trainiert|erstellt)[ea]?\s+von(?!\p{L})`,
      String.raw`(?:[^.!?\n]|\.(?=\S)){0,40}\s(?:kann|bin|habe|möchte|würde|darf|muss|sehe|rate|empfehle)\s+ich(?!\p{L})`,
    ],
  },
  headings: {
    judgement: 'Was das Synthesemodell {model} urteilt',
    unchecked:
      'Mindestens zum Teil aus dem Wissen der beiden Modelle, die diesen Bericht geschrieben haben, nicht aus einer Antwort des Panels',
    sources: 'Quellen der Antwort',
    options: 'Optionen',
    claims: 'Wichtige Aussagen',
    more: 'und {count} weitere (JSON)',
    moreClaims: 'und {count} weitere (JSON), je höchstens +{held}',
  },
  made: {
    simulated:
      'Simuliert (Antworten: {answers} von {whole}; Aufrufe der Synthese: {calls}): Statt echter Modelle hat der eingebaute Simulator geantwortet. Dies zeigt, wie der Dienst arbeitet, nicht, was Modelle meinen.',
    asked:
      '{included} von {invited} Modellen des Panels „{panel}“ sind gezählt{partial}, jedes für sich und ohne Werkzeuge gefragt.',
    partial: ' (ein unvollständiges Panel)',
    read: 'Zusammengefasst von {models}{readers}{agreement}.',
    readByBoth: '; beide haben jede Antwort gelesen',
    readByTwo: '; zwei davon haben jede Antwort gelesen',
    agreed: ' und dasselbe gefunden',
    compared: '; zunächst nur von einem genannt oder verschieden gelesen: {open} von {all} Haltungen',
    settled: '; keine blieb offen',
    unsettled: '; offen geblieben: {left}',
    right:
      '; geschätzt {share} der Haltungen, die beide fanden, stimmen, wenn sie sich unabhängig voneinander irren',
    counted:
      'Alle Zählungen macht ein Programm; die Stellen dahinter und was hier fehlt, stehen im JSON. Übereinstimmung ist ein Befund über dieses Panel, kein Beweis.',
    claims: '[1], [2], … sind Aussagen. Von {included} Modellen: + stimmen zu, − widersprechen{mixed}.',
    mixed: ', ± beides oder unter einer Bedingung',
    workClaims:
      '[1], [2], … sind Aussagen über das Verlangte. Von {included} Antworten: + tut dies, − tut es nicht{mixed}.',
    workMixed: ', ± zum Teil',
    reported: ', {count} als Ansicht anderer',
  },
  messages: {
    marks: { colon: ': ', comma: ', ', semicolon: '; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'das einzige Modell{that} {does}',
      onlyNot: 'das einzige Modell{that} {doesNot}',
      none: 'keines der {whole} Modelle{those} {does}',
      both: 'beide Modelle{those} {do}',
      all: 'alle {whole} Modelle{those} {do}',
      one: 'eines der {whole} Modelle{those} {does}',
      some: '{part} der {whole} Modelle{those} {do}',
    },
    inWords: {
      all: 'alle Modelle {do}',
      nearlyAll: 'fast alle Modelle {do}',
      most: 'die meisten Modelle {do}',
    },
    that: ', das darauf eingeht,',
    those: ', die darauf eingehen,',
    verbs: {
      answer: ['antwortet {label}', 'antworten {label}', 'antwortet nicht {label}'],
      giveThis: ['gibt diese Antwort', 'geben diese Antwort', 'gibt diese Antwort nicht'],
      agree: ['stimmt zu', 'stimmen zu', 'stimmt nicht zu'],
      disagree: ['widerspricht', 'widersprechen', 'widerspricht nicht'],
      seeBoth: ['sieht beide Seiten', 'sehen beide Seiten', 'sieht nicht beide Seiten'],
      address: ['geht darauf ein', 'gehen darauf ein', 'geht nicht darauf ein'],
      ignore: ['geht nicht darauf ein', 'gehen nicht darauf ein', 'geht darauf ein'],
      report: [
        'gibt es als Ansicht anderer wieder',
        'geben es als Ansicht anderer wieder',
        'gibt es nicht als Ansicht anderer wieder',
      ],
      say: ['sagt das', 'sagen das', 'sagt das nicht'],
      giveFigure: [
        'nennt eine Zahl für {what}',
        'nennen eine Zahl für {what}',
        'nennt keine Zahl für {what}',
      ],
      share: [
        'gibt eine Antwort, die andere teilen',
        'geben eine Antwort, die andere teilen',
        'gibt nicht eine Antwort, die andere teilen',
      ],
      leaveOpen: ['lässt das offen', 'lassen das offen', 'lässt das nicht offen'],
      miss: ['ist in diesem Bericht nicht gezählt', 'sind in diesem Bericht nicht gezählt', 'ist gezählt'],
    },
    balance: {
      disagree: { 0: 'keines widerspricht', 1: 'eines widerspricht', other: '{count} widersprechen' },
      seeBoth: { 1: 'eines sieht beide Seiten', other: '{count} sehen beide Seiten' },
    },
    counts: {
      silent: {
        1: 'das andere geht nicht darauf ein',
        other: 'die anderen {count} gehen nicht darauf ein',
      },
      groupGives: { 1: 'eines nennt {figures}', other: '{count} nennen {figures}' },
      medianFigure: {
        1: 'die einzige Zahl für {what} ist {figure}',
        other: 'der Median der {count} Zahlen für {what} ist {figure}',
      },
      noMajority: {
        1: 'Keine Antwort hat eine Mehrheit: die häufigste, {label}, kommt von einem von {whole} Modellen',
        other:
          'Keine Antwort hat eine Mehrheit: die häufigste, {label}, kommt von {count} von {whole} Modellen',
      },
      noneOfThese: {
        1: 'ein Modell gibt keine der hier gezählten Antworten.',
        other: '{count} Modelle geben keine der hier gezählten Antworten.',
      },
      bestSupported: {
        1: 'Eine weitere Aussage mit breiter Zustimmung: {statements}.',
        other: 'Weitere Aussagen mit breiter Zustimmung: {statements}.',
      },
      taskAnswer: {
        1: 'Das Verlangte selbst steht in der Antwort.',
        other: 'Das Verlangte selbst steht in den {count} Antworten.',
      },
      unopposed: { 0: 'Kein Modell widerspricht.', other: 'Kein Modell widerspricht, doch {who}.' },
      opposed: {
        1: 'ein Modell widerspricht, und {who}.',
        other: '{count} Modelle widersprechen, und {who}.',
      },
      noAnswer: { 1: 'ein Modell gab keine Antwort', other: '{count} Modelle gaben keine Antwort' },
      unusable: {
        1: 'ein Modell gab eine Antwort, die nicht zu verwenden war',
        other: '{count} Modelle gaben eine Antwort, die nicht zu verwenden war',
      },
      opinions: {
        1: 'Modelle desselben Labors antworten ähnlich: Diese {answers} Antworten wiegen so viel wie etwa eine unabhängige (90-%-Intervall {low} bis {high}).',
        other:
          'Modelle desselben Labors antworten ähnlich: Diese {answers} Antworten wiegen so viel wie etwa {count} unabhängige (90-%-Intervall {low} bis {high}).',
      },
    },
    texts: {
      campEqualLabs: 'zählt jedes Labor gleich viel, liegt der Anteil von {label} bei {share}',
      leadEstablished: 'wären andere Labore gefragt worden, läge wohl trotzdem dieselbe Antwort vorn',
      figuresBetween: 'von {low} bis {high}',
      medianOf: 'im Median {median}',
      middleHalf: 'die mittlere Hälfte zwischen {lower} und {upper}',
      figuresInGroups: 'die Zahlen für {what} zerfallen in Gruppen',
      nothingCounted: 'Keine Antwort dieses Panels konnte gezählt werden',
      nothingShared: 'Die Modelle haben weder eine Antwort noch eine Aussage gemeinsam',
      divided: 'Die Modelle sind geteilter Meinung: {labels} haben gleich viele Anhänger',
      nothingLabelled:
        'Die Antworten konnten für diesen Bericht nicht verlässlich gelesen werden; er zählt daher weder Antworten noch Aussagen.',
      tooFewLabs:
        'Zu wenige Labore haben geantwortet, um zu sagen, ob der Vorsprung von {label} mehr als Zufall ist.',
      mightNotLead:
        'Der Vorsprung ist zu klein, um sicher zu sein: Mit anderen Laboren könnte eine andere Antwort vorn liegen.',
      leadsOrShares:
        'Wären andere Labore gefragt worden, läge {label} wohl auch vorn, allein oder gleichauf.',
      reasonsOf: 'Modelle, die {label} antworten, stimmen meist auch dem zu: {statements}.',
      itDepends: 'Es kommt darauf an',
      dependsOn: 'davon hängt es ab: {factors}',
      ifThen: 'wenn {case}: {option}',
      recommends: 'Die häufigste Antwort empfiehlt {option}.',
      task: 'Das Verlangte steht in den Antworten; dieser Bericht vergleicht sie',
      disputed: 'Umstritten: {statement}',
      whichAnswer: 'Welche Antwort richtig ist',
      noCommonDispute:
        'Keine einzelne Aussage trennt die Modelle. Die Antworten unterscheiden sich darin, was sie voranstellen.',
      leanFor: 'Unter den Modellen, die {labels} antworten, überwiegt die Zustimmung.',
      leanAgainst: 'Unter den Modellen, die {labels} antworten, überwiegt der Widerspruch.',
      splitWithin: 'Modelle mit derselben Antwort sind hierin verschiedener Meinung.',
      bothSides: 'Von beiden Seiten gesehen: {statement}.',
      claimWithoutWording: 'Eine Aussage ohne Wortlaut',
      campWithoutLabel: 'Position {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Niemand hat die Antworten miteinander verglichen.',
      limits:
        'Dieser Bericht wiederholt aus keiner Antwort mehr als {words} Wörter am Stück. Er sagt, was die Antworten gemeinsam haben und worin sie sich unterscheiden.',
      preferred: 'Die beste der {compared} Antworten ist die von {model}',
      preferredAmong: 'Die beste der {compared} verglichenen Antworten ist die von {model}',
      readBest: 'So ist die beste Antwort zu lesen: {request}',
      readAll: 'So sind die Antworten zu lesen: {request}',
      best: 'Zwei Modelle haben {compared} der {all} Antworten paarweise und in beiden Reihenfolgen verglichen (von der besten gewonnene Paare: {won} von {pairs}; verlorene: keine).',
      none: 'Keine Antwort ragt heraus: Zwei Modelle haben {compared} der {all} paarweise und in beiden Reihenfolgen verglichen (entschiedene Paare: {decided} von {pairs}).',
      chosen:
        'Diese {compared} sagen am meisten von dem, was auch andere Antworten sagen; die übrigen wurden nicht verglichen.',
      for: 'Für {model}: {points}',
      against: 'Gegen {model}: {points}',
    },
    points: {
      correct: 'richtig',
      complete: 'vollständig',
      follows_request: 'wie verlangt',
      clear: 'klar',
      explains: 'gut erklärt',
      safe: 'sicher',
      wrong: 'fehlerhaft',
      incomplete: 'unvollständig',
      off_request: 'nicht wie verlangt',
      unclear: 'unklar',
      unsafe: 'unsicher',
      unneeded: 'weitschweifig',
    },
  },
};
