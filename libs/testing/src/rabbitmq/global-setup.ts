import { startRabbitMq, type RabbitMqBroker } from './rabbitmq-broker';

declare global {
  var testRabbitMq: RabbitMqBroker | undefined;
}

/**
 * Jest's `globalSetup`: one broker for a project's whole test run, or the one that `TEST_RABBITMQ_URL` names already.
 */
export default async (): Promise<void> => {
  if (process.env.TEST_RABBITMQ_URL) return;
  globalThis.testRabbitMq = await startRabbitMq();
  process.env.TEST_RABBITMQ_URL = globalThis.testRabbitMq.url;
};
