import type { Vocabulary } from './vocabulary.ts';

export const portuguese: Vocabulary = {
  name: 'Portuguese',
  locale: 'pt-BR',
  spaced: true,
  quotes: ['“', '”'],
  functionWords: `
      o a os as um uma uns umas do da dos das de no na nos nas ao à aos às em e ou é são era foi ser está
      estão há tem têm pode podem podemos deve devem devo devemos deveria deveríamos vale eu nós você vocês
      ele ela eles meu minha nosso nossa seu sua este esta isto isso que quem qual quais quanto quantos
      quanta quantas como por porque para com sem entre sobre até desde quando onde se não mais menos melhor
      pior mas também muito pelo pela escreva escreve explique pena dia comprar alugar usar fazer num numa
      lhe ter elas esse essa foram já será mesmo tanto embora apesar ainda seus suas dele dela nem pelos
      pelas deste desta quero acho tenho nao sao tambem voce ate outro outra outros outras ja sera te`,
  letters: 'ãõ œêûîâ ç áíóú',
  endings:
    'o os a as ar ado ada al mente ante ção cao ções coes ão dade dades mento mentos agem inho inha eiro eira eito eita eino ouro oura ência m ou ais',
  negations: 'não nunca jamais sem',
  alternatives: 'ou e',
  numbers: {
    decimalMark: ',',
    words: `
        0 zero 2 dois 3 três 4 quatro 5 cinco 6 seis 7 sete 8 oito 9 nove 10 dez 11 onze 12 doze 13 treze 14
        quatorze 14 catorze 15 quinze 16 dezesseis 16 dezasseis 17 dezessete 17 dezassete 18 dezoito 19 dezenove 19 dezanove 20 vinte 30 trinta 40
        quarenta 50 cinquenta 60 sessenta 70 setenta 80 oitenta 90 noventa 100 cem 100 cento 200 duzentos 200 duzentas
        300 trezentos 300 trezentas 400 quatrocentos 400 quatrocentas 500 quinhentos 500 quinhentas
        600 seiscentos 600 seiscentas 700 setecentos 700 setecentas 800 oitocentos 800 oitocentas
        900 novecentos 900 novecentas`,
    one: 'um uma',
    hundred: '',
    dozen: 'dúzia|dúzias',
    joined: 'e',
    parts: '',
    minus: 'menos',
    notMinus: 'ao menos|pelo menos|ou menos',
    fractions: {
      '1/2': 'meio|meia|metade',
      '1/3': 'um terço',
      '2/3': 'dois terços',
      '1/4': 'um quarto',
      '3/4': 'três quartos',
      '1000000/2': 'meio milhão',
      '1000000000/2': 'meio bilhão',
    },
    andHalf: 'e meio|e meia',
    scales: { 3: 'mil', 6: 'milhão|milhões', 9: 'bilhão|bilhões|mil milhões', 12: 'trilhão|trilhões' },
    notNames: `
        ano anos quase apenas após depois janeiro fevereiro março maio junho julho setembro outubro novembro dezembro`,
    ranges: 'a e ou',
  },
  abbreviations: {
    words: 'pag séc aprox sta sto',
    titles: 'sr sra dra',
    beforeNumbers: 'pag',
  },
  amounts: {
    panel: `
        modelo modelos llm llms ia ias painel respostas entrevistados participantes chatbots laboratórios
        consultados vozes membros`,
    amounts: `
        todos todas tudo ambos ambas maioria minoria muitos muitas poucos poucas alguns algumas vários várias
        metade terço quarto quinto nenhum nenhuma cada único única só numerosos resto outros demais dois duas
        três quatro cinco seis sete oito nove dez onze doze dúzia dezena unanimemente majoritariamente
        maioritariamente amplamente quase ninguém unânimes unânime conjunto totalidade`,
    opinions: `
        concordam concorda acordo desacordo discordam discorda recomendam recomenda aconselham aconselha pensam
        pensa opinam opina acham acha acreditam acredita dizem diz rejeitam rejeita apoiam apoia aprovam opõem
        opõe preferem prefere afirmam afirma alertam sublinham consideram considera favoráveis contrários
        convencidos céticos respondem`,
    between: 'estão está são é se em de o não a com favor contra também que',
    idioms: `
        unanimidade|por unanimidade|unanimemente|unânimes|majoritariamente|maioritariamente|consenso|
        amplo acordo|acordo geral|amplamente partilhada|amplamente compartilhada|opinião majoritária|
        opinião dominante|posição majoritária|resposta mais frequente|opinião predominante|a uma só voz|
        ninguém contesta|quase ninguém`,
    populations: `
        eleitores parlamento congresso governo cidadãos população famílias inquilinos pais clientes usuários
        utilizadores pacientes funcionários acionistas tribunal países empresas cidades moradores médicos
        pesquisadores economistas conselho comissão proprietários brasileiros`,
  },
  units: {
    per: 'por',
    perInUnit: 'ao cada',
    perBeforeUnit: 'à|a|na|no|aos',
    perBehind: '',
    names: `
      s segundo, segundos | min minuto, minutos | h hora, horas | d dia, dias
      | night noite, noites | wk semana, semanas | mo mês, meses
      | qtr trimestre, trimestres | yr ano, anos | decade década, décadas | century século, séculos
      | mm milímetro, milímetros | cm centímetro, centímetros | m metro, metros
      | km quilómetro, quilómetros, quilômetro, quilômetros | inch polegada, polegadas | ft pé, pés
      | mi milha, milhas | ly ano-luz, anos-luz | m2 metro quadrado, metros quadrados
      | km2 quilómetro quadrado, quilómetros quadrados, quilômetro quadrado, quilômetros quadrados | ha hectares
      | ml mililitro, mililitros | l litro, litros | m3 metro cúbico, metros cúbicos
      | km3 quilómetro cúbico, quilómetros cúbicos, quilômetro cúbico, quilômetros cúbicos | gal galão, galões
      | bbl barris | mg miligrama, miligramas | g grama, gramas | kg quilograma, quilogramas, quilo, quilos
      | t tonelada, toneladas | Gt gigatonelada, gigatoneladas | oz onça, onças | lb libra, libras
      | kWh quilowatt-hora, quilowatts-hora | kcal quilocaloria, quilocalorias | calorie caloria, calorias
      | °C grau Celsius, graus Celsius, graus centígrados | °F graus Fahrenheit | degree grau, graus
      | Mbit megabit, megabits | Gbit gigabit, gigabits | cup xícara, xícaras, chávena, chávenas
      | tbsp colher de sopa, colheres de sopa | tsp colher de chá, colheres de chá
      | % por cento, porcentagem, percentagem | pp ponto percentual, pontos percentuais | ‰ por mil
      | share proporção, fração | USD dólar, dólares, dólar americano, dólares americanos
      | GBP libra esterlina, libras esterlinas | JPY iene, ienes | CHF franco suíço, francos suíços
      | BRL real, reais | cent cêntimo, cêntimos, centavo, centavos`,
    changes: `
      aumento subida elevação aquecimento diferença mudança variação queda descida arrefecimento resfriamento`,
  },
  refusals: {
    turn: 'mas|porém',
    declining: [
      String.raw`\bnão (?:posso|consigo|me é possível)\b[^.]{0,20}\b(?:responder|ajudar|fornecer|oferecer|dar|acessar|opinar|comentar|atender)`,
      String.raw`\bnão tenho (?:acesso|opini|capacidade|informa)`,
    ],
    apology: 'desculpe|sinto muito|lamento|infelizmente',
    aside: [
      String.raw`^\W{0,8}(?:como (?:uma? )?(?:ia|modelo)|enquanto)`,
      String.raw`^\W{0,8}(?:por favor|se (?:você|tiver))`,
      String.raw`^\W{0,8}(?:cada pessoa|(?:diferentes|muitas) pessoas|as (?:pessoas|opiniões))\b[^.!?]{0,60}(?:diferent|diverg|varia|própri)\p{L}{0,6}(?: \p{L}{1,20}){0,2}\W{0,8}$`,
    ],
  },
  self: {
    itself: [
      String.raw`(?:^|[,;:(.!?\n])[\s*_"“«]{0,4}(?:como|enquanto|sendo) (?:uma? )?(?:grande )?(?:ia|modelo|assistente|inteligência artificial)\b[^;]{0,120}\b(?:eu|me|meus?|minhas?|sou|estou|tenho|posso|devo|fui)\b`,
      String.raw`\b(?:eu )?sou [^.;]{0,40}\b(?:ia|modelo|assistente)\b|\bfui (?:desenvolvid|treinad|criad)[oa] p|\b(?:me chamo|meu nome é|me chamar de|me chame de)(?!\p{L})`,
    ],
    called: '[Ss]ou|[Mm]e chamo|[Mm]eu nome é|[Mm]e (?:chamar|chame) de',
    articles: 'o |a ',
    made: '(?:desenvolvid|treinad|criad)[oa] p(?:or|ela|elo)|modelo d[aeio]',
    fillers: 'um uma o os equipe pesquisadores engenheiros da do na dos linguagem',
    generic: 'ia assistente',
    introduction: 'eu sou',
    as: 'como|enquanto',
    speaking: [
      String.raw`,?\s{1,4}(?:criado|desenvolvido|treinado)[ea]?\s+(?:por|pela|pelo)(?!\p{L})`,
      String.raw`(?:[^.!?\n]|\.(?=\S)){0,40},\s{1,4}(?:eu|(?:não |só )?posso)(?!\p{L})`,
    ],
  },
  headings: {
    judgement: 'O que julga o modelo de síntese {model}',
    unchecked:
      'Pelo menos em parte do que sabem os dois modelos que escreveram este relatório, não de uma resposta do painel',
    sources: 'Fontes da resposta',
    options: 'Opções',
    claims: 'Principais afirmações',
    more: 'e mais {count} (JSON)',
    moreClaims: 'e mais {count} (JSON), cada uma no máximo +{held}',
  },
  made: {
    simulated:
      'Simulado (respostas: {answers} de {whole}; chamadas da síntese: {calls}): o simulador integrado tomou o lugar de modelos reais; isto mostra como o serviço funciona, não o que os modelos pensam.',
    asked:
      'São contados {included} dos {invited} modelos do painel “{panel}”{partial}, consultados separadamente e sem ferramentas.',
    partial: ' (um painel incompleto)',
    read: 'Síntese de {models}{readers}{agreement}.',
    readByBoth: '; ambos leram cada resposta',
    readByTwo: '; dois deles leram cada resposta',
    agreed: ' e encontraram o mesmo',
    compared: '; indicadas por um só ou lidas de modo diferente a princípio: {open} de {all} posições',
    settled: '; nenhuma ficou em aberto',
    unsettled: '; em aberto: {left}',
    right:
      '; estima-se que {share} das posições encontradas por ambos estejam certas, se errarem de forma independente',
    counted:
      'Todas as contagens são feitas por um programa; os trechos em que se apoiam e o que aqui se omite estão no JSON. A concordância é um achado sobre este painel, não uma prova.',
    claims: '[1], [2], … são afirmações. De {included} modelos: + de acordo, − em desacordo{mixed}.',
    mixed: ', ± ambos ou sob uma condição',
    workClaims:
      '[1], [2], … são afirmações sobre o trabalho. De {included} respostas: + faz isso, − não faz{mixed}.',
    workMixed: ', ± em parte',
    reported: ', {count} como opinião de outros',
  },
  messages: {
    marks: { colon: ': ', comma: ', ', semicolon: '; ', brackets: ' ({text})', stop: '.', gap: ' ' },
    told: {
      only: 'o único modelo{that} {does}',
      onlyNot: 'o único modelo{that} {doesNot}',
      none: 'nenhum dos {whole} modelos{those} {does}',
      both: 'ambos os modelos{those} {do}',
      all: 'todos os {whole} modelos{those} {do}',
      one: 'um dos {whole} modelos{those} {does}',
      some: '{part} dos {whole} modelos{those} {do}',
    },
    inWords: {
      all: 'todos os modelos {do}',
      nearlyAll: 'quase todos os modelos {do}',
      most: 'a maioria dos modelos {do}',
    },
    that: ' que aborda isto',
    those: ' que abordam isto',
    verbs: {
      answer: ['responde {label}', 'respondem {label}', 'não responde {label}'],
      giveThis: ['dá esta resposta', 'dão esta resposta', 'não dá esta resposta'],
      agree: ['concorda', 'concordam', 'não concorda'],
      disagree: ['discorda', 'discordam', 'não discorda'],
      seeBoth: ['vê razões dos dois lados', 'veem razões dos dois lados', 'não vê razões dos dois lados'],
      address: ['aborda isto', 'abordam isto', 'não aborda isto'],
      ignore: ['não aborda isto', 'não abordam isto', 'aborda isto'],
      report: [
        'relata isto como opinião de outros',
        'relatam isto como opinião de outros',
        'não relata isto como opinião de outros',
      ],
      say: ['diz isto', 'dizem isto', 'não diz isto'],
      giveFigure: [
        'dá um número para {what}',
        'dão um número para {what}',
        'não dá nenhum número para {what}',
      ],
      share: [
        'dá uma resposta que outros compartilhem',
        'dão uma resposta que outros compartilhem',
        'não dá uma resposta que outros compartilhem',
      ],
      leaveOpen: ['deixa isto em aberto', 'deixam isto em aberto', 'não deixa isto em aberto'],
      miss: [
        'não está contado neste relatório',
        'não estão contados neste relatório',
        'está contado neste relatório',
      ],
    },
    balance: {
      disagree: { 0: 'nenhum discorda', 1: 'um discorda', other: '{count} discordam' },
      seeBoth: { 1: 'um vê razões dos dois lados', other: '{count} veem razões dos dois lados' },
    },
    counts: {
      silent: { 1: 'o outro não aborda isto', other: 'os outros {count} não abordam isto' },
      groupGives: { 1: 'um dá {figures}', other: '{count} dão {figures}' },
      medianFigure: {
        1: 'o único número para {what} é {figure}',
        other: 'a mediana dos {count} números para {what} é {figure}',
      },
      noMajority: {
        1: 'Nenhuma resposta tem maioria: a mais frequente, {label}, é de um de {whole} modelos',
        other: 'Nenhuma resposta tem maioria: a mais frequente, {label}, é de {count} de {whole} modelos',
      },
      noneOfThese: {
        1: 'um modelo não dá nenhuma das respostas aqui contadas.',
        other: '{count} modelos não dão nenhuma das respostas aqui contadas.',
      },
      bestSupported: {
        1: 'Outra afirmação com amplo apoio: {statements}.',
        other: 'Outras afirmações com amplo apoio: {statements}.',
      },
      taskAnswer: {
        1: 'Para ver o trabalho, leia a resposta.',
        other: 'Para ver o trabalho, leia as {count} respostas.',
      },
      unopposed: { 0: 'Nenhum modelo discorda.', other: 'Nenhum modelo discorda, mas {who}.' },
      opposed: { 1: 'um modelo discorda, e {who}.', other: '{count} modelos discordam, e {who}.' },
      noAnswer: { 1: 'um modelo não deu resposta', other: '{count} modelos não deram resposta' },
      unusable: {
        1: 'um modelo deu uma resposta que não pôde ser usada',
        other: '{count} modelos deram uma resposta que não pôde ser usada',
      },
      opinions: {
        1: 'Os modelos de um mesmo laboratório respondem de forma parecida: estas {answers} respostas pesam como cerca de uma independente (intervalo de 90%: {low} a {high}).',
        other:
          'Os modelos de um mesmo laboratório respondem de forma parecida: estas {answers} respostas pesam como cerca de {count} independentes (intervalo de 90%: {low} a {high}).',
      },
    },
    texts: {
      campEqualLabs: 'se cada laboratório conta o mesmo, a parte de {label} é de {share}',
      leadEstablished:
        'se outros laboratórios tivessem sido consultados, a mesma resposta provavelmente ainda estaria à frente',
      figuresBetween: 'de {low} a {high}',
      medianOf: 'com mediana de {median}',
      middleHalf: 'a metade central entre {lower} e {upper}',
      figuresInGroups: 'os números para {what} formam grupos',
      nothingCounted: 'Nenhuma resposta deste painel pôde ser contada',
      nothingShared: 'Os modelos não têm em comum nem uma resposta nem uma afirmação',
      divided: 'Os modelos estão divididos: {labels} têm o mesmo número de adeptos',
      nothingLabelled:
        'As respostas não puderam ser lidas com segurança para este relatório, que por isso não conta respostas nem afirmações.',
      tooFewLabs:
        'Responderam poucos laboratórios para saber se a vantagem de {label} se deve a mais do que ao acaso.',
      mightNotLead:
        'A vantagem é pequena demais para ser segura: com outros laboratórios, outra resposta poderia ficar à frente.',
      leadsOrShares:
        'Se outros laboratórios tivessem sido consultados, {label} provavelmente estaria à frente, sozinha ou empatada.',
      reasonsOf: 'Os modelos que respondem {label} costumam concordar nisto: {statements}.',
      itDepends: 'Depende',
      dependsOn: 'depende de: {factors}',
      ifThen: 'se {case}: {option}',
      recommends: 'A resposta mais frequente recomenda {option}.',
      task: 'O trabalho pedido está nas respostas; este relatório as compara',
      disputed: 'Em disputa: {statement}',
      whichAnswer: 'Qual resposta é a correta',
      noCommonDispute:
        'Nenhuma afirmação divide por si só os modelos. As respostas diferem no que põem em primeiro lugar.',
      leanFor: 'Entre os modelos que respondem {labels}, predomina o acordo.',
      leanAgainst: 'Entre os modelos que respondem {labels}, predomina o desacordo.',
      splitWithin: 'Modelos que dão a mesma resposta divergem nisto.',
      bothSides: 'Visto dos dois lados: {statement}.',
      claimWithoutWording: 'Uma afirmação sem enunciado',
      campWithoutLabel: 'Posição {campId}',
    },
  },
  task: {
    texts: {
      notCompared: 'Ninguém comparou as respostas entre si.',
      limits:
        'Este relatório não repete mais de {words} palavras seguidas de nenhuma resposta. Diz o que as respostas têm em comum e em que diferem.',
      preferred: 'A melhor das {compared} respostas é a de {model}',
      preferredAmong: 'A melhor das {compared} respostas comparadas é a de {model}',
      readBest: 'Para ler a melhor resposta: {request}',
      readAll: 'Para ler as respostas: {request}',
      best: 'Dois modelos compararam {compared} das {all} respostas aos pares, em ambas as ordens (pares ganhos pela melhor: {won} de {pairs}; perdidos: nenhum).',
      none: 'Nenhuma resposta se destaca: dois modelos compararam {compared} das {all} aos pares, em ambas as ordens (pares decididos: {decided} de {pairs}).',
      chosen:
        'Estas {compared} são as que mais dizem do que outras também dizem; as restantes não foram comparadas.',
      for: 'A favor de {model}: {points}',
      against: 'Contra {model}: {points}',
    },
    points: {
      correct: 'correta',
      complete: 'completa',
      follows_request: 'conforme ao pedido',
      clear: 'clara',
      explains: 'bem explicada',
      safe: 'segura',
      wrong: 'com um erro',
      incomplete: 'incompleta',
      off_request: 'não conforme ao pedido',
      unclear: 'pouco clara',
      unsafe: 'insegura',
      unneeded: 'prolixa',
    },
  },
};
