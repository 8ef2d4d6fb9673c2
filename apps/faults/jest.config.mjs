import { jestProject } from '../../jest.preset.mjs';

/** Not one of the projects of a plain `jest` run: these tests take minutes, and both cores. */
export default {
  ...jestProject({ name: 'faults', root: import.meta.dirname }),
  // Each file has the house's ten processes, a broker and a database to itself.
  maxWorkers: 1,
};
