import type { Vocabulary } from './vocabulary.ts';

export const spanish: Vocabulary = {
  name: 'Spanish',
  locale: 'es-ES',
  spaced: true,
  quotes: ['«', '»'],
  functionWords: `
      el la los las un una unos unas del de al y o u es son era fue ser está están hay ha han he puede
      pueden podemos debe deben debo debemos debería deberíamos conviene vale merece yo nosotros tú usted él
      ella ellos mi mis nuestro nuestra su sus este esta estos qué que quién quien cuál cual cuáles cuánto
      cuánta cuántos cuántas cómo por para con sin en entre sobre hasta desde cuándo dónde si no más menos
      mejor peor pero también muy se lo le nos escribe escriba explica dime día mucho comprar alquilar usar
      hacer te me les uno otro otra ese esa eso esto sido fueron tiene tienen había hace toda todo todos
      según aunque mientras tanto así ya como cuando donde porque mas cuantos cuantas tras ni pena dame haz
      será después tambien dia asi segun debido otros cuanto cuanta estan`,
  letters: '¿¡ñ áíóú',
  endings:
    'o os a as ar ado ada al mente ante ción cion ciones dad dades iento ientos iendo ó ón ez illo illa ía aje',
  negations: 'no nunca jamás sin',
  alternatives: 'o y',
  numbers: {
    decimalMark: null,
    words: `
        0 cero 2 dos 3 tres 4 cuatro 5 cinco 6 seis 7 siete 8 ocho 9 nueve 10 diez 11 once 12 doce 13 trece 14
        catorce 15 quince 16 dieciséis 17 diecisiete 18 dieciocho 19 diecinueve 20 veinte 30 treinta 40
        cuarenta 50 cincuenta 60 sesenta 70 setenta 80 ochenta 90 noventa 100 cien 100 ciento 200 doscientos 200 doscientas
        300 trescientos 300 trescientas 400 cuatrocientos 400 cuatrocientas 500 quinientos 500 quinientas
        600 seiscientos 600 seiscientas 700 setecientos 700 setecientas 800 ochocientos 800 ochocientas
        900 novecientos 900 novecientas`,
    one: 'un uno una',
    hundred: '',
    dozen: 'docena|docenas',
    joined: 'y',
    parts: '20 veinti 1 ún 2 dós 3 trés 6 séis',
    minus: 'menos',
    notMinus: 'al menos|o menos|lo menos',
    fractions: {
      '1/2': 'medio|media|mitad',
      '1/3': 'un tercio',
      '2/3': 'dos tercios',
      '1/4': 'un cuarto',
      '3/4': 'tres cuartos',
      '1000000/2': 'medio millón',
    },
    andHalf: 'y medio|y media',
    scales: { 3: 'mil', 6: 'millón|millones', 9: 'millardo|millardos|mil millones', 12: 'billón|billones' },
    notNames: `
        año años alrededor aproximadamente casi cerca solo sólo tras antes después durante otros otras
        enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre`,
    ranges: 'a y o',
  },
  abbreviations: {
    words: 'pag pág séc ej avda núm sta sto aprox depto distr ee ff rr jj',
    titles: 'sr sra sres srta dra',
    beforeNumbers: 'núm pag pág págs máx mín',
  },
  amounts: {
    panel: `
        modelo modelos llm llms ia ias panel respuestas encuestados participantes chatbots laboratorios
        consultados voces miembros`,
    amounts: `
        todos todas todo ambos ambas mayoría minoría muchos muchas pocos pocas algunos algunas varios varias
        mitad tercio cuarto quinto ningún ninguno ninguna cada único única solo sola numerosos resto otros demás
        dos tres cuatro cinco seis siete ocho nueve diez once doce docena decena unánimemente mayoritariamente
        ampliamente casi nadie unánimes unánime conjunto totalidad`,
    opinions: `
        acuerdo desacuerdo coinciden coincide recomiendan recomienda aconsejan aconseja piensan piensa opinan
        opina creen cree dicen dice rechazan rechaza apoyan apoya aprueban oponen opone prefieren prefiere
        afirman afirma advierten advierte subrayan consideran considera favorables contrarios convencidos
        escépticos discrepan discrepa responden`,
    between: 'están está son es se en de lo no a con favor contra también más bien que',
    idioms: `
        unanimidad|por unanimidad|unánimemente|unánimes|mayoritariamente|consenso|amplio acuerdo|acuerdo general|
        ampliamente compartida|ampliamente compartido|opinión mayoritaria|opinión dominante|postura mayoritaria|
        respuesta más frecuente|opinión predominante|con una sola voz|nadie lo discute|casi nadie`,
    populations: `
        votantes electores parlamento gobierno ciudadanos población hogares inquilinos padres clientes usuarios
        pacientes empleados accionistas tribunal países empresas ciudades vecinos médicos investigadores
        economistas consejo comisión propietarios españoles`,
  },
  units: {
    per: 'por',
    perInUnit: 'al cada',
    perBeforeUnit: 'a la|la|a los',
    perBehind: '',
    names: `
      s segundo, segundos | min minuto, minutos | h hora, horas | d día, días
      | night noche, noches | wk semana, semanas | mo mes, meses
      | qtr trimestre, trimestres | yr año, años | decade década, décadas | century siglo, siglos
      | mm milímetro, milímetros | cm centímetro, centímetros | m metro, metros | km kilómetro, kilómetros
      | inch pulgada, pulgadas | ft pie, pies | mi milla, millas | ly año luz, años luz
      | m2 metro cuadrado, metros cuadrados | km2 kilómetro cuadrado, kilómetros cuadrados | ha hectárea, hectáreas
      | ml mililitro, mililitros | l litro, litros | cm3 centímetro cúbico, centímetros cúbicos
      | m3 metro cúbico, metros cúbicos | km3 kilómetro cúbico, kilómetros cúbicos | gal galón, galones
      | bbl barril, barriles | mg miligramo, miligramos | g gramo, gramos | kg kilogramo, kilogramos
      | t tonelada, toneladas | Gt gigatonelada, gigatoneladas | oz onza, onzas | lb libra, libras
      | kWh kilovatio hora, kilovatios hora | MWh megavatio hora, megavatios hora | kcal kilocaloría, kilocalorías
      | calorie caloría, calorías | W vatio, vatios | kW kilovatio, kilovatios | MW megavatio, megavatios
      | °C grado Celsius, grados Celsius, grado centígrado, grados centígrados | °F grados Fahrenheit | degree grado, grados
      | Mbit megabit, megabits | Gbit gigabit, gigabits | cup taza, tazas | tbsp cucharada, cucharadas
      | tsp cucharadita, cucharaditas
      | % por ciento, porcentaje | pp punto porcentual, puntos porcentuales | ‰ por mil | share proporción, fracción
      | USD dólar, dólares, dólar estadounidense, dólares estadounidenses | GBP libra esterlina, libras esterlinas
      | JPY yenes | CHF franco suizo, francos suizos | INR rupia, rupias | cent céntimo, céntimos, centavo, centavos`,
    changes: `
      aumento incremento subida calentamiento diferencia cambio variación descenso enfriamiento`,
  },
  refusals: {
    turn: 'pero|sin embargo',
    declining: [
      String.raw`\bno (?:puedo|me es posible|estoy en condiciones de)\b[^.]{0,20}\b(?:responder|contestar|ayudar|proporcionar|ofrecer|dar|acceder|opinar|comentar|asistir)`,
      String.raw`\bno tengo (?:acceso|opini|la capacidad|información)`,
    ],
    apology: 'lo siento|disculp[ae]|lamentablemente',
    aside: [
      String.raw`^\W{0,8}como (?:una? )?(?:ia|modelo)`,
      String.raw`^\W{0,8}(?:si (?:tienes?|usted)|por favor)`,
      String.raw`^\W{0,8}(?:cada persona|(?:distintas|diferentes|muchas) personas|las (?:personas|opiniones))\b[^.!?]{0,60}(?:distint|diferent|varia|propi)\p{L}{0,6}(?: \p{L}{1,20}){0,2}\W{0,8}$`,
    ],
  },
  self: {
    itself: [
      String.raw`(?:^|[,;:(.!?\n])[\s*_"“«]{0,4}como (?:una? )?(?:gran )?(?:ia|modelo|asistente|inteligencia artificial)\b[^;]{0,120}\b(?:yo|me|mis?|soy|estoy|tengo|puedo|debo|fui|he|carezco)\b`,
      String.raw`\b(?:soy|como) (?:un|una)\b[^,.;]{0,30}\b(?:ia|modelo|asistente)\b`,
      String.raw`\bsoy [^.;]{1,40}, un[^.;]{0,30}\b(?:ia|modelo|asistente)\b|\b(?:fui|soy|he sido) (?:desarrollad|entrenad|cread)[oa] por\b|\b(?:me llamo|mi nombre es|llamarme|llámame)\b`,
    ],
    called: '[Ss]oy|[Mm]e llamo|[Mm]i nombre es|llamarme|[Ll]lámame',
    articles: 'el ',
    made: '(?:desarrollad|entrenad|cread)[oa] por|modelo d[aeio]',
    fillers: 'el la los de del equipo investigadores ingenieros empresa llamada en lenguaje',
    generic: 'ia asistente',
    introduction: 'soy|me llamo',
    as: 'como',
    speaking: [
      String.raw`,?\s{1,4}(?:creado|desarrollado|entrenado)[ea]?\s+por(?!\p{L})`,
      String.raw`(?:[^.!?\n]|\.(?=\S)){0,40},\s{1,4}(?:yo|(?:solo |sólo |no )?puedo)(?!\p{L})`,
    ],
  },
  headings: {
    judgement: 'Lo que juzga el modelo de síntesis {model}',
    unchecked:
      'Al menos en parte de lo que saben los dos modelos que redactaron este informe, no de una respuesta del panel',
    sources: 'Fuentes de la respuesta',
    options: 'Opciones',
    claims: 'Afirmaciones principales',
    more: 'y {count} más (JSON)',
    moreClaims: 'y {count} más (JSON), cada una con +{held} como máximo',
  },
  made: {
    simulated:
      'Simulado (respuestas: {answers} de {whole}; llamadas de la síntesis: {calls}): el simulador integrado ocupó el lugar de modelos reales; esto muestra cómo funciona el servicio, no lo que piensan los modelos.',
    asked:
      'Se cuentan {included} de {invited} modelos del panel «{panel}»{partial}, preguntados por separado y sin herramientas.',
    partial: ' (un panel incompleto)',
    read: 'Síntesis de {models}{readers}{agreement}.',
    readByBoth: '; ambos leyeron cada respuesta',
    readByTwo: '; dos de ellos leyeron cada respuesta',
    agreed: ' y hallaron lo mismo',
    compared: '; mencionadas por uno solo o leídas de distinto modo al principio: {open} de {all} posturas',
    settled: '; ninguna queda abierta',
    unsettled: '; abiertas: {left}',
    right:
      '; se estima que el {share} de las posturas que ambos encontraron es correcto, si se equivocan de forma independiente',
    counted:
      'Todos los recuentos los hace un programa; los pasajes en que se apoyan y lo que aquí se omite están en el JSON. Que coincidan es un hallazgo sobre este panel, no una prueba.',
    claims: '[1], [2], … son afirmaciones. De {included} modelos: + de acuerdo, − en desacuerdo{mixed}.',
    mixed: ', ± ambas cosas o con una condición',
    workClaims:
      '[1], [2], … son afirmaciones sobre el trabajo. De {included} respuestas: + lo hace, − no lo hace{mixed}.',
    workMixed: ', ± en parte',
    reported: ', {count} como opinión de otros',
  },
  messages: {
    marks: { colon: ': ', comma: ', ', semicolon: '; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'el único modelo{that} {does}',
      onlyNot: 'el único modelo{that} {doesNot}',
      none: 'ninguno de los {whole} modelos{those} {does}',
      both: 'los dos modelos{those} {do}',
      all: 'los {whole} modelos{those} {do}',
      one: 'uno de los {whole} modelos{those} {does}',
      some: '{part} de los {whole} modelos{those} {do}',
    },
    inWords: {
      all: 'todos los modelos {do}',
      nearlyAll: 'casi todos los modelos {do}',
      most: 'la mayoría de los modelos {do}',
    },
    that: ' que lo aborda',
    those: ' que lo abordan',
    verbs: {
      answer: ['responde {label}', 'responden {label}', 'no responde {label}'],
      giveThis: ['da esta respuesta', 'dan esta respuesta', 'no da esta respuesta'],
      agree: ['está de acuerdo', 'están de acuerdo', 'no está de acuerdo'],
      disagree: ['discrepa', 'discrepan', 'no discrepa'],
      seeBoth: ['ve razones en ambos lados', 'ven razones en ambos lados', 'no ve razones en ambos lados'],
      address: ['lo aborda', 'lo abordan', 'no lo aborda'],
      ignore: ['no lo aborda', 'no lo abordan', 'lo aborda'],
      report: [
        'lo expone como opinión de otros',
        'lo exponen como opinión de otros',
        'no lo expone como opinión de otros',
      ],
      say: ['lo dice', 'lo dicen', 'no lo dice'],
      giveFigure: [
        'da una cifra para {what}',
        'dan una cifra para {what}',
        'no da ninguna cifra para {what}',
      ],
      share: [
        'da una respuesta que otros compartan',
        'dan una respuesta que otros compartan',
        'no da una respuesta que otros compartan',
      ],
      leaveOpen: ['lo deja abierto', 'lo dejan abierto', 'no lo deja abierto'],
      miss: ['no se cuenta en este informe', 'no se cuentan en este informe', 'se cuenta en este informe'],
    },
    balance: {
      disagree: { 0: 'ninguno discrepa', 1: 'uno discrepa', other: '{count} discrepan' },
      seeBoth: { 1: 'uno ve razones en ambos lados', other: '{count} ven razones en ambos lados' },
    },
    counts: {
      silent: { 1: 'el otro no lo aborda', other: 'los otros {count} no lo abordan' },
      groupGives: { 1: 'uno da {figures}', other: '{count} dan {figures}' },
      medianFigure: {
        1: 'la única cifra para {what} es {figure}',
        other: 'la mediana de las {count} cifras para {what} es {figure}',
      },
      noMajority: {
        1: 'Ninguna respuesta tiene mayoría: la más frecuente, {label}, es de uno de {whole} modelos',
        other: 'Ninguna respuesta tiene mayoría: la más frecuente, {label}, es de {count} de {whole} modelos',
      },
      noneOfThese: {
        1: 'un modelo no da ninguna de las respuestas aquí contadas.',
        other: '{count} modelos no dan ninguna de las respuestas aquí contadas.',
      },
      bestSupported: {
        1: 'Otra afirmación con amplio apoyo: {statements}.',
        other: 'Otras afirmaciones con amplio apoyo: {statements}.',
      },
      taskAnswer: {
        1: 'Para ver el trabajo, lea la respuesta.',
        other: 'Para ver el trabajo, lea las {count} respuestas.',
      },
      unopposed: { 0: 'Ningún modelo discrepa.', other: 'Ningún modelo discrepa, pero {who}.' },
      opposed: { 1: 'un modelo discrepa, y {who}.', other: '{count} modelos discrepan, y {who}.' },
      noAnswer: { 1: 'un modelo no dio respuesta', other: '{count} modelos no dieron respuesta' },
      unusable: {
        1: 'un modelo dio una respuesta que no se pudo usar',
        other: '{count} modelos dieron una respuesta que no se pudo usar',
      },
      opinions: {
        1: 'Los modelos de un mismo laboratorio responden de forma parecida: estas {answers} respuestas pesan como aproximadamente una independiente (intervalo del 90 %: {low} a {high}).',
        other:
          'Los modelos de un mismo laboratorio responden de forma parecida: estas {answers} respuestas pesan como unas {count} independientes (intervalo del 90 %: {low} a {high}).',
      },
    },
    texts: {
      campEqualLabs: 'si cada laboratorio cuenta lo mismo, la parte de {label} es del {share}',
      leadEstablished:
        'si se hubiera preguntado a otros laboratorios, probablemente iría en cabeza la misma respuesta',
      figuresBetween: 'de {low} a {high}',
      medianOf: 'con una mediana de {median}',
      middleHalf: 'la mitad central entre {lower} y {upper}',
      figuresInGroups: 'las cifras para {what} forman grupos',
      nothingCounted: 'Ninguna respuesta de este panel se pudo contar',
      nothingShared: 'Los modelos no tienen en común ni una respuesta ni una afirmación',
      divided: 'Los modelos están divididos: {labels} tienen el mismo número de partidarios',
      nothingLabelled:
        'Las respuestas no se pudieron leer de forma fiable para este informe, que por tanto no cuenta respuestas ni afirmaciones.',
      tooFewLabs:
        'Han respondido muy pocos laboratorios para saber si la ventaja de {label} es más que casual.',
      mightNotLead:
        'La ventaja es demasiado pequeña para ser segura: con otros laboratorios podría ir en cabeza otra respuesta.',
      leadsOrShares:
        'Si se hubiera preguntado a otros laboratorios, {label} probablemente iría en cabeza, sola o empatada.',
      reasonsOf: 'Los modelos que responden {label} suelen estar de acuerdo en esto: {statements}.',
      itDepends: 'Depende',
      dependsOn: 'depende de: {factors}',
      ifThen: 'si {case}: {option}',
      recommends: 'La respuesta más frecuente recomienda {option}.',
      task: 'El trabajo pedido está en las respuestas; este informe las compara',
      disputed: 'En disputa: {statement}',
      whichAnswer: 'Qué respuesta es la correcta',
      noCommonDispute:
        'Ninguna afirmación divide por sí sola a los modelos. Las respuestas difieren en lo que ponen primero.',
      leanFor: 'Entre los modelos que responden {labels}, predomina el acuerdo.',
      leanAgainst: 'Entre los modelos que responden {labels}, predomina el desacuerdo.',
      splitWithin: 'Modelos que dan la misma respuesta difieren en esto.',
      bothSides: 'Visto desde ambos lados: {statement}.',
      claimWithoutWording: 'Una afirmación sin enunciado',
      campWithoutLabel: 'Posición {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Nadie comparó las respuestas entre sí.',
      limits:
        'Este informe no repite más de {words} palabras seguidas de ninguna respuesta. Dice lo que las respuestas tienen en común y en qué difieren.',
      preferred: 'La mejor de las {compared} respuestas es la de {model}',
      preferredAmong: 'La mejor de las {compared} respuestas comparadas es la de {model}',
      readBest: 'Para leer la mejor respuesta: {request}',
      readAll: 'Para leer las respuestas: {request}',
      best: 'Dos modelos compararon {compared} de las {all} respuestas por parejas, en ambos órdenes (parejas ganadas por la mejor: {won} de {pairs}; perdidas: ninguna).',
      none: 'Ninguna respuesta destaca: dos modelos compararon {compared} de las {all} por parejas, en ambos órdenes (parejas decididas: {decided} de {pairs}).',
      chosen:
        'Estas {compared} son las que más dicen de lo que también dicen otras; las demás no se compararon.',
      for: 'A favor de {model}: {points}',
      against: 'En contra de {model}: {points}',
    },
    points: {
      correct: 'correcta',
      complete: 'completa',
      follows_request: 'conforme a lo pedido',
      clear: 'clara',
      explains: 'bien explicada',
      safe: 'segura',
      wrong: 'con un error',
      incomplete: 'incompleta',
      off_request: 'no conforme a lo pedido',
      unclear: 'poco clara',
      unsafe: 'insegura',
      unneeded: 'con relleno',
    },
  },
};
