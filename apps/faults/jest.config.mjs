import { jestProject } from '../../jest.preset.mjs';

/** Excluded from a plain `jest` run: these tests take minutes and all processors. */
export default {
  ...jestProject({ name: 'faults', root: import.meta.dirname }),
  maxWorkers: 1,
};
