import { jestProject } from '../../jest.preset.mjs';

/**
 * Excluded from a plain `jest` run: these tests take minutes and all processors. One of the two files waits most of the
 * time, so they run beside each other.
 */
export default {
  ...jestProject({ name: 'faults', root: import.meta.dirname }),
  maxWorkers: 2,
};
