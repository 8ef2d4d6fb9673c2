import { jestProject } from '../../jest.preset.mjs';

/**
 * Excluded from a plain `jest` run: these tests take minutes and all processors. The three files have deployments of
 * their own and wait most of the time, so they run beside each other.
 */
export default {
  ...jestProject({ name: 'faults', root: import.meta.dirname }),
  maxWorkers: 3,
};
