import { join } from 'node:path';
import { nodeApp } from '../../../../../../vite.node-app.mjs';
import { parseProcess } from '../../../../parse-process.mjs';

const { build, ...config } = nodeApp({ root: join(import.meta.dirname, '../../../..'), name: 'house' });

/** The program loads the parser from its own folder, so the service must not be in a shared chunk. */
const input = { house: join(import.meta.dirname, 'house-process.ts'), ...parseProcess };

/** Builds `house-process.ts` as a separate program, so that a test can kill it. */
export default {
  ...config,
  logLevel: 'error',
  build: { ...build, rolldownOptions: { ...build.rolldownOptions, input } },
};
