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
  /** How long the handler of an event may take from its start, in milliseconds, before it counts as timed out; 8 seconds by default. */
  eventDeadlineMs?: number;
  /** How many events are handled at the same time; 8 by default. */
  eventConcurrency?: number;
}

/** How many messages wait in a queue. */
export interface QueueLength {
  queue: string;
  /** Of events that are to be handled, that wait outside the queue for another delivery, or that were given up. */
  kind: 'events' | 'retries' | 'dead-letters';
  messages: number;
}

/** How this process gets on with the events of one queue. All of it is 0 while nothing is wrong. */
export interface EventProgress {
  queue: string;
  /** Milliseconds since the oldest event was published that this process has taken and not yet delivered for the first time. */
  lagMs: number;
  /** Events whose handlers still run past their deadline. */
  overdue: number;
  /** For how many milliseconds as many events have been in work as may be, while none was handled and none failed by itself. */
  stalledForMs: number;
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
  /** Of the servers that listen and must not miss events. */
  eventProgress(): EventProgress[];
  close(): Promise<void>;
}
