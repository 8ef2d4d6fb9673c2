import { randomUUID } from 'node:crypto';
import { actorSchema, type Actor } from '@hearthstay/contracts';
import type { Message } from 'amqplib';

/**
 * The AMQP property `correlationId` belongs to the reply of a call; this header identifies the request of the browser.
 */
export const correlationHeader = 'x-correlation-id';

/** The actor of a command. */
export const actorHeader = 'x-actor';

/** The span of the caller, as in W3C Trace Context. */
export const traceparentHeader = 'traceparent';

/** The reason of a dead letter, as error codes and names. */
export const failureHeader = 'x-failure';

/** The number of deliveries of a dead letter. */
export const deliveriesHeader = 'x-deliveries';

/** The message properties that this transport sets; amqplib types them as `any`. */
export interface OwnProperties {
  /** The name of the call or the event. */
  type: string;
  correlationId: string;
  messageId: string;
  contentType: string;
  replyTo: string;
  /** The user of the sender's connection, which the broker has checked. */
  userId: string;
  /** The time of publication or dead-lettering, in seconds since 1970. */
  timestamp: number;
}

export const propertiesOf = ({ properties }: Message): OwnProperties => properties;

/** The properties to keep on a copy of an event, without those that the broker has added. */
export const copiedProperties = (message: Message): Pick<OwnProperties, 'type' | 'messageId' | 'contentType'> => {
  const { type, messageId, contentType } = propertiesOf(message);
  return { type, messageId: messageId || randomUUID(), contentType };
};

export const headerOf = ({ properties }: Message, name: string): unknown => properties.headers?.[name] as unknown;

export const correlationIdOf = (message: Message): string => {
  const id = headerOf(message, correlationHeader);
  return typeof id === 'string' ? id : randomUUID();
};

/** The span of the caller; `undefined` if it traces nothing. */
export const traceparentIn = (message: Message): string | undefined => {
  const traceparent = headerOf(message, traceparentHeader);
  return typeof traceparent === 'string' ? traceparent : undefined;
};

/** The actor of a command; `undefined` for a query. */
export const actorOf = (message: Message): Actor | undefined =>
  actorSchema.safeParse(headerOf(message, actorHeader)).data;

export const toJson = (message: unknown): Buffer => Buffer.from(JSON.stringify(message));

/** @throws SyntaxError when the content is not JSON */
export const fromJson = (content: Buffer): unknown => JSON.parse(content.toString());
