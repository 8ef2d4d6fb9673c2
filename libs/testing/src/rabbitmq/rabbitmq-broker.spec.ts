import { connect } from 'amqplib';
import { startRabbitMq, type RabbitMqBroker } from './rabbitmq-broker';

const roundTrip = async ({ url }: RabbitMqBroker): Promise<void> => {
  const connection = await connect(url);
  await connection.close();
};

it('brokers run at the same time, and a killed one starts again on the same address', async () => {
  const [first, second] = await Promise.all([startRabbitMq(), startRabbitMq()]);
  await first.kill();
  await expect(roundTrip(first)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await roundTrip(second);
  await first.startAgain();
  await roundTrip(first);
  await first.stop();
  await expect(roundTrip(first)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  await roundTrip(second);
  await second.stop();
});
