/**
 * Words that reveal the language of a question, in lower case: interrogatives, articles, pronouns, auxiliaries,
 * prepositions, and verbs of tasks. For languages in Latin script without a catalogue, only enough to tell them from
 * the others.
 */
export const functionWords: Readonly<Record<string, string>> = {
  en:
    'the an of and or to in is are was were be been do does did should would could can will shall may might must have has had ' +
    'how what why who whom which when where whether there this that these those it its we our you your my me i they their them ' +
    'he she his her with without for from by as at on into than then not if but about between per best better more most many ' +
    'much good write tell give explain worth need make use vs versus any some list name compare describe translate',
  de:
    'der die das den dem des ein eine einen einem einer eines und oder ist sind war waren sein wird werden wurde kann können ' +
    'soll sollen sollte sollten muss müssen darf hat haben habe wie was warum wieso weshalb wer wen wem welche welcher welches ' +
    'wann wo wohin ob es ich wir ihr sie er mein meine unser unsere man nicht kein keine mit ohne für von vom zu zum zur im in ' +
    'am an auf bei aus nach über unter als besser mehr viel viele gibt sich lohnt schreibe schreib erkläre nenne welchen jetzt ' +
    'wenn aber auch nur noch dass um gegen seit bis dieses dieser diese pro heute geboren nötig sinnvoll',
  fr:
    'le la les un une des du de et ou où est sont était être sera ont avons avez peut pouvons doit devons dois devrais faut il elle ils ' +
    'elles on je nous vous tu mon ma mes notre nos votre ce cet cette ces que qui quoi quel quelle quels quelles combien comment ' +
    'pourquoi quand si ne pas plus moins avec sans pour par dans sur sous entre vers chez en au aux mieux meilleur meilleure ' +
    'y écris écrivez explique vaut peine donne leur leurs son sa ses mais aussi très a l’ d’ s’ c’ j’ n’ qu’ t’ m’ acheter louer',
  es:
    'el la los las un una unos unas del de al y o u es son era fue ser está están hay ha han he puede pueden podemos debe deben debo ' +
    'debemos debería deberíamos conviene vale merece yo nosotros tú usted él ella ellos mi mis nuestro nuestra su sus este esta estos qué ' +
    'que quién quien cuál cual cuáles cuánto cuánta cuántos cuántas cómo por para con sin en entre sobre hasta desde cuándo dónde si no ' +
    'más menos mejor peor pero también muy se lo le nos escribe escriba explica dime al día mucho comprar alquilar usar hacer',
  pt:
    'o a os as um uma uns umas do da dos das de no na nos nas ao à aos às em e ou é são era foi ser está estão há tem têm pode podem podemos ' +
    'deve devem devo devemos deveria deveríamos vale eu nós você vocês ele ela eles meu minha nosso nossa seu sua este esta isto isso que quem ' +
    'qual quais quanto quantos quanta quantas como por porque para com sem entre sobre até desde quando onde se não mais menos melhor pior mas ' +
    'também muito pelo pela escreva escreve explique pena dia comprar alugar usar fazer',
  it:
    'il lo la i gli le un uno una del dello della dei degli delle di da dal dalla nel nella nei nelle in al allo alla ai agli alle sul sulla e ed o è ' +
    'sono era erano essere sarà ha hanno ho abbiamo può possono possiamo deve devono devo dobbiamo dovrei dovremmo conviene vale io noi tu lei lui loro ' +
    'mio mia nostro nostra suo sua questo questa che chi cosa quale quali quanto quanta quanti quante come perché per con senza tra fra su fino quando dove ' +
    'se non più meno meglio peggio ma anche molto ci si scrivi spiega pena ne giorno l’ d’ c’ un’ dell’ all’ nell’ dall’ dov’ com’ comprare affittare usare fare',
  nl:
    'het een de van en of is zijn was wordt worden kan kunnen moet moeten zal zullen heeft hebben ik wij we jij je hij zij ze u mijn onze ons wat waarom wie ' +
    'welke welk wanneer waar hoe hoeveel niet geen met zonder voor door op bij uit naar over onder dan als beter meer veel er te om dit dat deze die schrijf',
  sv: 'en ett och eller är var att det den de vi jag ni du man ska skall bör kan har hade inte vad varför vem vilken vilket när hur många mycket mer bättre än med utan för från till på av om som min vår skriv',
  da: 'en et og eller er var at det den de vi jeg du man skal bør kan har havde ikke hvad hvorfor hvem hvilken hvilket hvornår hvor hvordan mange meget mere bedre end med uden for fra til på af om som min vores skriv kjøpe køb',
  no: 'en ei et og eller er var å det den de vi jeg du man skal bør kan har hadde ikke hva hvorfor hvem hvilken hvilket når hvor hvordan mange mye mer bedre enn med uten for fra til på av om som min vår skriv',
  fi: 'ja tai vai on ovat oli mikä mitä miksi kuka milloin missä miten kuinka monta pitäisikö onko voiko kannattaako ei se ne me minä sinä hän kuin',
  pl: 'i lub czy jest są był być co dlaczego kto który która które kiedy gdzie jak ile nie się to ten ta na w z do dla o od po przez powinienem powinniśmy warto lepiej lepszy więcej niż mój nasz napisz',
  cs: 'a nebo je jsou byl být co proč kdo který která které kdy kde jak kolik ne se to ten ta na v z do pro o od po měl bych měli bychom lépe lepší více než můj náš napiš',
  hu: 'a az és vagy van vannak volt mi mit miért ki melyik mikor hol hogyan mennyi hány nem ez egy kell kellene érdemes jobb több mint írj',
  ro: 'și sau este sunt era fi ce de cine care când unde cum cât câte nu se la cu fără pentru din pe în un o ar trebui merită mai bine decât scrie',
  ca: 'el els la les un una uns unes del dels al als i o és són era ser està hem de ha han pot poden cal què qui quin quina quins quan on com per amb sense entre si no més menys millor però també el meu nostra escriu quant quants',
  tr: 've veya mı mi mu mü ne neden niçin kim hangi zaman nerede nasıl kaç kadar bir bu şu için ile daha iyi değil var yok mıyım miyim mıyız gerek olmalı yaz',
  id: 'dan atau yang apa apakah mengapa kenapa siapa mana kapan dimana bagaimana berapa tidak ini itu untuk dengan dari ke di pada saya kami kita harus lebih baik tulis',
  vi: 'và hay hoặc là của có không tại sao ai nào khi ở đâu như thế bao nhiêu nên tôi chúng ta với cho tốt hơn viết',
};

/** Letters and marks that point to some languages and to no others. */
export const tellingLetters: readonly (readonly [RegExp, string])[] = [
  [/[ß]/u, 'de'],
  [/[äöü]/u, 'de sv fi hu tr'],
  [/[¿¡ñ]/u, 'es'],
  [/[ãõ]/u, 'pt vi'],
  [/[œêûîâ]/u, 'fr pt ro tr vi'],
  [/ç/u, 'fr pt ca tr'],
  [/[èòù]/u, 'it fr ca vi'],
  [/[áíóú]/u, 'es pt hu cs ca vi'],
  [/å/u, 'sv da no'],
  [/[øæ]/u, 'da no'],
  [/[łżźśćęą]/u, 'pl'],
  [/[ěřůčšž]/u, 'cs'],
  [/[őű]/u, 'hu'],
  [/[șță]/u, 'ro vi'],
  [/[şğı]/u, 'tr'],
  [/[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u, 'vi'],
];
