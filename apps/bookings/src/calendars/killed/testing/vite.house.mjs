import { join } from 'node:path';
import { nodeApp } from '../../../../../../vite.node-app.mjs';
import { parseThread } from '../../../../parse-thread.mjs';

const root = join(import.meta.dirname, '../../../..');
const programs = { house: join(import.meta.dirname, 'house-process.ts'), ...parseThread };

/** Makes `house-process.ts` a program of its own, so that a test can kill it. */
export default { ...nodeApp({ root, name: 'house', programs }), logLevel: 'error' };
