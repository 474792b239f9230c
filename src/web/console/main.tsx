import { render } from 'preact';
import '../sheet.css';

const place = document.getElementById('page');
if (place) render(<p>soon</p>, place);
