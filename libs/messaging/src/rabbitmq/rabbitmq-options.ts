import type { Subscriptions } from '../subscriptions/subscriptions';

export interface RabbitMqOptions {
  /** `amqp://user:password@host:port/vhost`, or `amqps:`. It is a secret: it appears in no log line and no error. */
  url: string;
  subscriptions: Subscriptions;
  /** What the names of all queues and exchanges begin with. */
  prefix?: string;
  /** How many calls, and how many events, an instance takes at the same time. */
  prefetch?: Partial<Prefetch>;
  /** How often and when an event comes again after its handler has failed. */
  redelivery?: Partial<Redelivery>;
}

export interface Prefetch {
  calls: number;
  events: number;
}

export interface Redelivery {
  /** After so many redeliveries an event that fails by itself goes to the dead-letter queue. Declared with the queue: it cannot change later. */
  limit: number;
  /** The pause before the first redelivery, in milliseconds; each further one is twice as long. */
  firstPauseMs: number;
  longestPauseMs: number;
  /**
   * The pause while something that the handler needs is away, in milliseconds. It does not count as a redelivery and does not grow, so
   * that events go on soon after whatever was away has come back.
   */
  outagePauseMs: number;
}

export type RabbitMqSettings = Required<Omit<RabbitMqOptions, 'prefetch' | 'redelivery'>> & {
  prefetch: Prefetch;
  redelivery: Redelivery;
};

/**
 * An event waits for its redelivery at the consumer and keeps its place in the prefetch meanwhile. Hence the large prefetch: so
 * many events have to fail at once before others must wait for them. All redeliveries that count take a quarter of an hour together.
 */
export const withDefaults = (options: RabbitMqOptions): RabbitMqSettings => ({
  prefix: 'hearthstay',
  ...options,
  prefetch: { calls: 100, events: 200, ...options.prefetch },
  redelivery: { limit: 20, firstPauseMs: 500, longestPauseMs: 60_000, outagePauseMs: 3_000, ...options.redelivery },
});
