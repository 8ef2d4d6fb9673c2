import { testTimeout } from './jest.preset.mjs';

/**
 * All projects in one run: one pool of workers instead of one per project. `npm run test:faults` is a run of its own.
 */
export default {
  // Of a run of several projects, Jest takes it from here alone.
  testTimeout,
  projects: [
    '<rootDir>/apps/!(faults)/jest.config.mjs',
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/tools/*/jest.config.mjs',
  ],
  // Jest leaves a core to the person at the machine, which on two cores would mean one test file at a time.
  maxWorkers: '100%',
};
