import { connect, type ChannelModel, type ConfirmChannel, type GetMessage } from 'amqplib';
import { ConfirmedPublishing } from '../rabbitmq/confirmed-publishing';
import { failureDescriber } from '../rabbitmq/failure-describer';
import { copiedProperties } from '../rabbitmq/message-format';
import { deadLetterQueue, eventQueue } from '../rabbitmq/topology';
import { deadLetterOf, type DeadLetter } from './dead-letter';

/** Which dead letters something is to be done with. */
export type Selection = (letter: DeadLetter) => boolean;

/** Resolves with whether the message is done with and may go. */
type Visit = (letter: DeadLetter, message: GetMessage) => boolean | Promise<boolean>;

export interface DeadLettersOptions {
  /** It is a secret: no error shows it. */
  url: string;
  prefix?: string;
}

/** What services have given up: to be looked at, and to be sent to them again or thrown away. */
export class DeadLetters {
  private readonly publishing: ConfirmedPublishing;

  private constructor(
    private readonly connection: ChannelModel,
    private readonly channel: ConfirmChannel,
    readonly prefix: string,
  ) {
    this.publishing = new ConfirmedPublishing(channel);
  }

  /** @throws Error that says why the broker cannot be reached. */
  static async open({ url, prefix = 'hearthstay' }: DeadLettersOptions): Promise<DeadLetters> {
    const describeFailure = failureDescriber(url);
    try {
      const connection = await connect(url, { noDelay: true, timeout: 5_000 });
      // Whatever waits for the connection or the channel fails and says so.
      connection.on('error', () => undefined);
      const channel = await connection.createConfirmChannel();
      channel.on('error', () => undefined);
      return new DeadLetters(connection, channel, prefix);
    } catch (error) {
      throw new Error(`The message broker cannot be reached: ${describeFailure(error)}`);
    }
  }

  /** The oldest first. They stay where they are. */
  async list(service: string): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    await this.visit(service, (letter) => {
      letters.push(letter);
      return false;
    });
    return letters;
  }

  /**
   * Puts dead letters into the queue of the service that gave them up, and of no other. Each leaves the dead letters only once the
   * broker has confirmed its copy: an end in between leaves both, and consumers know a repeat by its id.
   *
   * @returns those that were replayed.
   */
  async replay(service: string, selected: Selection): Promise<DeadLetter[]> {
    const destination = { exchange: '', routingKey: eventQueue(this, service) };
    return this.settle(service, selected, async (message) => {
      const isThere = await this.publishing.publish(destination, message.content, {
        ...copiedProperties(message),
        timestamp: Math.floor(Date.now() / 1_000),
        mandatory: true,
      });
      if (!isThere) throw new Error(`There is no queue ${destination.routingKey}; the service makes it when it starts`);
    });
  }

  /** Throws dead letters away. @returns those that were thrown away. */
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
      if (!selected(letter)) return false;
      await work(message);
      done.push(letter);
      return true;
    });
    return done;
  }

  /** Sees each message once. What is not done with goes back, also when a visit fails. */
  private async visit(service: string, visit: Visit): Promise<void> {
    const queue = deadLetterQueue(this, service);
    await this.channel.checkQueue(queue).catch(() => {
      throw new Error(`There is no queue ${queue} on this broker; the services make it when they start`);
    });
    const left: GetMessage[] = [];
    try {
      for (let message = await this.channel.get(queue); message; message = await this.channel.get(queue)) {
        left.push(message);
        if (!(await visit(deadLetterOf(message), message))) continue;
        this.channel.ack(message);
        left.pop();
      }
    } finally {
      this.giveBack(left);
    }
  }

  private giveBack(messages: GetMessage[]): void {
    try {
      messages.forEach((message) => this.channel.nack(message));
    } catch {
      // The broker takes back by itself what was open on a lost channel.
    }
  }
}
