/** All projects in one run: one pool of workers instead of one per project. */
export default {
  projects: [
    '<rootDir>/apps/*/jest.config.mjs',
    '<rootDir>/libs/*/jest.config.mjs',
    '<rootDir>/tools/*/jest.config.mjs',
  ],
  // Jest leaves a core to the person at the machine, which on two cores would mean one test file at a time.
  maxWorkers: '100%',
};
