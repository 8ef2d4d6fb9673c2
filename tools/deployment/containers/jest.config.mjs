import { join } from 'node:path';
import { jestProject } from '../../../jest.preset.mjs';

/** Not part of `npm test`, because it needs a container engine and takes minutes. */
export default {
  ...jestProject({ name: 'containers', root: join(import.meta.dirname, '..') }),
  testMatch: ['<rootDir>/containers/**/*.spec.ts'],
};
