import { join } from 'node:path';
import { jestProject } from '../../../jest.preset.mjs';

/** Apart from `npm test`: it needs a container engine, and minutes. */
export default {
  ...jestProject({ name: 'containers', root: join(import.meta.dirname, '..') }),
  testMatch: ['<rootDir>/containers/**/*.spec.ts'],
};
