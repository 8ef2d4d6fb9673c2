import type { Subscriptions } from '../subscriptions';

export interface RabbitMqOptions {
  /** `amqp://user:password@host:port/vhost`, or `amqps:`. A secret that appears in no log line and no error. */
  url: string;
  subscriptions: Subscriptions;
  /** The prefix of the names of all queues and exchanges. */
  prefix?: string;
  /** The prefetch counts of an instance. */
  prefetch?: Partial<Prefetch>;
  redelivery?: Partial<Redelivery>;
}

export interface Prefetch {
  calls: number;
  events: number;
}

/** All in milliseconds. */
export interface Redelivery {
  /**
   * The pauses after each failed delivery. One of each list is chosen at random as jitter. An event that fails once
   * more than there are lists is dead-lettered.
   */
  pauses: readonly (readonly number[])[];
  /**
   * The pauses during an outage of a dependency. They do not count as failed deliveries and do not grow, so events are
   * handled soon after the outage.
   */
  outagePauses: readonly number[];
  /** The pauses after a timeout; longer, because slow handlers delay other events. */
  timeoutPauses: readonly number[];
  /** An event that times out again this long after its first timeout is dead-lettered. */
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
 * Events: twice the concurrency of a service, so the next ones are already delivered. More would count as interrupted
 * in a crash.
 */
const defaultPrefetch: Prefetch = { calls: 100, events: 16 };

export const withDefaults = (options: RabbitMqOptions): RabbitMqSettings => ({
  prefix: 'hearthstay',
  ...options,
  prefetch: { ...defaultPrefetch, ...options.prefetch },
  redelivery: { ...defaultRedelivery, ...options.redelivery },
});
