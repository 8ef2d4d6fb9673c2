import { createRequire } from 'node:module';
import { jestProject } from '../../jest.preset.mjs';

const project = jestProject({ name: 'web', root: import.meta.dirname });

export default {
  ...project,
  testEnvironment: '<rootDir>/src/testing/browser-environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '\\.css$': '<rootDir>/src/testing/no-styles.ts',
    // Without this, jsdom's "browser" condition selects lucide's ES modules, of which thousands would be transformed.
    '^lucide-react$': createRequire(import.meta.url).resolve('lucide-react'),
  },
};
