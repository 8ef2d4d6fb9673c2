/** Jest's `globalTeardown`: stops the broker if `global-setup` has started it. */
export default async (): Promise<void> => {
  if (!globalThis.testRabbitMq) return;
  await globalThis.testRabbitMq.stop();
  globalThis.testRabbitMq = undefined;
  delete process.env.TEST_RABBITMQ_URL;
};
