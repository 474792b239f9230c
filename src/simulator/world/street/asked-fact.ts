import { drawFrom } from '../../../stages/play/draw.ts';
import type { AskedSource, ClaimSource, Opinion } from '../setting.ts';
import { position } from './camps.ts';
import { bare } from './claims.ts';
import { plainStatements } from './statements.ts';
import * as words from './words/asked/rivals.ts';
import { capital } from './words/filler.ts';
import { ownClauses } from './words/own-wordings.ts';

/** Share of the answers that deny two rivals of theirs in one sentence. */
const denyingShare = 0.4;
/** Share of the panels that give two answers alone. */
const twoShare = 0.25;

/** A claim that is a rival to those of the other cities. */
interface Rival {
  readonly city: words.City;
  readonly claim: ClaimSource;
}

/** A question for a fact, to which five answers are given that exclude each other, or two. */
export function askedForFact(seed: number): AskedSource {
  const known = drawFrom('rivals', seed).shuffled(words.cities);
  const cities = drawFrom('two rivals', seed).chance(twoShare) ? known.slice(0, 2) : known;
  const rivals = cities.map((city): Rival => ({ city, claim: rivalClaim(seed, cities, city) }));
  const rivalOf = (camp: string | null) => rivals.find(({ city }) => city.en === camp);
  return {
    ...{ question: words.factQuestion, questionType: 'factual', askedOf: () => undefined },
    claims: rivals.map(({ claim }) => claim),
    camps: cities.map(({ en }) => ({
      ...{ id: en, label: en, option: null },
      thesis: `It is ${en} that makes the largest share of its trips by bicycle.`,
      readings: words.ownGivings.map((pattern) => pattern.replace('{city}', en)),
    })),
    saidBy(modelId, camp) {
      const own = rivalOf(camp);
      const draw = drawFrom('neither', seed, modelId);
      const [one, other] = draw.shuffled(rivals.filter((rival) => rival !== own));
      const denies = own && one && other && draw.chance(denyingShare);
      return {
        ...{ cases: [], value: null, stances: new Map(own ? [[own.claim, 'support']] : []) },
        neither: denies ? neither(one, other) : null,
      };
    },
    position(voice, opinion) {
      const { draw, language, frame } = voice;
      const rival = rivalOf(opinion.camp);
      if (!rival) return position(voice, opinion);
      const said = draw.pick(words.givings[language]).replace('{city}', rival.city[language]);
      return `${capital(said)}${frame.stop}`;
    },
  };
}

function rivalClaim(seed: number, cities: readonly words.City[], city: words.City): ClaimSource {
  const idOf = (each: words.City) => `r${cities.indexOf(each) + 1}`;
  const id = idOf(city);
  const own = words.ownLeadings.map((pattern) => pattern.replace('{city}', city.en));
  const wordings = ownClauses(drawFrom('wordings', seed, id), own);
  return {
    ...{ ...bare, id, rank: 0, wordings, plainWordings: wordings, twin: null, isTruism: false },
    ...{ subjects: [], rivals: cities.filter((other) => other !== city).map(idOf) },
    say: plainStatements(id, (draw, language) => ({
      holds: draw.pick(words.leadings[language]).replace('{city}', city[language]),
      fails: '',
    })),
  };
}

function neither(one: Rival, other: Rival): Opinion['neither'] {
  return {
    claims: [one.claim, other.claim],
    say({ draw, language, frame }) {
      const said = draw.pick(words.neithers[language]);
      return `${said.replace('{city}', one.city[language]).replace('{other}', other.city[language])}${frame.stop}`;
    },
  };
}
