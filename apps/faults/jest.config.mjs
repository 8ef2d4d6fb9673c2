import { jestProject } from '../../jest.preset.mjs';

/**
 * Excluded from a plain `jest` run: these tests take minutes and all processors. The files have deployments of their
 * own and wait most of the time, so two of them run beside each other. Beside a third one, calls have exceeded their
 * deadlines while all services restarted at once.
 */
export default {
  ...jestProject({ name: 'faults', root: import.meta.dirname }),
  maxWorkers: 2,
};
