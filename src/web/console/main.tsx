import { render } from 'preact';
import { App } from './app.tsx';
import '../sheet.css';
import './console.css';

const place = document.getElementById('page');
if (place) render(<App />, place);
