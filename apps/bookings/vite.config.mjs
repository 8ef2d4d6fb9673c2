import { nodeApp } from '../../vite.node-app.mjs';
import { parseProcess } from './parse-process.mjs';

export default nodeApp({ root: import.meta.dirname, name: 'bookings', programs: parseProcess });
