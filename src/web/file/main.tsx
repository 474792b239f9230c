import { hydrate } from 'preact';
import { usePageState } from '../report/use-page-state.ts';
import '../sheet.css';
import type { FileData } from './data.ts';
import { FileView } from './view.tsx';

// The program within a file that was sent: it takes over the page that is already drawn.

const source = document.getElementById('data')?.textContent ?? '';
const data = JSON.parse(source) as FileData;
const place = document.getElementById('page');
if (place) hydrate(<FilePage />, place);

function FilePage() {
  const [state, go] = usePageState();
  return <FileView data={data} state={state} go={go} />;
}
