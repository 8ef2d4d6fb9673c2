/**
 * The broker of this test run.
 *
 * @throws Error when the project's `jest.config.mjs` does not name `global-setup.ts` as its `globalSetup`.
 */
export const testRabbitMqUrl = (): string => {
  const url = process.env.TEST_RABBITMQ_URL;
  if (!url)
    throw new Error(
      'No broker was started: jest.config.mjs needs globalSetup and globalTeardown of libs/testing/src/rabbitmq',
    );
  return url;
};
