import { randomUUID } from 'node:crypto';
import type { Message } from 'amqplib';

/** AMQP's own `correlationId` ties an answer to its call; this header ties messages to the browser's request. */
export const correlationHeader = 'x-correlation-id';

export const correlationIdOf = ({ properties }: Message): string => {
  const id: unknown = properties.headers?.[correlationHeader];
  return typeof id === 'string' ? id : randomUUID();
};

export const toJson = (message: unknown): Buffer => Buffer.from(JSON.stringify(message));

/** @throws SyntaxError when it is no JSON. */
export const fromJson = (content: Buffer): unknown => JSON.parse(content.toString());
