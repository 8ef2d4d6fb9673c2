import type { Subscriptions } from '../subscriptions';

export interface RabbitMqOptions {
  /** `amqp://user:password@host:port/vhost`, or `amqps:`. It is a secret: it appears in no log line and no error. */
  url: string;
  subscriptions: Subscriptions;
  /** What the names of all queues and exchanges begin with. */
  prefix?: string;
  /** How many calls, and how many events, an instance has from the broker at the same time. */
  prefetch?: Partial<Prefetch>;
  /** How often and when an event is delivered again. */
  redelivery?: Partial<Redelivery>;
}

export interface Prefetch {
  calls: number;
  events: number;
}

/** All in milliseconds. */
export interface Redelivery {
  /**
   * The pauses after each failed delivery of an event. One of several is chosen at random, so that events which have failed together
   * do not come again together. An event that fails once more than there are pauses goes to the dead-letter queue.
   */
  pauses: readonly (readonly number[])[];
  /**
   * The pauses while something that the handler needs is away. They do not count as failed deliveries and do not grow, so that events
   * go on soon after whatever was away has come back.
   */
  outagePauses: readonly number[];
  /** The pauses after a timeout: not as short, because handlers that are late have taken the time of others. */
  timeoutPauses: readonly number[];
  /** How long after its first timeout an event that times out again goes to the dead-letter queue. */
  timeoutAgeLimit: number;
}

export type RabbitMqSettings = Required<Omit<RabbitMqOptions, 'prefetch' | 'redelivery'>> & {
  prefetch: Prefetch;
  redelivery: Redelivery;
};

const second = 1_000;
const day = 86_400 * second;

const defaultRedelivery: Redelivery = {
  pauses: [
    [1 * second, 2 * second],
    [4 * second, 8 * second],
    [16 * second, 32 * second],
    [64 * second, 128 * second],
  ],
  outagePauses: [2 * second, 4 * second],
  timeoutPauses: [4 * second, 8 * second],
  timeoutAgeLimit: day,
};

/**
 * Twice as many events as a service handles at the same time: the next are there when the first are done. More would only be counted
 * as delivered when the process ends.
 */
const defaultPrefetch: Prefetch = { calls: 100, events: 16 };

export const withDefaults = (options: RabbitMqOptions): RabbitMqSettings => ({
  prefix: 'hearthstay',
  ...options,
  prefetch: { ...defaultPrefetch, ...options.prefetch },
  redelivery: { ...defaultRedelivery, ...options.redelivery },
});
