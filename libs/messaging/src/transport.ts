import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { EventPublisher } from './client/event-publisher';
import type { RpcClient } from './client/rpc-client';

export interface ConsumerOptions {
  /** The name of the service: it answers the calls that begin with it, and its queues carry it. */
  name: string;
  /**
   * Which instances of the service get an event: one of them, which may be a later one if none is up, and again until its handlers
   * succeed (`once`), or each that is up, and never again (`every-instance`, for caches).
   */
  events: 'once' | 'every-instance';
  /** How long the handler of an event may take, in milliseconds, before it counts as waiting for something that is away; 8 seconds by default. */
  eventDeadlineMs?: number;
}

/** How many messages wait in a queue. */
export interface QueueLength {
  queue: string;
  /** Of events that are to be handled, or that were given up. */
  kind: 'events' | 'dead-letters';
  messages: number;
}

/** How messages get from one service to another. */
export interface MessageTransport {
  readonly client: RpcClient & EventPublisher;
  /** The receiving side of one service, for Nest's `createMicroservice` or `connectMicroservice`. */
  server(options: ConsumerOptions): CustomTransportStrategy;
  /** Whether messages can be sent just now, and are received by the servers that listen. */
  isReady(): boolean;
  /** What waits for the servers that listen. @throws when that cannot be told just now. */
  queueLengths(): Promise<QueueLength[]>;
  close(): Promise<void>;
}
