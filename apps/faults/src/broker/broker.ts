import { connect, type Channel, type ChannelModel, type Options } from 'amqplib';

const eventExchange = 'hearthstay.events';

interface OverheardEvent {
  routingKey: string;
  content: Buffer;
  properties?: Options.Publish;
}

/** The house's broker, as somebody sees it who talks to it past the product. */
export class Broker {
  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: Channel,
  ) {}

  static async connect(url: string): Promise<Broker> {
    const connection = await connect(url);
    return new Broker(connection, await connection.createChannel());
  }

  /** Answers a list to which every event is added from now on, what is published here included. */
  async overhearEvents(): Promise<OverheardEvent[]> {
    const events: OverheardEvent[] = [];
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

  publishEvent({ routingKey, content, properties }: OverheardEvent): void {
    this.channel.publish(eventExchange, routingKey, content, properties);
  }

  sendCall(service: string, content: Buffer, properties: Options.Publish): void {
    this.channel.sendToQueue(`hearthstay.calls.${service}`, content, properties);
  }

  async disconnect(): Promise<void> {
    await this.connection.close();
  }
}
