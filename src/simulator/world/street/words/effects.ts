import type { Effect } from './topic.ts';

type Pair = readonly [holds: readonly string[], fails: readonly string[]];

const effect = (
  measured: boolean,
  own: readonly string[],
  en: Pair,
  de: Pair,
  es: Pair,
  zh: Pair,
): Effect => ({
  measured,
  own,
  holds: { en: en[0], de: de[0], es: es[0], zh: zh[0] },
  fails: { en: en[1], de: de[1], es: es[1], zh: zh[1] },
});

/** The effects that planted claims state, and how answers deny them. */
export const effects: readonly Effect[] = [
  effect(
    true,
    [
      'lowers the number of cars in the centre',
      'reduces central car traffic',
      'cuts down driving in the inner city',
      'leads to fewer cars downtown',
    ],
    [
      ['cuts car traffic downtown', 'takes cars off the inner streets'],
      ['does not cut car traffic downtown', 'leaves the flow of cars downtown as it was'],
    ],
    [['senkt den Autoverkehr in der Innenstadt'], ['senkt den Autoverkehr in der Innenstadt nicht']],
    [['reduce el tráfico en el centro'], ['no reduce el tráfico en el centro']],
    [['会减少市中心的车流'], ['并不会减少市中心的车流']],
  ),
  effect(
    true,
    [
      'increases trips by older residents',
      'raises how often older people travel',
      'gets elderly people to travel more',
      'leads to more journeys by seniors',
    ],
    [
      ['brings more pensioners on board', 'gets older residents out more often'],
      ['does not bring more pensioners on board', 'fails to get older residents out more often'],
    ],
    [['bringt mehr ältere Fahrgäste'], ['bringt keine älteren Fahrgäste dazu']],
    [['atrae a más viajeros mayores'], ['no atrae a más viajeros mayores']],
    [['会吸引更多老年乘客'], ['并不能吸引更多老年乘客']],
  ),
  effect(
    false,
    [
      'moves costs onto suburban commuters',
      'burdens suburban commuters with the costs',
      'makes suburban commuters bear the costs',
      'passes the costs on to those who commute from the suburbs',
    ],
    [
      ['shifts the bill to commuters from the suburbs', 'makes people from the outskirts pay'],
      [
        'does not shift the bill to commuters from the suburbs',
        'spares commuters from the suburbs any extra bill',
      ],
    ],
    [
      ['verlagert die Kosten auf Pendler aus dem Umland'],
      ['verlagert keine Kosten auf Pendler aus dem Umland'],
    ],
    [
      ['carga los costes sobre quienes viven en las afueras'],
      ['no carga los costes sobre quienes viven en las afueras'],
    ],
    [['会把成本转嫁给郊区通勤者'], ['不会把成本转嫁给郊区通勤者']],
  ),
  effect(
    true,
    [
      'makes typical journeys shorter',
      'shortens the usual journey',
      'reduces the duration of an ordinary trip',
      'speeds up everyday travel',
    ],
    [
      ['saves time on the average trip', 'shortens the way from door to door'],
      ['does not save time on the average trip', 'saves nobody any time from door to door'],
    ],
    [['verkürzt die durchschnittliche Reisezeit'], ['verkürzt die durchschnittliche Reisezeit nicht']],
    [['acorta el viaje medio'], ['no acorta el viaje medio']],
    [['会缩短平均出行时间'], ['并不会缩短平均出行时间']],
  ),
  effect(
    true,
    [
      'makes nights less noisy',
      'lowers noise on streets at night',
      'brings quieter nights',
      'reduces traffic noise after dark',
    ],
    [
      ['quietens the streets after dark', 'brings down street noise at night'],
      ['does not quieten the streets after dark', 'leaves street noise at night untouched'],
    ],
    [['dämpft den Straßenlärm in der Nacht'], ['dämpft den Straßenlärm in der Nacht nicht']],
    [['baja el ruido nocturno en las calles'], ['no baja el ruido nocturno en las calles']],
    [['会降低夜间街道噪音'], ['并不会降低夜间街道噪音']],
  ),
  effect(
    false,
    [
      'puts pressure on funds for upkeep',
      'strains the budget for upkeep',
      'takes money away from maintenance',
      'squeezes what is left for repairs',
    ],
    [
      ['eats into the maintenance budget', 'drains money from repairs'],
      ['does not eat into the maintenance budget', 'takes no money away from repairs'],
    ],
    [['belastet den Etat für den Unterhalt'], ['belastet den Etat für den Unterhalt nicht']],
    [['consume el presupuesto de mantenimiento'], ['no consume el presupuesto de mantenimiento']],
    [['会挤占维护预算'], ['不会挤占维护预算']],
  ),
  effect(
    false,
    [
      'draws new businesses to side streets',
      'brings new businesses into side streets',
      'helps side streets to attract businesses',
      'makes side streets attractive for new firms',
    ],
    [
      ['attracts fresh shops to the back streets', 'fills empty storefronts off the main road'],
      ['does not attract fresh shops to the back streets', 'brings no shops to the back streets'],
    ],
    [['zieht neue Läden in die Nebenstraßen'], ['zieht keine neuen Läden in die Nebenstraßen']],
    [
      ['atrae comercios nuevos a las calles secundarias'],
      ['no atrae comercios nuevos a las calles secundarias'],
    ],
    [['会吸引新店进驻小街'], ['不会吸引新店进驻小街']],
  ),
  effect(
    false,
    [
      'lets shift workers get to early jobs',
      'enables shift workers to reach early jobs',
      'gets people with early shifts to work',
      'makes early jobs reachable for shift workers',
    ],
    [
      ['gets the morning shift to work on time', 'helps bakers and nurses start before dawn'],
      ['does not get the morning shift to work on time', 'is useless for those who start before dawn'],
    ],
    [['hilft Schichtarbeitern am frühen Morgen'], ['hilft Schichtarbeitern am frühen Morgen nicht']],
    [['ayuda a quienes trabajan por turnos'], ['no ayuda a quienes trabajan por turnos']],
    [['能帮助早班工人准时上班'], ['帮不了早班工人准时上班']],
  ),
  effect(
    true,
    [
      'replaces short walks',
      'takes the place of short walks',
      'leads people to walk short distances less',
      'substitutes for short trips on foot',
    ],
    [
      ['tempts people out of walking a few blocks', 'competes with going on foot'],
      ['does not tempt people out of walking a few blocks', 'leaves going on foot as popular as ever'],
    ],
    [['verdrängt kurze Fußwege'], ['verdrängt kurze Fußwege nicht']],
    [['sustituye los paseos cortos a pie'], ['no sustituye los paseos cortos a pie']],
    [['会取代短途步行'], ['不会取代短途步行']],
  ),
  effect(
    true,
    [
      'cleans the air around schools',
      'improves the air around schools',
      'makes the air near schools cleaner',
      'reduces pollution around schools',
    ],
    [
      ['clears fine dust near schools', 'gives pupils cleaner air'],
      ['does not clear fine dust near schools', 'leaves the air near schools as it is'],
    ],
    [['verringert den Feinstaub vor Schulen'], ['verringert den Feinstaub vor Schulen nicht']],
    [['limpia el aire junto a las escuelas'], ['no limpia el aire junto a las escuelas']],
    [['会减少学校附近的粉尘'], ['并不能减少学校附近的粉尘']],
  ),
  effect(
    false,
    [
      'gains the backing of small traders',
      'wins small traders over',
      'finds support among small traders',
      'is welcomed by owners of small shops',
    ],
    [
      ['wins over the corner shops', 'finds friends among small retailers'],
      ['does not win over the corner shops', 'finds no friends among small retailers'],
    ],
    [['überzeugt den kleinen Einzelhandel'], ['überzeugt den kleinen Einzelhandel nicht']],
    [['convence al pequeño comercio'], ['no convence al pequeño comercio']],
    [['能赢得小商户的支持'], ['得不到小商户的支持']],
  ),
  effect(
    false,
    [
      'deepens differences between districts',
      'increases inequality between districts',
      'makes districts less equal',
      'widens the gap between districts',
    ],
    [
      ['widens the gap between rich and poor districts', 'drives the quarters of the city apart'],
      ['does not widen the gap between rich and poor districts', 'treats rich and poor districts alike'],
    ],
    [
      ['vergrößert die Kluft zwischen den Stadtteilen'],
      ['vergrößert die Kluft zwischen den Stadtteilen nicht'],
    ],
    [['agranda la brecha entre barrios'], ['no agranda la brecha entre barrios']],
    [['会拉大各城区之间的差距'], ['不会拉大各城区之间的差距']],
  ),
  effect(
    false,
    [
      'earns back its costs within some years',
      'recovers its costs over some years',
      'pays back its costs over the years',
      'refinances itself within several years',
    ],
    [
      ['pays for itself before long', 'brings in what it costs'],
      ['does not pay for itself', 'never brings in what it costs'],
    ],
    [['rechnet sich auf mittlere Sicht'], ['rechnet sich auch auf lange Sicht nicht']],
    [['se paga sola con el tiempo'], ['no se paga sola ni con el tiempo']],
    [['几年后就能收回成本'], ['多年后也收不回成本']],
  ),
  effect(
    true,
    [
      'decreases van deliveries',
      'leads to fewer van deliveries',
      'reduces the number of delivery vans',
      'means that fewer vans deliver goods',
    ],
    [
      ['thins out delivery vans', 'keeps parcel vans away'],
      ['does not thin out delivery vans', 'makes no dent in parcel vans'],
    ],
    [['verringert den Lieferverkehr'], ['verringert den Lieferverkehr nicht']],
    [['reduce las furgonetas de reparto'], ['no reduce las furgonetas de reparto']],
    [['会减少送货车辆'], ['不会减少送货车辆']],
  ),
  effect(
    false,
    [
      'opens space at the kerb for trees',
      'makes kerb space available for trees',
      'creates room for trees along the kerb',
      'allows trees to be planted at the kerb',
    ],
    [
      ['frees room along the pavement for greenery', 'turns parking spots into planting beds'],
      ['does not free room along the pavement for greenery', 'wins no metre of pavement for greenery'],
    ],
    [['schafft Platz für Bäume am Straßenrand'], ['schafft keinen Platz für Bäume am Straßenrand']],
    [['libera espacio para árboles en la acera'], ['no libera espacio para árboles en la acera']],
    [['能为路边绿化腾出空间'], ['腾不出路边绿化的空间']],
  ),
  effect(
    true,
    [
      'drives up rents along busy routes',
      'increases rents along busy routes',
      'makes housing along busy routes more expensive',
      'raises what tenants pay along busy routes',
    ],
    [
      ['pushes up rents on the main corridors', 'makes flats by the big roads dearer'],
      ['does not push up rents on the main corridors', 'leaves rents on the main corridors alone'],
    ],
    [['verteuert das Wohnen an den Hauptachsen'], ['verteuert das Wohnen an den Hauptachsen nicht']],
    [
      ['encarece los alquileres en los ejes principales'],
      ['no encarece los alquileres en los ejes principales'],
    ],
    [['会推高主干道沿线房租'], ['不会推高主干道沿线房租']],
  ),
];
