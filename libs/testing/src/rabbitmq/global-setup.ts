import { startRabbitMq, type RabbitMqBroker } from './rabbitmq-broker';

declare global {
  var testRabbitMq: RabbitMqBroker | undefined;
}

/**
 * Jest's `globalSetup`: starts one broker for a project's whole test run, unless `TEST_RABBITMQ_URL` names one already.
 */
export default async (): Promise<void> => {
  if (process.env.TEST_RABBITMQ_URL) return;
  globalThis.testRabbitMq = await startRabbitMq();
  process.env.TEST_RABBITMQ_URL = globalThis.testRabbitMq.url;
};
