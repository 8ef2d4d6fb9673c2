import { z } from 'zod';

/** The declaration of an event. */
export interface EventContract<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly name: string;
  readonly payload: Payload;
}

export type PayloadOf<Contract extends EventContract> = z.output<Contract['payload']>;

/** A published event. All deliveries have the same id, by which consumers recognise duplicates. */
export interface EventMessage<Payload = unknown> {
  id: string;
  name: string;
  /** The instant of the change, ISO 8601 in UTC. */
  occurredAt: string;
  correlationId: string;
  payload: Payload;
}

export type MessageOf<Contract extends EventContract> = EventMessage<PayloadOf<Contract>>;

/** Declares an event. The name is what happened, in the past tense: `booking.approved`. */
export const event = <Payload extends z.ZodType>(name: string, payload: Payload): EventContract<Payload> => ({
  kind: 'event',
  name,
  payload,
});

export const eventMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  payload: z.unknown(),
});
