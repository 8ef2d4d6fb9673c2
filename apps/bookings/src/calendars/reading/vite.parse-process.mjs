import { join } from 'node:path';
import { nodeApp } from '../../../../../vite.node-app.mjs';
import { parseProcess } from '../../../parse-process.mjs';

const root = join(import.meta.dirname, '../../..');
const { build, ...config } = nodeApp({ root, name: 'parse-process' });

/** Builds the program that parses calendars for its tests, without an application. */
export default {
  ...config,
  logLevel: 'error',
  build: { ...build, rolldownOptions: { ...build.rolldownOptions, input: parseProcess } },
};
