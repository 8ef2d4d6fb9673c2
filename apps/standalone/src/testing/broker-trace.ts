import { connect, type ChannelModel, type Channel, type ConsumeMessage } from 'amqplib';
import { eventually, type RabbitMqBroker } from '@hearthstay/testing';

/** RabbitMQ publishes a copy of every message to this exchange while tracing is on. */
const exchange = 'amq.rabbitmq.trace';

interface TracedProperties {
  type?: string;
  correlation_id?: string;
}

interface Traced {
  content: string;
  properties: TracedProperties;
}

/** Everything that is published at a broker: events, calls and their replies. */
export class BrokerTrace {
  private readonly traced: Traced[] = [];

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: Channel,
    private readonly queue: string,
  ) {}

  static async start(broker: RabbitMqBroker): Promise<BrokerTrace> {
    await broker.control('trace_on');
    const connection = await connect(broker.url);
    const channel = await connection.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, exchange, 'publish.#');
    const trace = new BrokerTrace(connection, channel, queue);
    await channel.consume(queue, (message) => message && trace.add(message), { noAck: true });
    return trace;
  }

  /** The names of the messages that contain a text, sorted, each once; that of a reply is the one of its call. */
  async messagesWith(text: string): Promise<string[]> {
    await this.complete();
    const names = this.traced.filter(({ content }) => content.includes(text)).map((message) => this.nameOf(message));
    return [...new Set(names)].toSorted();
  }

  async stop(): Promise<void> {
    await this.connection.close();
  }

  /** Waits until what was published so far has arrived. */
  private async complete(): Promise<void> {
    const mark = `mark-${this.traced.length}-${Math.random()}`;
    this.channel.sendToQueue(this.queue, Buffer.from(mark));
    await eventually(() => {
      if (!this.traced.some(({ content }) => content === mark)) throw new Error('The mark has not arrived');
    });
  }

  private add({ content, properties }: ConsumeMessage): void {
    const headers = properties.headers as { properties?: TracedProperties } | undefined;
    this.traced.push({ content: content.toString(), properties: headers?.properties ?? {} });
  }

  private nameOf({ properties: { type, correlation_id: id } }: Traced): string {
    if (type !== undefined) return type;
    const call = this.traced.find(
      ({ properties }) => properties.correlation_id === id && properties.type !== undefined,
    );
    return `reply to ${call?.properties.type ?? 'an unknown call'}`;
  }
}
