import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib';
import { ConfirmedPublisher } from '../rabbitmq/confirmed-publisher';
import { redactedMessage } from '../rabbitmq/redacted-message';
import { copiedProperties, fromJson } from '../rabbitmq/message-format';
import { deadLetterQueue, eventQueue } from '../rabbitmq/topology';
import { deadLetterOf, type DeadLetter } from './dead-letter';

/** Selects the dead letters of an operation; the payload is `undefined` if the message is no event. */
export type Selection = (letter: DeadLetter, payload: unknown) => boolean;

const payloadOf = (message: GetMessage): unknown => {
  try {
    return (fromJson(message.content) as { payload?: unknown }).payload;
  } catch {
    return undefined;
  }
};

/** Resolves with true to acknowledge the message, with false to requeue it. */
type Visit = (letter: DeadLetter, message: GetMessage) => boolean | Promise<boolean>;

export interface DeadLettersOptions {
  /** A secret that no error message contains. */
  url: string;
  prefix?: string;
}

/** Lists, replays and discards the dead letters of services. */
export class DeadLetters {
  private readonly publishing: ConfirmedPublisher;

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: ConfirmChannel,
    readonly prefix: string,
  ) {
    this.publishing = new ConfirmedPublisher(channel);
  }

  /** @throws Error that says why the broker cannot be reached. */
  static async open({ url, prefix = 'hearthstay' }: DeadLettersOptions): Promise<DeadLetters> {
    const redact = redactedMessage(url);
    try {
      const connection = await connect(url, { noDelay: true, timeout: 5_000 });
      // Pending operations reject with the same error.
      connection.on('error', () => undefined);
      const channel = await connection.createConfirmChannel();
      channel.on('error', () => undefined);
      return new DeadLetters(connection, channel, prefix);
    } catch (error) {
      throw new Error(`Cannot connect to the message broker: ${redact(error)}`);
    }
  }

  /** Oldest first. The messages stay in the queue. */
  async list(service: string): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    await this.visit(service, (letter) => {
      letters.push(letter);
      return false;
    });
    return letters;
  }

  /**
   * Republishes dead letters to the event queue of the service. Each is removed only after the broker has confirmed its
   * copy. A crash in between leaves both; consumers recognise the duplicate by its id.
   *
   * @returns the replayed dead letters
   */
  async replay(service: string, selected: Selection): Promise<DeadLetter[]> {
    const destination = { exchange: '', routingKey: eventQueue(this, service) };
    return this.settle(service, selected, async (message) => {
      const isRouted = await this.publishing.publish(destination, message.content, {
        ...copiedProperties(message),
        timestamp: Math.floor(Date.now() / 1_000),
        mandatory: true,
      });
      if (!isRouted)
        throw new Error(`Queue ${destination.routingKey} does not exist; the service creates it at its start`);
    });
  }

  /** Deletes dead letters. @returns the deleted ones */
  async discard(service: string, selected: Selection): Promise<DeadLetter[]> {
    return this.settle(service, selected, async () => undefined);
  }

  async close(): Promise<void> {
    await this.channel.close();
    await this.connection.close();
  }

  private async settle(
    service: string,
    selected: Selection,
    work: (message: GetMessage) => Promise<void>,
  ): Promise<DeadLetter[]> {
    const done: DeadLetter[] = [];
    await this.visit(service, async (letter, message) => {
      if (!selected(letter, payloadOf(message))) return false;
      await work(message);
      done.push(letter);
      return true;
    });
    return done;
  }

  /** Visits each message once and requeues those that are not done, also when a visit throws. */
  private async visit(service: string, visit: Visit): Promise<void> {
    const queue = deadLetterQueue(this, service);
    await this.channel.checkQueue(queue).catch(() => {
      throw new Error(`Queue ${queue} does not exist on this broker; the services create it at their start`);
    });
    const unsettled: GetMessage[] = [];
    try {
      for (let message = await this.channel.get(queue); message; message = await this.channel.get(queue)) {
        unsettled.push(message);
        if (!(await visit(deadLetterOf(message), message))) continue;
        this.channel.ack(message);
        unsettled.pop();
      }
    } finally {
      this.requeue(unsettled);
    }
  }

  private requeue(messages: GetMessage[]): void {
    try {
      messages.forEach((message) => this.channel.nack(message));
    } catch {
      // The broker requeues the unacknowledged messages of a lost channel.
    }
  }
}
