import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { EventPublisher } from './client/event-publisher';
import type { RpcClient } from './client/rpc-client';

export interface ConsumerOptions {
  /** The name of the service; the names of its calls begin with it. */
  name: string;
  /**
   * `once`: each event is delivered to one instance, again until its handlers succeed, and kept while no instance runs.
   * `every-instance`: each event is delivered once to every running instance, for caches.
   */
  events: 'once' | 'every-instance';
  /** The time limit of an event handler in milliseconds; 8 seconds by default. */
  eventDeadlineMs?: number;
  /** The maximum number of events handled concurrently; 8 by default. */
  eventConcurrency?: number;
}

export interface QueueLength {
  queue: string;
  /** Events to handle, events in retry queues, or dead letters. */
  kind: 'events' | 'retries' | 'dead-letters';
  messages: number;
}

/** The progress of this process on one queue. All values are 0 in normal operation. */
export interface EventProgress {
  queue: string;
  /** Milliseconds since the publication of the oldest event that is in its first delivery to this process. */
  lagMs: number;
  /** The number of events whose handlers still run after their deadline. */
  overdue: number;
  /**
   * Milliseconds since the concurrency limit is reached without an event handled or failed, other than by an outage.
   */
  stalledForMs: number;
}

/** Transports messages between services. */
export interface MessageTransport {
  readonly client: RpcClient & EventPublisher;
  /** The server of one service, for Nest's `createMicroservice` or `connectMicroservice`. */
  server(options: ConsumerOptions): CustomTransportStrategy;
  /** Whether messages can be sent now and all servers consume. */
  isReady(): boolean;
  /** The queue lengths of all servers. @throws DomainError when the broker does not reply */
  queueLengths(): Promise<QueueLength[]>;
  /** The progress of all servers that receive events `once`. */
  eventProgress(): EventProgress[];
  close(): Promise<void>;
}
