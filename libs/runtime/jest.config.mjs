import { jestProject } from '../../jest.preset.mjs';

export default {
  ...jestProject({ name: 'runtime', root: import.meta.dirname }),
  globalSetup: '../testing/src/rabbitmq/global-setup.ts',
  globalTeardown: '../testing/src/rabbitmq/global-teardown.ts',
};
