import { connect, type ChannelModel, type Channel } from 'amqplib';

/** A separate connection of the test, to inspect and change the broker. */
export const openAdminChannel = async (url: string): Promise<{ channel: Channel; close(): Promise<void> }> => {
  const connection: ChannelModel = await connect(url);
  connection.on('error', () => undefined);
  const channel = await connection.createChannel();
  return { channel, close: () => connection.close() };
};
