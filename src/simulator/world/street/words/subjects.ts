import type { Subject } from './topic.ts';

const subject = (
  own: readonly [string, ...string[]],
  en: readonly string[],
  de: readonly string[],
  es: readonly string[],
  zh: readonly string[],
): Subject => ({ own, answers: { en, de, es, zh } });

/** The subjects of planted claims. */
export const subjects: readonly Subject[] = [
  subject(
    ['a zero-price bus network', 'fare-free bus travel', 'a bus network open to all without payment'],
    ['a bus network without tickets', 'boarding every bus at no charge', 'a city bus that costs nothing'],
    ['ein Busnetz ohne Fahrscheine', 'der kostenlose Stadtbus'],
    ['una red de autobuses sin billetes', 'el autobús urbano gratuito'],
    ['不收费的公交网络', '免费乘坐公交'],
  ),
  subject(
    ['a road charge for cars', 'a congestion charge', 'a price for entering the city by car'],
    ['a toll on driving into town', 'a citywide car toll', 'charging drivers at the ring road'],
    ['eine stadtweite Pkw-Maut', 'die Abgabe auf Autofahrten'],
    ['un peaje urbano para coches', 'cobrar por entrar en coche'],
    ['全市汽车通行费', '进城道路收费'],
  ),
  subject(
    ['round-the-clock bus operation', 'bus service through the night', 'an all-night bus network'],
    ['a night bus service', 'running buses until dawn', 'a timetable that covers the small hours'],
    ['ein Nachtbusangebot', 'der Busverkehr rund um die Uhr'],
    ['un servicio nocturno de autobús', 'el autobús de madrugada'],
    ['夜间公交服务', '全天候公交运营'],
  ),
  subject(
    [
      'a network of separated cycle tracks',
      'a connected set of protected cycleways',
      'a system of segregated bike paths',
    ],
    [
      'a protected bike lane grid',
      'a web of kerbed cycleways',
      'a safe route for bicycles on each main road',
    ],
    ['ein geschütztes Radwegenetz', 'der bauliche Radstreifen'],
    ['una red de carriles bici protegidos', 'el carril bici segregado'],
    ['有隔离的自行车道网', '自行车专用道体系'],
  ),
  subject(
    [
      'demand-based parking pricing',
      'a parking price that varies with demand',
      'flexible pricing of parking',
    ],
    ['a parking fee that follows demand', 'dynamic kerb pricing', 'charging more for parking at peak hours'],
    ['eine Parkgebühr nach Nachfrage', 'das dynamische Parkentgelt'],
    ['una tarifa de aparcamiento variable', 'el aparcamiento con precio dinámico'],
    ['随需求浮动的停车费', '动态停车定价'],
  ),
  subject(
    [
      'an on-demand shuttle fleet',
      'a fleet of bookable minibuses',
      'a shuttle service that comes when called',
    ],
    ['a shuttle booked by phone', 'a small-van service on call', 'a dial-a-ride fleet'],
    ['ein Rufbus', 'das Kleinbusangebot auf Abruf'],
    ['una lanzadera a demanda', 'el minibús bajo petición'],
    ['按需呼叫的小巴', '预约式接驳车'],
  ),
  subject(
    ['an extended tram line', 'a lengthened tramway', 'an additional stretch of light rail'],
    ['a tram extension', 'laying rails to the outer estates', 'a longer light-rail line'],
    ['eine verlängerte Straßenbahn', 'der Ausbau der Tramlinie'],
    ['una ampliación del tranvía', 'el tranvía hasta los barrios exteriores'],
    ['延长有轨电车线路', '向外延伸的轻轨'],
  ),
  subject(
    [
      'a travel pass paid by employers',
      'a commuter pass at the expense of employers',
      'a company-paid transit pass',
    ],
    ['an employer-funded pass', 'a season card from the company', 'a commuter card on the payroll'],
    ['ein Jobticket vom Betrieb', 'die vom Arbeitgeber bezahlte Zeitkarte'],
    ['un abono pagado por la empresa', 'el pase de transporte laboral'],
    ['由雇主支付的通勤卡', '企业交通补贴卡'],
  ),
  subject(
    [
      'live departure information',
      'a display of departures in real time',
      'up-to-the-minute passenger information',
    ],
    ['a real-time display at each stop', 'live arrival data on screens', 'a countdown sign at the shelter'],
    ['eine Echtzeitanzeige an jeder Haltestelle', 'die Live-Auskunft am Halt'],
    ['una pantalla con horarios en directo', 'la información en tiempo real'],
    ['站台实时到站屏', '实时发车信息'],
  ),
  subject(
    ['a zone for clean vehicles only', 'an environmental zone', 'a district closed to polluting vehicles'],
    ['a low-emission zone', 'a ban on dirty engines downtown', 'an area closed to old diesels'],
    ['eine Umweltzone', 'das Fahrverbot für alte Diesel'],
    ['una zona de bajas emisiones', 'el veto a los motores sucios'],
    ['低排放区', '限制老旧柴油车的区域'],
  ),
  subject(
    ['a lower speed limit on city streets', 'a reduced city speed limit', 'a slower maximum speed in town'],
    [
      'a slow-speed rule on side streets',
      'a calmer limit for all residential roads',
      'reducing the limit town-wide',
    ],
    ['ein niedrigeres Tempolimit', 'die flächige Verkehrsberuhigung'],
    ['un límite de velocidad más bajo', 'la calma del tráfico en los barrios'],
    ['更低的市区限速', '全城降速规定'],
  ),
  subject(
    ['giving buses their own lanes', 'a lane reserved for buses', 'a bus-only lane'],
    ['a dedicated bus lane', 'a red-painted bus corridor', 'keeping one lane clear for buses'],
    ['eine eigene Busspur', 'der abgetrennte Busstreifen'],
    ['un carril exclusivo para autobuses', 'el corredor bus'],
    ['公交专用道', '独立的公交走廊'],
  ),
];
