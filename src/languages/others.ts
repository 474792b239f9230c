import type { Vocabulary } from './vocabulary.ts';

/**
 * Languages in Latin script in which no report is written: only enough of each to tell it from the
 * others.
 */
export const otherLanguages: Readonly<Record<string, Pick<Vocabulary, 'functionWords' | 'letters'>>> = {
  nl: {
    functionWords: `
      het een de van en of is zijn was wordt worden kan kunnen moet moeten zal zullen heeft hebben ik wij we
      jij je hij zij ze u mijn onze ons wat waarom wie welke welk wanneer waar hoe hoeveel niet geen met
      zonder voor door op bij uit naar over onder dan als beter meer veel er te om dit dat deze die schrijf`,
    letters: '',
  },
  sv: {
    functionWords: `
      en ett och eller är var att det den de vi jag ni du man ska skall bör kan har hade inte vad varför vem
      vilken vilket när hur många mycket mer bättre än med utan för från till på av om som min vår skriv`,
    letters: 'äöü å',
  },
  da: {
    functionWords: `
      en et og eller er var at det den de vi jeg du man skal bør kan har havde ikke hvad hvorfor hvem hvilken
      hvilket hvornår hvor hvordan mange meget mere bedre end med uden for fra til på af om som min vores
      skriv kjøpe køb`,
    letters: 'å øæ',
  },
  no: {
    functionWords: `
      en ei et og eller er var å det den de vi jeg du man skal bør kan har hadde ikke hva hvorfor hvem hvilken
      hvilket når hvor hvordan mange mye mer bedre enn med uten for fra til på av om som min vår skriv`,
    letters: 'å øæ',
  },
  fi: {
    functionWords: `
      ja tai vai on ovat oli mikä mitä miksi kuka milloin missä miten kuinka monta pitäisikö onko voiko
      kannattaako ei se ne me minä sinä hän kuin`,
    letters: 'äöü',
  },
  pl: {
    functionWords: `
      i lub czy jest są był być co dlaczego kto który która które kiedy gdzie jak ile nie się to ten ta na w z
      do dla o od po przez powinienem powinniśmy warto lepiej lepszy więcej niż mój nasz napisz`,
    letters: 'łżźśćęą',
  },
  cs: {
    functionWords: `
      a nebo je jsou byl být co proč kdo který která které kdy kde jak kolik ne se to ten ta na v z do pro o
      od po měl bych měli bychom lépe lepší více než můj náš napiš`,
    letters: 'áíóú ěřůčšž',
  },
  hu: {
    functionWords: `
      a az és vagy van vannak volt mi mit miért ki melyik mikor hol hogyan mennyi hány nem ez egy kell kellene
      érdemes jobb több mint írj`,
    letters: 'äöü áíóú őű',
  },
  ro: {
    functionWords: `
      și sau este sunt era fi ce de cine care când unde cum cât câte nu se la cu fără pentru din pe în un o ar
      trebui merită mai bine decât scrie`,
    letters: 'œêûîâ șță',
  },
  ca: {
    functionWords: `
      el els la les un una uns unes del dels al als i o és són era ser està hem de ha han pot poden cal què
      qui quin quina quins quan on com per amb sense entre si no més menys millor però també el meu nostra
      escriu quant quants`,
    letters: 'ç èòù áíóú',
  },
  tr: {
    functionWords: `
      ve veya mı mi mu mü ne neden niçin kim hangi zaman nerede nasıl kaç kadar bir bu şu için ile daha iyi
      değil var yok mıyım miyim mıyız gerek olmalı yaz`,
    letters: 'äöü œêûîâ ç şğı',
  },
  id: {
    functionWords: `
      dan atau yang apa apakah mengapa kenapa siapa mana kapan dimana bagaimana berapa tidak ini itu untuk
      dengan dari ke di pada saya kami kita harus lebih baik tulis`,
    letters: '',
  },
  vi: {
    functionWords: `
      và hay hoặc là của có không tại sao ai nào khi ở đâu như thế bao nhiêu nên tôi chúng ta với cho tốt hơn
      viết`,
    letters: 'ãõ œêûîâ èòù áíóú șță đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  },
};
