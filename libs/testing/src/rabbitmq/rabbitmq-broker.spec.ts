import { connect } from 'amqplib';
import { startRabbitMq, type RabbitMqBroker } from './rabbitmq-broker';

const roundTrip = async ({ url }: RabbitMqBroker): Promise<void> => {
  const connection = await connect(url);
  await connection.close();
};

describe('startRabbitMq', () => {
  it('starts brokers beside each other, and stopping one leaves the other', async () => {
    const [first, second] = await Promise.all([startRabbitMq(), startRabbitMq()]);
    await first.stop();
    await expect(roundTrip(first)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    await roundTrip(second);
    await second.stop();
  }, 60_000);

  it('comes back on the same address after it was killed', async () => {
    const broker = await startRabbitMq();
    await broker.kill();
    await expect(roundTrip(broker)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    await broker.startAgain();
    await roundTrip(broker);
    await broker.stop();
  }, 60_000);
});
