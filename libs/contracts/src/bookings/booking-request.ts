import { ofEachAskedField, requestStatuses } from '@hearthstay/stay';
import { z } from 'zod';
import { idSchema } from '../values/id';
import { instantSchema } from '../values/instant';
import { localeSchema } from '../values/locale';
import { proposalSchema } from './proposal';
import { stayDaysSchema } from './stay-days';
import { stayPriceSchema } from './stay-price';

/** The states of a request, in the order of its life cycle. */
export const requestStatusSchema = z.enum(requestStatuses);

export type RequestStatus = z.infer<typeof requestStatusSchema>;

/** The guest's fields of a request, besides days and persons. A new field of the form is declared here. */
export const guestDetailsSchema = z.object({
  name: z.string(),
  /** `null` for a booking that the owner has entered without one: no e-mail about it is ever sent to its guest. */
  email: z.string().nullable(),
  message: z.string().nullable(),
  /** Absent if the house does not ask for them or the guest gave none. */
  ...ofEachAskedField(() => z.string().optional()),
  /** The language of the guest's e-mails. */
  locale: localeSchema,
});

/** A guest's wish that the owner cancels a booking, with the reason if the guest gave one. */
export const cancellationWishSchema = z.object({ at: instantSchema, reason: z.string().nullable() });

/** The fields that change after the creation of a request. */
export const requestLifeSchema = z.object({
  status: requestStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The instant at which the guest first opened the confirm link. */
  guestConfirmedAt: instantSchema.nullable(),
  cancellationReason: z.string().nullable(),
  /** Present if the guest had asked for the cancellation, so that the reason is the owner's word about that. */
  cancelledAsWished: z.literal(true).optional(),
  /** Present until the owner responds to it, or the booking is cancelled; a move keeps it. */
  cancellationWish: cancellationWishSchema.optional(),
  /** Present until the other side responds to it, it ends, or the request gets other days or another status. */
  proposal: proposalSchema.optional(),
  /** Who has entered it; absent for a guest's own request. */
  source: z.literal('owner').optional(),
  /** Present if it began with the owner's offer of free days; absent in data of 1.0.0. */
  offered: z.literal(true).optional(),
  /** When the guest was erased: since then the name is empty, and nothing tells who it was. Absent before. */
  erasedAt: instantSchema.optional(),
});

/**
 * A booking request in messages between services. Its form in the API, in events and in the database follows from these
 * groups of fields.
 */
export const bookingRequestSchema = z.object({
  id: idSchema,
  ...guestDetailsSchema.shape,
  ...stayDaysSchema.shape,
  ...stayPriceSchema.shape,
  ...requestLifeSchema.shape,
});

export type BookingRequest = z.infer<typeof bookingRequestSchema>;
