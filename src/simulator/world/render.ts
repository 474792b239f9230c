import type { Stance } from '../../findings/findings.ts';
import { drawFrom } from '../../stages/play/draw.ts';
import type { Place, PlantedAnswer, PlantedStatement } from '../../stages/play/truth.ts';
import { layOut } from './layout.ts';
import type { ClaimSource, Opinion, Piece, Setting, Voice } from './setting.ts';

/** Writes an opinion as a text, with the places of the sentences that state it. */
export function renderAnswer(setting: Setting, opinion: Opinion): PlantedAnswer {
  const { seed, script } = setting;
  const { author } = opinion;
  const draw = drawFrom('answer', seed, author.modelId);
  const language = script.languageOf(draw.next());
  const style = draw.pick(script.styles);
  const voice: Voice = {
    draw,
    aside: (part) => drawFrom('aside', seed, author.modelId, part),
    language,
    style,
    frame: script.frameOf(language),
  };
  const said = saidBy(setting, voice, opinion);
  const tricks = said.flatMap(({ trick }) => trick ?? []);
  const pieces = [...said, ...script.around(voice, opinion, said, tricks)];
  const { text, placeOf } = layOut(voice, pieces);
  const placed = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind);
  const [position] = placed('position');
  const at = position && placeOf(position);
  return {
    modelId: author.modelId,
    text,
    language,
    style,
    tricks,
    givesAway: pieces.flatMap(({ names }) => names ?? []),
    statements: withImplied(groupStatements(pieces, placeOf), opinion),
    camp: opinion.camp !== null && at ? { id: opinion.camp, place: at } : null,
    uncertainties: placed('uncertainty').map((piece) => ({
      description: piece.own ?? '',
      place: placeOf(piece),
    })),
    reported: placed('reported').map((piece) => ({ claimId: piece.claim?.id ?? '', place: placeOf(piece) })),
    cases: pieces.flatMap((piece) =>
      (piece.caseIds ?? []).map((caseId) => ({ caseId, place: placeOf(piece) })),
    ),
    value: opinion.value && at ? { ...opinion.value, place: at } : null,
    asides: placed('filler').map(placeOf),
  };
}

/** The sentences that state something. */
function saidBy({ asked, script }: Setting, voice: Voice, opinion: Opinion): Piece[] {
  const { cases, reported, neither } = opinion;
  const [denied, ...also] = neither?.claims ?? [];
  return [
    {
      kind: 'position',
      text: asked.position(voice, opinion),
      caseIds: cases.flatMap(({ caseId, say }) => (say ? [] : caseId)),
    },
    ...statementPieces(voice, opinion, script.repeated),
    ...(neither && denied
      ? [{ kind: 'statement', claim: denied, also, stance: 'oppose', text: neither.say(voice) } as const]
      : []),
    ...cases.flatMap(({ caseId, say }): Piece[] =>
      say ? [{ kind: 'case', caseIds: [caseId], text: say(voice) }] : [],
    ),
    ...reported.flatMap((claim): Piece[] =>
      claim.report ? [{ kind: 'reported', claim, text: claim.report(voice) }] : [],
    ),
    ...script.uncertainties(voice).map((each): Piece => ({ kind: 'uncertainty', ...each })),
  ];
}

/** In the order of their importance to the answer: the dispute first, truisms last. */
function statementPieces(voice: Voice, { stances }: Opinion, repeated: number): Piece[] {
  const { draw } = voice;
  const say = (claim: ClaimSource, stance: Stance): Piece => ({
    kind: 'statement',
    claim,
    stance,
    ...claim.say(voice, stance),
  });
  const said = [...stances].map(([claim, stance]) => say(claim, stance));
  const again = [...stances]
    .filter(([, stance]) => stance === 'support')
    .filter(() => draw.chance(repeated))
    .map(([claim, stance]) => say(claim, stance));
  const place = ({ claim }: Piece) => {
    if (claim?.heading !== undefined) return claim.rank;
    if (claim?.isDispute) return 0;
    if (claim?.rivals || claim?.option) return 0.5;
    return claim?.isTruism ? 2 : 1;
  };
  return draw.shuffled([...said, ...again]).sort((a, b) => place(a) - place(b));
}

/** One entry per claim, with all of its places. */
function groupStatements(pieces: readonly Piece[], placeOf: (piece: Piece) => Place): PlantedStatement[] {
  const byClaim = Map.groupBy(
    pieces.flatMap((piece) =>
      [piece.claim ?? [], piece.also ?? []]
        .flat()
        .flatMap(({ id }) => (piece.kind === 'statement' ? { id, piece } : [])),
    ),
    ({ id }) => id,
  );
  return [...byClaim].map(([claimId, own]) =>
    statementBy(
      claimId,
      own.map(({ piece }) => piece),
      placeOf,
    ),
  );
}

function statementBy(
  claimId: string,
  said: readonly Piece[],
  placeOf: (piece: Piece) => Place,
): PlantedStatement {
  return {
    claimId,
    stance: said[0]?.stance ?? 'support',
    // The most informative place comes first, because a reader would quote it.
    places: said.toSorted((a, b) => Number(b.givesQuantity ?? 0) - Number(a.givesQuantity ?? 0)).map(placeOf),
    givesQuantity: said.some(({ givesQuantity }) => givesQuantity),
    givesCondition: said.some(({ givesCondition }) => givesCondition),
    givesOpposedCondition: said.some(({ givesOpposedCondition }) => givesOpposedCondition),
    isImplied: false,
  };
}

/**
 * Adds implied stances: an answer that says that one of two things costs less denies that the other
 * one does, and one that gives a fact denies its rivals.
 */
function withImplied(statements: readonly PlantedStatement[], { stances }: Opinion): PlantedStatement[] {
  const made = new Set(statements.map(({ claimId }) => claimId));
  const excluded = new Map(
    [...stances.keys()].map(({ id, twin, rivals = [] }) => [id, twin ? [twin] : rivals]),
  );
  return statements.flatMap((statement) => [
    statement,
    ...(excluded.get(statement.claimId) ?? [])
      .filter((claimId) => !made.has(claimId))
      .map((claimId) => ({ ...statement, claimId, stance: 'oppose', isImplied: true }) as const),
  ]);
}
