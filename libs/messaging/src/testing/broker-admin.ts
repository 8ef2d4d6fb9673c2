import { connect, type ChannelModel, type Channel } from 'amqplib';

/** A connection of the test's own, to look at the broker and to interfere with it. */
export const openAdminChannel = async (url: string): Promise<{ channel: Channel; close(): Promise<void> }> => {
  const connection: ChannelModel = await connect(url);
  connection.on('error', () => undefined);
  const channel = await connection.createChannel();
  return { channel, close: () => connection.close() };
};
