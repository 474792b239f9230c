import type { Vocabulary } from './vocabulary.ts';

export const italian: Vocabulary = {
  name: 'Italian',
  locale: 'it-IT',
  spaced: true,
  quotes: ['«', '»'],
  functionWords: `
      il lo la i gli le un uno una del dello della dei degli delle di da dal dalla nel nella nei nelle in al
      allo alla ai agli alle sul sulla e ed o è sono era erano essere sarà ha hanno ho abbiamo può possono
      possiamo deve devono devo dobbiamo dovrei dovremmo conviene vale io noi tu lei lui loro mio mia nostro
      nostra suo sua questo questa che chi cosa quale quali quanto quanta quanti quante come perché per con
      senza tra fra su fino quando dove se non più meno meglio peggio ma anche molto ci si scrivi spiega
      pena ne giorno l’ d’ c’ un’ dell’ all’ nell’ dall’ dov’ com’ comprare affittare usare fare sue suoi
      dai dalle sui sulle stato stata fu furono mi ti li tutti tutte dopo mentre però così quest’ dammi piu
      puo perche`,
  letters: 'èòù',
  endings: 'o a i e ato ata mente ante mento menti zione zioni tà tto tta tti tte zza lla llo lle lli',
  negations: 'non mai senza',
  alternatives: 'o e',
  numbers: {
    decimalMark: ',',
    words: `
        0 zero 2 due 3 tre 4 quattro 5 cinque 6 sei 7 sette 8 otto 9 nove 10 dieci 11 undici 12 dodici 13 tredici
        14 quattordici 15 quindici 16 sedici 17 diciassette 18 diciotto 19 diciannove 20 venti 30 trenta 40
        quaranta 50 cinquanta 60 sessanta 70 settanta 80 ottanta 90 novanta 100 cento`,
    one: 'un uno una',
    hundred: 'cento',
    dozen: 'dozzina|dozzine',
    joined: 'e',
    parts: '20 vent 30 trent 40 quarant 50 cinquant 60 sessant 70 settant 80 ottant 90 novant 3 tré',
    minus: 'meno',
    notMinus: 'o meno',
    fractions: {
      '1/2': 'mezzo|mezza|mezz|metà',
      '1/3': 'un terzo',
      '2/3': 'due terzi',
      '1/4': 'un quarto',
      '3/4': 'tre quarti',
      '1000000/2': 'mezzo milione',
      '1000000000/2': 'mezzo miliardo',
    },
    andHalf: 'e mezzo|e mezza',
    scales: { 3: 'mille|mila', 6: 'milione|milioni', 9: 'miliardo|miliardi' },
    notNames: `
        anno anni quasi dopo prima entro oltre altri altre almeno
        gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre`,
    ranges: 'a e o',
  },
  abbreviations: {
    words: 'sez ss ecc es',
    titles: 'dott sig ing avv',
    beforeNumbers: '',
  },
  amounts: {
    panel: `
        modello modelli llm ia panel risposte intervistati partecipanti chatbot laboratori interpellati voci
        membri`,
    amounts: `
        tutti tutte tutto entrambi entrambe maggioranza minoranza maggior molti molte pochi poche alcuni alcune
        diversi diverse parecchi metà terzo quarto quinto nessun nessuno nessuna ogni ognuno unico unica solo
        sola numerosi resto altri due tre quattro cinque sei sette otto nove dieci undici dodici dozzina decina
        unanimemente maggioritariamente ampiamente quasi unanimi unanime insieme totalità`,
    opinions: `
        accordo disaccordo concordano concorda raccomandano raccomanda consigliano consiglia pensano pensa
        ritengono ritiene credono crede dicono dice respingono respinge rifiutano sostengono sostiene approvano
        oppongono oppone preferiscono preferisce affermano afferma avvertono sottolineano considerano considera
        favorevoli contrari convinti scettici dissentono dissente rispondono`,
    between: 'sono è si d in di lo non a con favore contro anche piuttosto che',
    idioms: `
        unanimità|all unanimità|unanimemente|unanimi|a maggioranza|consenso|ampio accordo|accordo generale|
        ampiamente condivisa|ampiamente condiviso|opinione prevalente|opinione dominante|opinione maggioritaria|
        posizione prevalente|risposta più frequente|con una sola voce|nessuno contesta|quasi nessuno`,
    populations: `
        elettori parlamento governo cittadini popolazione famiglie inquilini genitori clienti utenti pazienti
        dipendenti azionisti tribunale paesi imprese città abitanti medici ricercatori economisti consiglio
        commissione proprietari italiani`,
  },
  units: {
    per: 'per',
    perInUnit: 'al all alla ogni',
    perBeforeUnit: 'l|ai',
    perBehind: '',
    names: `
      s secondo, secondi | min minuto, minuti | h ora, ore | d giorno, giorni, dì
      | night notte, notti | wk settimana, settimane
      | mo mese, mesi | qtr trimestre, trimestri | yr anno, anni | decade decennio, decenni
      | century secolo, secoli | mm millimetro, millimetri | cm centimetro, centimetri | m metro, metri
      | km chilometro, chilometri | inch pollice, pollici | ft piede, piedi | mi miglio, miglia
      | ly anno luce, anni luce | m2 metro quadrato, metri quadrati, metro quadro, metri quadri
      | km2 chilometro quadrato, chilometri quadrati | ha ettaro, ettari | ml millilitro, millilitri
      | l litro, litri | m3 metro cubo, metri cubi | km3 chilometro cubo, chilometri cubi | gal gallone, galloni
      | bbl barile, barili | mg milligrammo, milligrammi | g grammo, grammi
      | kg chilogrammo, chilogrammi, chilo, chili | t tonnellata, tonnellate | Gt gigatonnellata, gigatonnellate
      | oz oncia, once | lb libbra, libbre | kWh chilowattora, kilowattora | MWh megawattora
      | kcal chilocaloria, chilocalorie | calorie caloria, calorie | kW chilowatt
      | °C grado Celsius, gradi Celsius, gradi centigradi | °F gradi Fahrenheit | degree grado, gradi
      | Mbit megabit | Gbit gigabit | cup tazza, tazze | tbsp cucchiaio, cucchiai | tsp cucchiaino, cucchiaini
      | % per cento, percento, percentuale | pp punto percentuale, punti percentuali | ‰ per mille
      | share proporzione, frazione | USD dollaro, dollari, dollaro statunitense, dollari statunitensi
      | GBP sterlina, sterline | CHF franco svizzero, franchi svizzeri, franco, franchi | INR rupia, rupie
      | cent centesimo, centesimi`,
    changes: 'aumento rialzo riscaldamento differenza cambiamento variazione calo raffreddamento',
  },
  refusals: {
    turn: 'però|tuttavia',
    declining: [
      String.raw`\bnon (?:posso|sono in grado di|mi è possibile)\b[^.]{0,20}\b(?:rispondere|aiutar|fornir|offrir|dare|darti|accedere|commentare|assister)`,
      String.raw`\bnon ho (?:accesso|opinion|la capacità|informazion)`,
    ],
    apology: 'mi dispiace|mi scuso|purtroppo',
    aside: [
      String.raw`^\W{0,8}(?:in quanto|come (?:ia|modello|assistente))`,
      String.raw`^\W{0,8}(?:se (?:vuoi|hai)|per favore)`,
      String.raw`^\W{0,8}(?:ognuno|(?:diverse|molte) persone|le (?:persone|opinioni))(?!\p{L})[^.!?]{0,60}(?:divers|different|propri)\p{L}{0,6}(?: \p{L}{1,20}){0,2}\W{0,8}$`,
    ],
  },
  self: {
    itself: [
      String.raw`(?:^|[,;:(.!?\n])[\s*_"“«]{0,4}(?:come|in quanto|essendo) (?:una? |un['’])?(?:grande )?(?:ia|modello|assistente|intelligenza artificiale)\b[^;]{0,120}\b(?:io|mi|mi[oa]|miei|mie|sono|ho|posso|devo)\b`,
      String.raw`\bsono [^.;]{0,40}\b(?:ia|modello|assistente)\b|\bsono stat[oa] (?:sviluppat|addestrat|creat)[oa] d|\b(?:mi chiamo|il mio nome è|chiamarmi|chiamami)(?!\p{L})`,
    ],
    called: '[Ss]ono|[Mm]i chiamo|[Ii]l mio nome è|chiamarmi|[Cc]hiamami',
    articles: "il |l['’]",
    made: '(?:sviluppat|addestrat|creat)[oa] da(?:l|lla|i)?|modello d[aeio]',
    fillers: 'il lo gli di del della presso gruppo ricercatori ingegneri azienda linguaggio',
    generic: 'ia assistente',
    introduction: 'sono',
    as: 'come|in quanto',
    speaking: [
      String.raw`,?\s{1,4}(?:creato|sviluppato|addestrato)[ea]?\s+(?:da|dal|dalla)(?!\p{L})`,
      String.raw`(?:[^.!?\n]|\.(?=\S)){0,40},\s{1,4}(?:io|(?:non )?posso)(?!\p{L})`,
    ],
  },
  headings: {
    judgement: 'Che cosa giudica il modello di sintesi {model}',
    unchecked:
      'Almeno in parte da ciò che sanno i due modelli che hanno scritto questo rapporto, non da una risposta del panel',
    sources: 'Fonti della risposta',
    options: 'Opzioni',
    claims: 'Affermazioni principali',
    more: 'e {count} in più (JSON)',
    moreClaims: 'e {count} in più (JSON), ciascuna al massimo +{held}',
  },
  made: {
    simulated:
      'Simulato (risposte: {answers} su {whole}; chiamate della sintesi: {calls}): il simulatore integrato ha preso il posto di modelli reali; questo mostra come funziona il servizio, non che cosa pensano i modelli.',
    asked:
      'Sono contati {included} dei {invited} modelli del panel «{panel}»{partial}, interpellati separatamente e senza strumenti.',
    partial: ' (un panel incompleto)',
    read: 'Sintesi di {models}{readers}{agreement}.',
    readByBoth: '; entrambi hanno letto ogni risposta',
    readByTwo: '; due di loro hanno letto ogni risposta',
    agreed: ' e trovato le stesse cose',
    compared: '; indicate da uno solo o lette diversamente all’inizio: {open} di {all} posizioni',
    settled: '; nessuna resta aperta',
    unsettled: '; rimaste aperte: {left}',
    right:
      '; si stima che il {share} delle posizioni trovate da entrambi sia giusto, se sbagliano in modo indipendente',
    counted:
      'Tutti i conteggi sono fatti da un programma; i passi su cui poggiano e ciò che qui manca sono nel JSON. L’accordo è un dato su questo panel, non una prova.',
    claims: '[1], [2], … sono affermazioni. Su {included} modelli: + d’accordo, − in disaccordo{mixed}.',
    mixed: ', ± entrambe le cose o a una condizione',
    workClaims:
      '[1], [2], … sono affermazioni sul lavoro. Su {included} risposte: + lo fa, − non lo fa{mixed}.',
    workMixed: ', ± in parte',
    reported: ', {count} come opinione altrui',
  },
  messages: {
    marks: { colon: ': ', comma: ', ', semicolon: '; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'l’unico modello{that} {does}',
      onlyNot: 'l’unico modello{that} {doesNot}',
      none: 'nessuno dei {whole} modelli{those} {does}',
      both: 'entrambi i modelli{those} {do}',
      all: 'tutti i {whole} modelli{those} {do}',
      one: 'uno dei {whole} modelli{those} {does}',
      some: '{part} dei {whole} modelli{those} {do}',
    },
    inWords: {
      all: 'tutti i modelli {do}',
      nearlyAll: 'quasi tutti i modelli {do}',
      most: 'la maggior parte dei modelli {do}',
    },
    that: ' che ne parla',
    those: ' che ne parlano',
    verbs: {
      answer: ['risponde {label}', 'rispondono {label}', 'non risponde {label}'],
      giveThis: ['dà questa risposta', 'danno questa risposta', 'non dà questa risposta'],
      agree: ['è d’accordo', 'sono d’accordo', 'non è d’accordo'],
      disagree: ['dissente', 'dissentono', 'non dissente'],
      seeBoth: [
        'vede ragioni da entrambe le parti',
        'vedono ragioni da entrambe le parti',
        'non vede ragioni da entrambe le parti',
      ],
      address: ['ne parla', 'ne parlano', 'non ne parla'],
      ignore: ['non ne parla', 'non ne parlano', 'ne parla'],
      report: [
        'lo riporta come opinione altrui',
        'lo riportano come opinione altrui',
        'non lo riporta come opinione altrui',
      ],
      say: ['lo dice', 'lo dicono', 'non lo dice'],
      giveFigure: [
        'dà una cifra per {what}',
        'danno una cifra per {what}',
        'non dà nessuna cifra per {what}',
      ],
      share: [
        'dà una risposta condivisa da altri',
        'danno una risposta condivisa da altri',
        'non dà una risposta condivisa da altri',
      ],
      leaveOpen: [
        'lascia aperto questo punto',
        'lasciano aperto questo punto',
        'non lascia aperto questo punto',
      ],
      miss: [
        'non è contato in questo rapporto',
        'non sono contati in questo rapporto',
        'è contato in questo rapporto',
      ],
    },
    balance: {
      disagree: { 0: 'nessuno dissente', 1: 'uno dissente', other: '{count} dissentono' },
      seeBoth: {
        1: 'uno vede ragioni da entrambe le parti',
        other: '{count} vedono ragioni da entrambe le parti',
      },
    },
    counts: {
      silent: { 1: 'l’altro non ne parla', other: 'gli altri {count} non ne parlano' },
      groupGives: { 1: 'uno dà {figures}', other: '{count} danno {figures}' },
      medianFigure: {
        1: 'l’unica cifra per {what} è {figure}',
        other: 'la mediana delle {count} cifre per {what} è {figure}',
      },
      noMajority: {
        1: 'Nessuna risposta ha la maggioranza: la più frequente, {label}, è di uno su {whole} modelli',
        other:
          'Nessuna risposta ha la maggioranza: la più frequente, {label}, è di {count} su {whole} modelli',
      },
      noneOfThese: {
        1: 'un modello non dà nessuna delle risposte qui contate.',
        other: '{count} modelli non danno nessuna delle risposte qui contate.',
      },
      bestSupported: {
        1: 'Un’altra affermazione condivisa: {statements}.',
        other: 'Altre affermazioni condivise: {statements}.',
      },
      taskAnswer: {
        1: 'Per il lavoro stesso, si legga la risposta.',
        other: 'Per il lavoro stesso, si leggano le {count} risposte.',
      },
      unopposed: { 0: 'Nessun modello dissente.', other: 'Nessun modello dissente, ma {who}.' },
      opposed: { 1: 'un modello dissente, e {who}.', other: '{count} modelli dissentono, e {who}.' },
      noAnswer: { 1: 'un modello non ha dato risposta', other: '{count} modelli non hanno dato risposta' },
      unusable: {
        1: 'un modello ha dato una risposta inutilizzabile',
        other: '{count} modelli hanno dato una risposta inutilizzabile',
      },
      opinions: {
        1: 'I modelli di uno stesso laboratorio rispondono in modo simile: queste {answers} risposte pesano come circa una indipendente (intervallo al 90%: da {low} a {high}).',
        other:
          'I modelli di uno stesso laboratorio rispondono in modo simile: queste {answers} risposte pesano come circa {count} indipendenti (intervallo al 90%: da {low} a {high}).',
      },
    },
    texts: {
      campEqualLabs: 'se ogni laboratorio conta allo stesso modo, la quota di {label} è pari al {share}',
      leadEstablished:
        'se si fossero interpellati altri laboratori, sarebbe probabilmente in testa la stessa risposta',
      figuresBetween: 'da {low} a {high}',
      medianOf: 'con una mediana di {median}',
      middleHalf: 'la metà centrale tra {lower} e {upper}',
      figuresInGroups: 'le cifre per {what} formano gruppi',
      nothingCounted: 'Nessuna risposta di questo panel ha potuto essere contata',
      nothingShared: 'I modelli non hanno in comune né una risposta né un’affermazione',
      divided: 'I modelli sono divisi: {labels} hanno lo stesso numero di sostenitori',
      nothingLabelled:
        'Le risposte non hanno potuto essere lette in modo affidabile per questo rapporto, che perciò non conta né risposte né affermazioni.',
      tooFewLabs:
        'Hanno risposto troppo pochi laboratori per dire se il vantaggio di {label} sia più che casuale.',
      mightNotLead:
        'Il vantaggio è troppo piccolo per essere certo: con altri laboratori potrebbe essere in testa un’altra risposta.',
      leadsOrShares:
        'Se si fossero interpellati altri laboratori, {label} sarebbe probabilmente in testa, da sola o alla pari.',
      reasonsOf: 'I modelli che rispondono {label} tendono a essere d’accordo su questo: {statements}.',
      itDepends: 'Dipende',
      dependsOn: 'dipende da: {factors}',
      ifThen: 'se {case}: {option}',
      recommends: 'La risposta più frequente raccomanda {option}.',
      task: 'Il lavoro richiesto si trova nelle risposte; questo rapporto le confronta',
      disputed: 'Controverso: {statement}',
      whichAnswer: 'Quale risposta è giusta',
      noCommonDispute:
        'Nessuna affermazione divide da sola i modelli. Le risposte differiscono in ciò che mettono al primo posto.',
      leanFor: 'Tra i modelli che rispondono {labels} prevale l’accordo.',
      leanAgainst: 'Tra i modelli che rispondono {labels} prevale il dissenso.',
      splitWithin: 'Su questo divergono anche modelli che danno la stessa risposta.',
      bothSides: 'Visto da entrambe le parti: {statement}.',
      claimWithoutWording: 'Un’affermazione senza formulazione',
      campWithoutLabel: 'Posizione {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Nessuno ha confrontato le risposte tra loro.',
      limits:
        'Questo rapporto non ripete più di {words} parole di seguito di nessuna risposta. Dice che cosa le risposte hanno in comune e in che cosa differiscono.',
      preferred: 'La migliore delle {compared} risposte è quella di {model}',
      preferredAmong: 'La migliore delle {compared} risposte confrontate è quella di {model}',
      readBest: 'Per leggere la risposta migliore: {request}',
      readAll: 'Per leggere le risposte: {request}',
      best: 'Due modelli hanno confrontato {compared} delle {all} risposte a coppie, in entrambi gli ordini (coppie vinte dalla migliore: {won} di {pairs}; perse: nessuna).',
      none: 'Nessuna risposta spicca: due modelli ne hanno confrontate {compared} su {all} a coppie, in entrambi gli ordini (coppie decise: {decided} di {pairs}).',
      chosen:
        'Queste {compared} sono quelle che dicono di più di ciò che dicono anche altre; le restanti non sono state confrontate.',
      for: 'A favore di {model}: {points}',
      against: 'Contro {model}: {points}',
    },
    points: {
      correct: 'corretta',
      complete: 'completa',
      follows_request: 'conforme alla richiesta',
      clear: 'chiara',
      explains: 'ben spiegata',
      safe: 'sicura',
      wrong: 'con un errore',
      incomplete: 'incompleta',
      off_request: 'non conforme alla richiesta',
      unclear: 'poco chiara',
      unsafe: 'non sicura',
      unneeded: 'prolissa',
    },
  },
};
