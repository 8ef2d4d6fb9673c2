import { connect, type Channel, type ChannelModel, type Options } from 'amqplib';

const eventExchange = 'hearthstay.events';

interface RecordedEvent {
  routingKey: string;
  content: Buffer;
  properties?: Options.Publish;
}

/** A direct connection of the test to the broker of the deployment. */
export class Broker {
  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: Channel,
  ) {}

  static async connect(url: string): Promise<Broker> {
    const connection = await connect(url);
    return new Broker(connection, await connection.createChannel());
  }

  /** Returns an array to which every event is appended from now on, including those published by `publishEvent`. */
  async recordEvents(): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    const { queue } = await this.channel.assertQueue('', { exclusive: true });
    await this.channel.bindQueue(queue, eventExchange, '#');
    await this.channel.consume(
      queue,
      (message) => {
        if (message)
          events.push({
            content: message.content,
            properties: message.properties,
            routingKey: message.fields.routingKey,
          });
      },
      { noAck: true },
    );
    return events;
  }

  publishEvent({ routingKey, content, properties }: RecordedEvent): void {
    this.channel.publish(eventExchange, routingKey, content, properties);
  }

  sendCall(service: string, content: Buffer, properties: Options.Publish): void {
    this.channel.sendToQueue(`hearthstay.calls.${service}`, content, properties);
  }

  async disconnect(): Promise<void> {
    await this.connection.close();
  }
}
