import { randomUUID } from 'node:crypto';
import { actorSchema, type Actor } from '@hearthstay/contracts';
import type { Message } from 'amqplib';

/** AMQP's own `correlationId` ties an answer to its call; this header ties messages to the browser's request. */
export const correlationHeader = 'x-correlation-id';

/** Who gave a command. */
export const actorHeader = 'x-actor';

/** Why a service has given up an event, in codes and names. */
export const failureHeader = 'x-failure';

/** How often an event was delivered before it was given up. */
export const deliveriesHeader = 'x-deliveries';

/** What this transport sets on its messages; the client library itself knows no types for it. */
export interface OwnProperties {
  /** The name of the call or the event. */
  type: string;
  correlationId: string;
  messageId: string;
  contentType: string;
  replyTo: string;
  /** When an event was published, or was given up as a dead letter; seconds since 1970. */
  timestamp: number;
}

export const propertiesOf = ({ properties }: Message): OwnProperties => properties;

/** What a copy of an event has in common with it; not what the broker has noted on the original. */
export const copiedProperties = (message: Message): Pick<OwnProperties, 'type' | 'messageId' | 'contentType'> => {
  const { type, messageId, contentType } = propertiesOf(message);
  return { type, messageId: messageId || randomUUID(), contentType };
};

export const headerOf = ({ properties }: Message, name: string): unknown => properties.headers?.[name] as unknown;

export const correlationIdOf = (message: Message): string => {
  const id = headerOf(message, correlationHeader);
  return typeof id === 'string' ? id : randomUUID();
};

/** `undefined` for a command of a client version that does not name the actor. */
export const actorOf = (message: Message): Actor | undefined =>
  actorSchema.safeParse(headerOf(message, actorHeader)).data;

export const toJson = (message: unknown): Buffer => Buffer.from(JSON.stringify(message));

/** @throws SyntaxError when it is no JSON. */
export const fromJson = (content: Buffer): unknown => JSON.parse(content.toString());
