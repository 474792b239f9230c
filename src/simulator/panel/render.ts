import type { ClaimSource, Theme, Topic } from '../topics/topic.ts';
import type { PlantedOpinion } from './opinion.ts';
import { phrasesFor } from './phrases.ts';
import { pick, uniform } from './random.ts';

type Key = readonly (string | number)[];
type Style = 'prose' | 'headed' | 'bullets' | 'numbered';

/**
 * Writes an opinion as a readable text: 150 to 400 words, several paragraphs, in one of a few writing styles. Planted
 * sentences appear word for word, except for the case of the first letter.
 * @param key the seed for the choice of words
 */
export function renderOpinion(topic: Topic, opinion: PlantedOpinion, key: Key): string {
  const style: Style = pick(['prose', 'prose', 'prose', 'headed', 'bullets', 'numbered'], 'style', ...key);
  // A long text needs an introduction.
  const orders = [
    'framed',
    'position last',
    ...(opinion.stances.size < 10 ? ['position first', 'position first'] : []),
  ];
  const order = pick(orders, 'order', ...key);
  const position = positionSentence(topic, opinion, key);
  const opening = pick(topic.openings, 'opening', ...key);
  const body = bodyBlocks(topic, opinion, style, key);
  const doubts = doubtBlock(topic, opinion, style, key);
  const closing = closingSentence(topic, opinion, key);

  const blocks: string[] = [];
  if (order === 'position first') blocks.push(openWithPosition(topic, position, key));
  else if (order === 'framed') blocks.push(`${opening} ${position}`);
  else blocks.push(opening);
  blocks.push(...body);
  if (doubts) blocks.push(doubts);
  if (order === 'position last') {
    const heading =
      style === 'headed' ? `## ${pick(phrasesFor(topic).conclusionHeadings, 'conclusion', ...key)}\n\n` : '';
    blocks.push(`${heading}${position}`);
  } else if (closing) blocks.push(closing);
  return blocks.join('\n\n');
}

function openWithPosition(topic: Topic, position: string, key: Key): string {
  const draw = uniform('position prefix', ...key);
  if (draw < 0.25) return `${pick(phrasesFor(topic).positionPrefixes, 'which prefix', ...key)}${position}`;
  return position;
}

function positionSentence(topic: Topic, opinion: PlantedOpinion, key: Key): string {
  const camp = topic.camps.find((each) => each.key === opinion.camp);
  return pick((camp ?? topic.undecided).positions, 'position', ...key);
}

function closingSentence(topic: Topic, opinion: PlantedOpinion, key: Key): string | null {
  const camp = topic.camps.find((each) => each.key === opinion.camp);
  const short = opinion.stances.size <= 8;
  if (!camp || (!short && uniform('closes', ...key) < 0.25)) return null;
  return pick(camp.closings, 'closing', ...key);
}

function bodyBlocks(topic: Topic, opinion: PlantedOpinion, style: Style, key: Key): string[] {
  const claims = topic.claims.filter((claim) => opinion.stances.has(claim.key));
  if (style === 'bullets' || style === 'numbered') return listBlocks(topic, claims, opinion, style, key);
  const themes = topic.themes
    .map((theme) => ({ theme, claims: claims.filter((claim) => claim.theme === theme.key) }))
    .filter((group) => group.claims.length > 0);
  const used = new Set<string>();
  return themes.map((group) => paragraph(topic, group.theme, group.claims, opinion, style, used, key));
}

function listBlocks(
  topic: Topic,
  claims: readonly ClaimSource[],
  opinion: PlantedOpinion,
  style: Style,
  key: Key,
): string[] {
  const bold = uniform('bold', ...key) < 0.7;
  const items = claims.map((claim, index) => {
    const marker = style === 'numbered' ? `${index + 1}.` : '-';
    return `${marker} ${bold ? `**${claim.label}.** ` : ''}${claimText(claim, opinion, key)}`;
  });
  return [`${pick(phrasesFor(topic).listIntroductions, 'list', ...key)}\n\n${items.join('\n')}`];
}

