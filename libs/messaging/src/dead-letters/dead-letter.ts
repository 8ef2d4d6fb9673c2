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

/** An event that was given up, as operators are shown it: nothing of what it says, for that is tokens and what guests wrote. */
export interface DeadLetter {
  /** The event's; for a message that has none, one that is made of its content. */
  id: string;
  /** The name of the event. */
  event: string | undefined;
  /** Instants. */
  occurredAt: string | undefined;
  givenUpAt: string | undefined;
  correlationId: string | undefined;
  /** In codes and names. */
  reason: string;
  /** How often it was delivered before it was given up. */
  deliveries: number | undefined;
  /** The kind of each of its fields. */
  fields: Record<string, string>;
}

/** What the broker notes when it is the one who moves a message. */
interface Death {
  reason: string;
  /** Seconds since 1970. */
  time: { value: number };
}

/** The newest, if there is one. */
const deathOf = (message: GetMessage): Death | undefined => {
  const deaths = headerOf(message, 'x-death') as Death[] | undefined;
  return deaths?.[0];
};

/** As much of an event as the message is. */
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
  // The broker counts deliveries that ended without a word: the process, or its connection, had gone.
  return failure === 'delivery_limit' ? 'the service ended each time' : failure;
};

/** Whoever put it there need not have set any. */
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
