import { nodeApp } from '../../vite.node-app.mjs';
import { parseThread } from './parse-thread.mjs';

export default nodeApp({ root: import.meta.dirname, name: 'bookings', programs: parseThread });