function paragraph(
  topic: Topic,
  theme: Theme,
  claims: readonly ClaimSource[],
  opinion: PlantedOpinion,
  style: Style,
  used: Set<string>,
  key: Key,
): string {
  const sentences = claims.map((claim) => joined(topic, claim, opinion, used, key));
  // A single sentence reads like a fragment, so a lead makes it a paragraph.
  const leads = style === 'prose' && (claims.length === 1 || uniform('lead', theme.key, ...key) < 0.4);
  if (leads) sentences.unshift(pick(theme.leads, 'which lead', theme.key, ...key));
  return `${style === 'headed' ? `## ${theme.heading}\n\n` : ''}${sentences.join(' ')}`;
}

/** Puts a joining phrase before some sentences of a claim; no phrase occurs twice in a text. */
function joined(
  topic: Topic,
  claim: ClaimSource,
  opinion: PlantedOpinion,
  used: Set<string>,
  key: Key,
): string {
  const phrases = phrasesFor(topic);
  const text = claimText(claim, opinion, key);
  const stance = opinion.stances.get(claim.key);
  if (uniform('joined', claim.key, ...key) > (stance === 'support' ? 0.2 : 0.5)) return text;
  if (stance === 'oppose') return once(phrases.beforeOppose, used, `${text}`, claim.key, key);
  if (stance === 'mixed') return once(phrases.beforeMixed, used, text, claim.key, key);
  const lower = lowerFirst(text);
  if (lower === null || phrases.supportPrefixes.length === 0) return text;
  const prefix = pick(phrases.supportPrefixes, 'prefix', claim.key, ...key);
  if (used.has(prefix)) return text;
  used.add(prefix);
  return prefix + lower;
}

function once(
  choices: readonly string[],
  used: Set<string>,
  text: string,
  claimKey: string,
  key: Key,
): string {
  if (choices.some((choice) => used.has(choice))) return text;
  const phrase = pick(choices, 'phrase', claimKey, ...key);
  used.add(phrase);
  return `${phrase} ${text}`;
}

function claimText(claim: ClaimSource, opinion: PlantedOpinion, key: Key): string {
  const stance = opinion.stances.get(claim.key) ?? 'support';
  const sentences = { support: claim.supports, oppose: claim.opposes, mixed: claim.mixed }[stance];
  const sentence = pick(sentences, 'sentence', claim.key, ...key);
  if (!claim.caveat || !opinion.caveats.has(claim.key)) return sentence;
  return `${sentence} ${pick(claim.caveat.sentences, 'caveat sentence', claim.key, ...key)}`;
}

function doubtBlock(topic: Topic, opinion: PlantedOpinion, style: Style, key: Key): string | null {
  const sentences = topic.uncertainties
    .filter((each) => opinion.uncertainties.includes(each.key))
    .map((each) => pick(each.sentences, 'doubt', each.key, ...key));
  if (sentences.length === 0) return null;
  const phrases = phrasesFor(topic);
  if (style === 'headed') return `## ${phrases.uncertaintyHeading}\n\n${sentences.join(' ')}`;
  const introduction = pick(phrases.uncertaintyIntroductions, 'doubts', ...key);
  return `${introduction} ${sentences.join(' ')}`;
}

/** Only words that cannot be names may lose their capital letter. */
const plainOpeners =
  /^(The|A|An|It|If|When|There|This|That|These|Those|For|In|With|Without|Once|Because|While|Whether|Even|Where|As|At|On|Most|Many|Some|People|Their|They|To|No|Not|Nobody|Anyone|Every|Each|Any|Both|Few|Much|What|By|From|Under|After|Before|Since|Only)\b/;

function lowerFirst(sentence: string): string | null {
  return plainOpeners.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : null;
}
