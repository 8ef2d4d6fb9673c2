import { jestProject } from '../../jest.preset.mjs';

export default {
  ...jestProject({ name: 'bff', root: import.meta.dirname }),
  globalSetup: '../../libs/testing/src/rabbitmq/global-setup.ts',
  globalTeardown: '../../libs/testing/src/rabbitmq/global-teardown.ts',
};
