import type { Language } from '../../text/language/language-of.ts';

/**
 * The words with which a language states amounts of a panel, in lower case. Phrases are separated by a vertical bar.
 */
export interface Lexicon {
  /** Nouns for those who are counted. */
  readonly panel: string;
  readonly amounts: string;
  /** Verbs and states of opinion: after an amount without a noun they refer to the panel. */
  readonly opinions: string;
  /** Words that may come between an amount and an opinion. */
  readonly between: string;
  /** Phrases that state an amount by themselves, unless they are about another population. */
  readonly idioms: string;
  readonly populations: string;
}

/** English words that a writer may leave in a text of another language: "most der Modelle". */
const english = 'most many several majority half everyone nobody';

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: {
    panel:
      'model models llms ais chatbots panel panellists panelists respondents responders responses answers replies voices dissenters holdouts ' +
      'sceptics skeptics supporters opponents critics',
    amounts:
      'all every each most many few fewer several some none no both half majority minority plurality bulk handful couple dozen third ' +
      'thirds quarter quarters fifth everyone everybody nobody noone single lone rest others two three four five six seven eight nine ten ' +
      'eleven twelve overwhelmingly unanimously largely mostly widely almost nearly hardly scarcely percent',
    opinions:
      'agree agrees agreed disagree disagrees object objects objected endorse endorses endorsed recommend recommends favour favours favor ' +
      'favors support supports oppose opposes think thinks believe believes say says said argue argues prefer prefers reject rejects ' +
      'rejected doubt doubts dispute disputes warn warns concur concurs dissent dissents dissented abstain abstained choose chose advise ' +
      'advises shared would',
    between: 'of them do does did have has are is also to on in the not it in',
    idioms:
      'unanimous|unanimity|unanimously|consensus|one voice|as one on|speak as one|broad agreement|general agreement|wide agreement|widely shared|widely held|' +
      'the majority|by a landslide|without exception|the prevailing view|the dominant view|the common view|the most common answer|' +
      'support is overwhelming|overwhelming support|against one|no one objects|no one disputes|no one disagrees|by common consent|' +
      'outnumbered|outnumber|evenly split|answer given most often|universally agreed',
    populations:
      'voters parliament assembly government citizens population households tenants parents customers users patients employees staff shareholders ' +
      'court countries firms companies cities residents doctors researchers economists council committee owners students studies trials board jury ' +
      'republicans democrats members drivers workers investors',
  },
  de: {
    panel:
      'modell modelle modellen sprachmodell sprachmodelle sprachmodellen llm llms ki kis panel panels antworten befragte befragten ' +
      'befragter teilnehmer teilnehmern chatbots labore laboren stimmen mitglieder',
    amounts: `${english} alle allen aller alles beide beiden beider meisten mehrheit minderheit mehrzahl großteil gros viele vielen vieler wenige wenigen weniger einige einigen einiger manche manchen mancher mehrere mehreren hälfte drittel viertel fünftel zehntel kein keine keines keinem keiner jedes jeder jedem einziges einzige einzelne einzelnen sämtliche sämtlichen übrigen übrige anderen rest zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dutzend zahlreiche zahlreichen überwiegend mehrheitlich größtenteils weitgehend durchweg durchgehend einstimmig einhellig geschlossen niemand eines prozent`,
    opinions:
      'stimmen stimmt zustimmen raten rät empfehlen empfiehlt meinen meint glauben glaubt finden findet halten hält sagen sagt lehnen lehnt ' +
      'ablehnen widersprechen widerspricht befürworten befürwortet unterstützen unterstützt argumentieren argumentiert einig uneinig dafür dagegen ' +
      'plädieren plädiert warnen warnt sehen sieht betonen betont nennen nennt antworten antwortet bezweifeln bezweifelt fordern fordert einverstanden überzeugt skeptisch',
    between: 'sind ist sich waren war davon das dies hier darin dem zu aber jedoch also klar eher auch nicht',
    idioms:
      'einstimmig|einhellig|einmütig|mehrheitlich|sind sich einig|ist sich einig|weitgehend einig|weitgehende einigkeit|breite zustimmung|breiter konsens|konsens|einigkeit herrscht|herrscht einigkeit|überwältigende zustimmung|vorherrschende meinung|vorherrschende ansicht|mehrheitsmeinung|herrschende meinung|breite mehrheit|überwiegende mehrheit|zustimmung überwiegt|ablehnung überwiegt|kaum widerspruch|niemand widerspricht|gespaltenes panel|häufigste meinung|häufigste antwort',
    populations:
      'wähler wählern parlament bundestag regierung bürger bürgern bevölkerung haushalte haushalten mieter mietern eltern kunden nutzer patienten mitarbeiter mitarbeitern aktionäre gericht länder ländern unternehmen städte vermieter anwohner ärzte forscher ökonomen rat ausschuss',
  },
  fr: {
    panel:
      'modèle modèles llm llms ia ias panel réponses répondants participants chatbots laboratoires sondés interrogés voix membres',
    amounts: `${english} tous toutes tout deux plupart majorité minorité beaucoup peu certains certaines quelques plusieurs moitié tiers quart cinquième aucun aucune chaque chacun unique seul seule nombreux nombreuses ensemble totalité reste autres trois quatre cinq six sept huit neuf dix onze douze dizaine douzaine unanimement majoritairement largement presque personne unanimes unanime divers`,
    opinions:
      'accord désaccord conviennent convient recommandent recommande conseillent conseille pensent pense estiment estime croient croit disent dit ' +
      'rejettent rejette refusent refuse soutiennent soutient approuvent approuve opposent oppose préfèrent préfère affirment affirme ' +
      'avertissent soulignent jugent juge favorables favorable opposés opposé convaincus sceptiques considèrent répondent',
    between: 'sont est s se en d de ne n ont y le la pas à contre pour plutôt ici aussi',
    idioms:
      'unanimité|à l unanimité|unanimement|unanimes|majoritairement|consensus|font consensus|fait consensus|large accord|accord général|largement partagé|largement partagée|avis majoritaire|opinion dominante|avis dominant|opinion majoritaire|position majoritaire|réponse la plus fréquente|d une seule voix|presque personne ne|personne ne conteste|à une large majorité',
    populations:
      'électeurs parlement assemblée gouvernement citoyens population ménages locataires parents clients utilisateurs patients salariés actionnaires tribunal pays entreprises villes habitants médecins chercheurs économistes conseil commission propriétaires français',
  },
  es: {
    panel:
      'modelo modelos llm llms ia ias panel respuestas encuestados participantes chatbots laboratorios consultados voces miembros',
    amounts: `${english} todos todas todo ambos ambas mayoría minoría muchos muchas pocos pocas algunos algunas varios varias mitad tercio cuarto quinto ningún ninguno ninguna cada único única solo sola numerosos resto otros demás dos tres cuatro cinco seis siete ocho nueve diez once doce docena decena unánimemente mayoritariamente ampliamente casi nadie unánimes unánime conjunto totalidad`,
    opinions:
      'acuerdo desacuerdo coinciden coincide recomiendan recomienda aconsejan aconseja piensan piensa opinan opina creen cree dicen dice rechazan rechaza ' +
      'apoyan apoya aprueban oponen opone prefieren prefiere afirman afirma advierten advierte subrayan consideran considera favorables contrarios convencidos escépticos discrepan discrepa responden',
    between: 'están está son es se en de lo no a con favor contra también más bien que',
    idioms:
      'unanimidad|por unanimidad|unánimemente|unánimes|mayoritariamente|consenso|amplio acuerdo|acuerdo general|ampliamente compartida|ampliamente compartido|opinión mayoritaria|opinión dominante|postura mayoritaria|respuesta más frecuente|opinión predominante|con una sola voz|nadie lo discute|casi nadie',
    populations:
      'votantes electores parlamento gobierno ciudadanos población hogares inquilinos padres clientes usuarios pacientes empleados accionistas tribunal países empresas ciudades vecinos médicos investigadores economistas consejo comisión propietarios españoles',
  },
  pt: {
    panel:
      'modelo modelos llm llms ia ias painel respostas entrevistados participantes chatbots laboratórios consultados vozes membros',
    amounts: `${english} todos todas tudo ambos ambas maioria minoria muitos muitas poucos poucas alguns algumas vários várias metade terço quarto quinto nenhum nenhuma cada único única só numerosos resto outros demais dois duas três quatro cinco seis sete oito nove dez onze doze dúzia dezena unanimemente majoritariamente maioritariamente amplamente quase ninguém unânimes unânime conjunto totalidade`,
    opinions:
      'concordam concorda acordo desacordo discordam discorda recomendam recomenda aconselham aconselha pensam pensa opinam opina acham acha acreditam acredita dizem diz ' +
      'rejeitam rejeita apoiam apoia aprovam opõem opõe preferem prefere afirmam afirma alertam sublinham consideram considera favoráveis contrários convencidos céticos respondem',
    between: 'estão está são é se em de o não a com favor contra também que',
    idioms:
      'unanimidade|por unanimidade|unanimemente|unânimes|majoritariamente|maioritariamente|consenso|amplo acordo|acordo geral|amplamente partilhada|amplamente compartilhada|opinião majoritária|opinião dominante|posição majoritária|resposta mais frequente|opinião predominante|a uma só voz|ninguém contesta|quase ninguém',
    populations:
      'eleitores parlamento congresso governo cidadãos população famílias inquilinos pais clientes usuários utilizadores pacientes funcionários acionistas tribunal países empresas cidades moradores médicos pesquisadores economistas conselho comissão proprietários brasileiros',
  },
  it: {
    panel:
      'modello modelli llm ia panel risposte intervistati partecipanti chatbot laboratori interpellati voci membri',
    amounts: `${english} tutti tutte tutto entrambi entrambe maggioranza minoranza maggior molti molte pochi poche alcuni alcune diversi diverse parecchi metà terzo quarto quinto nessun nessuno nessuna ogni ognuno unico unica solo sola numerosi resto altri due tre quattro cinque sei sette otto nove dieci undici dodici dozzina decina unanimemente maggioritariamente ampiamente quasi unanimi unanime insieme totalità`,
    opinions:
      'accordo disaccordo concordano concorda raccomandano raccomanda consigliano consiglia pensano pensa ritengono ritiene credono crede dicono dice ' +
      'respingono respinge rifiutano sostengono sostiene approvano oppongono oppone preferiscono preferisce affermano afferma avvertono sottolineano considerano considera favorevoli contrari convinti scettici dissentono dissente rispondono',
    between: 'sono è si d in di lo non a con favore contro anche piuttosto che',
    idioms:
      'unanimità|all unanimità|unanimemente|unanimi|a maggioranza|consenso|ampio accordo|accordo generale|ampiamente condivisa|ampiamente condiviso|opinione prevalente|opinione dominante|opinione maggioritaria|posizione prevalente|risposta più frequente|con una sola voce|nessuno contesta|quasi nessuno',
    populations:
      'elettori parlamento governo cittadini popolazione famiglie inquilini genitori clienti utenti pazienti dipendenti azionisti tribunale paesi imprese città abitanti medici ricercatori economisti consiglio commissione proprietari italiani',
  },
  zh: {
    panel: '模型 大模型 受访者 回答者 参与者 专家组 面板 人工智能 实验室',
    amounts:
      '绝大多数 大多数 大部分 多数 少数 所有 全部 全体 几乎都 几乎所有 半数 过半 一半 三分之 四分之 许多 很多 不少 若干 个别 部分 多个 几个 没有一个 无一 没有任何 每个 每一个 各个 各 唯一 只有一个 其余 其他 两个 三个 四个 五个 六个 七个 八个 九个 十个 百分之 一成 两成 三成 四成 五成 六成 七成 八成 九成',
    opinions: '认为 同意 赞同 赞成 支持 反对 主张 建议 推荐 指出 强调 倾向 承认 怀疑 选择 回答',
    between: '',
    idioms:
      '模型都|一致认为|一致同意|一致反对|一致支持|意见一致|普遍认为|普遍同意|普遍支持|普遍赞同|达成共识|形成共识|共识是|广泛共识|广泛认同|主流观点|主流意见|多数意见|多数派|少数派|压倒性|几乎无人|无人反对|没有异议|意见平分|各占一半|最常见的回答',
    populations:
      '选民 议会 政府 公民 居民 家庭 租户 租客 家长 客户 用户 患者 员工 股东 法院 国家 企业 公司 城市 医生 学者 经济学家 委员会',
  },
  ja: {
    panel: 'モデル 言語モデル 回答者 参加者 パネル AI 人工知能 研究所',
    amounts:
      'ほとんど 大半 多く 多数 少数 大多数 すべて 全て 全部 全員 全体 全モデル 各モデル 半数 過半数 半分 一部 いくつか 複数 わずか 大部分 唯一 一つ 1つ 二つ 2つ 三つ 3つ 三分の 四分の どの いずれ 残り 他の 誰も 数個 一割 二割 三割 四割 五割 六割 七割 八割 九割 割の',
    opinions: '賛成 反対 支持 主張 同意 推奨 勧め 考え 述べ 指摘 認め 答え 疑問 警告 否定',
    between: '',
    idioms:
      '全会一致|満場一致|意見が一致|意見は一致|見解が一致|一致して|合意が|コンセンサス|大勢を占め|主流の見解|主流の意見|多数意見|少数意見|広く支持|広く共有|広く認め|おおむね一致|概ね一致|口をそろえ|異論はない|反対する者はいない|意見が二分|最も多い回答',
    populations:
      '有権者 議会 国会 政府 市民 住民 国民 世帯 借家人 親 顧客 利用者 患者 従業員 株主 裁判所 企業 都市 医師 研究者 経済学者 委員会 人口',
  },
};
