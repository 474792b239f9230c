import { useMemo } from 'preact/hooks';
import { type Focus, firstView, fragmentOf, type PageState } from '../model/focus.ts';
import type { ReportIndex } from '../model/report-index.ts';
import type { Speaker } from '../model/speaker.ts';
import { Disagreements, MinorityInsights, Uncertainties } from './analysis.tsx';
import { Answer, KeyPoints } from './answer.tsx';
import { Assessment } from './assessment.tsx';
import { Claims } from './claims.tsx';
import { Contents } from './contents.tsx';
import { Figures } from './figures.tsx';
import { Method } from './method.tsx';
import { Models } from './models.tsx';
import { Options } from './options.tsx';
import {
  type BesideLabel,
  Page,
  type PageContext,
  type Part,
  type Texts,
  ViewOfClaims,
} from './page-context.ts';
import { Positions } from './positions.tsx';
import { SidePanel } from './side-panel.tsx';
import { Standing } from './standing.tsx';

interface ReportProps {
  readonly index: ReportIndex;
  readonly speaker: Speaker;
  readonly texts: Texts;
  readonly state: PageState;
  readonly go: (next: Partial<PageState>) => void;
  readonly besideLabel?: BesideLabel;
  readonly unscripted?: readonly Part[];
}

/**
 * A report from top to bottom, and beside it what a number of it rests on. The page and the file
 * show the same.
 */
export function ReportView(props: ReportProps) {
  const { index, speaker, texts, state, go, besideLabel, unscripted = nothing } = props;
  const { view, focus, model } = state;
  const page = useMemo<PageContext>(
    () => ({
      ...{ ...speaker, index, go, unscripted },
      hrefOf: (to: Focus, of?: string) => fragmentOf({ view: firstView, focus: to, model: of ?? null }),
    }),
    [index, speaker, go, unscripted],
  );
  const body = useMemo(() => <Body />, []);
  return (
    <Page.Provider value={page}>
      <div class={focus ? 'report with-panel' : 'report'} lang={speaker.language}>
        <Hatch />
        <ViewOfClaims.Provider value={view}>{body}</ViewOfClaims.Provider>
        {focus ? (
          <SidePanel {...{ focus, model, texts }} {...(besideLabel ? { besideLabel } : {})} />
        ) : (
          <p class="note hint">
            {texts.missing
              ? `${speaker.say('evidenceHintModels')} ${texts.missing}`
              : speaker.say('evidenceHint')}
          </p>
        )}
      </div>
    </Page.Provider>
  );
}

const nothing: readonly Part[] = [];

function Body() {
  return (
    <article class="body">
      <Standing />
      <Contents />
      <Answer />
      <Positions />
      <Assessment />
      <Options />
      <KeyPoints />
      <Disagreements />
      <MinorityInsights />
      <Uncertainties />
      <Figures />
      <Claims />
      <Models />
      <Method />
    </article>
  );
}

/** The pattern of what is left of a panel, which every picture of the page refers to. */
function Hatch() {
  return (
    <svg width="0" height="0" class="patterns" aria-hidden="true">
      <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" class="hatch-ground" />
        <rect width="2" height="6" class="hatch-line" />
      </pattern>
    </svg>
  );
}
