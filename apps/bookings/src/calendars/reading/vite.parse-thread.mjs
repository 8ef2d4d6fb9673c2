import { join } from 'node:path';
import { nodeApp } from '../../../../../vite.node-app.mjs';
import { parseThread } from '../../../parse-thread.mjs';

const root = join(import.meta.dirname, '../../..');

/** Builds the thread that parses calendars for its test, without an application. */
export default { ...nodeApp({ root, name: 'parse-thread', programs: parseThread }), logLevel: 'error' };
