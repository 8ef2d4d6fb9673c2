import { join } from 'node:path';
import { nodeApp } from '../../../../../../vite.node-app.mjs';
import { parseThread } from '../../../../parse-thread.mjs';

const { build, ...config } = nodeApp({ root: join(import.meta.dirname, '../../../..'), name: 'house' });

/** The parser is found beside the program, so the service may not be in a chunk that it shares with another one. */
const input = { house: join(import.meta.dirname, 'house-process.ts'), ...parseThread };

/** Makes `house-process.ts` a program of its own, so that a test can kill it. */
export default {
  ...config,
  logLevel: 'error',
  build: { ...build, rolldownOptions: { ...build.rolldownOptions, input } },
};
