import { createHash } from 'node:crypto';
import type { GetMessage } from 'amqplib';
import { eventMessageSchema, type EventMessage } from '@hearthstay/contracts';
import {
  deliveriesHeader,
  failureHeader,
  fromJson,
  headerOf,
  propertiesOf,
  type OwnProperties,
} from '../rabbitmq/message-format';

/** A dead letter without its payload, which contains tokens and texts of guests. */
export interface DeadLetter {
  /** The id of the event, or a hash of the content of a message without an id. */
  id: string;
  /** The name of the event. */
  event: string | undefined;
  /** Instants. */
  occurredAt: string | undefined;
  givenUpAt: string | undefined;
  correlationId: string | undefined;
  /** Error codes and names only. */
  reason: string;
  /** The number of failed deliveries. */
  deliveries: number | undefined;
  /** The type of each field of the payload. */
  fields: Record<string, string>;
}

/** An entry of the `x-death` header, which the broker adds when it dead-letters a message. */
interface Death {
  reason: string;
  /** Seconds since 1970. */
  time: { value: number };
}

/** The newest entry. */
const deathOf = (message: GetMessage): Death | undefined => {
  const deaths = headerOf(message, 'x-death') as Death[] | undefined;
  return deaths?.[0];
};

/** The valid parts of the event. */
const eventIn = (content: Buffer): Partial<EventMessage> => {
  try {
    return eventMessageSchema.partial().parse(fromJson(content));
  } catch {
    return {};
  }
};

const fingerprintOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? `list of ${value.length}` : typeof value;
};

const fieldsOf = (payload: unknown): Record<string, string> =>
  typeof payload === 'object' && payload !== null
    ? Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, kindOf(value)]))
    : {};

const instant = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1_000).toISOString();

const reasonOf = (message: GetMessage): string => {
  const failure = headerOf(message, failureHeader) ?? deathOf(message)?.reason;
  if (typeof failure !== 'string') return 'unknown';
  // The broker counts deliveries that ended with neither ack nor nack, because the process or its connection ended.
  return failure === 'delivery_limit' ? 'the service ended each time' : failure;
};

/** Messages published by hand may lack any of the properties. */
const propertiesIn = (message: GetMessage): Partial<OwnProperties> => propertiesOf(message);

export const deadLetterOf = (message: GetMessage): DeadLetter => {
  const { messageId, type, timestamp } = propertiesIn(message);
  const { id, name, occurredAt, correlationId, payload } = eventIn(message.content);
  const deliveries = headerOf(message, deliveriesHeader);
  return {
    id: messageId ?? id ?? fingerprintOf(message.content),
    event: type ?? name,
    occurredAt,
    givenUpAt: instant(deathOf(message)?.time.value ?? timestamp),
    correlationId,
    reason: reasonOf(message),
    deliveries: typeof deliveries === 'number' ? deliveries : undefined,
    fields: fieldsOf(payload),
  };
};
