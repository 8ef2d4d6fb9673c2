import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { deadlines } from '../message/deadlines';
import { command } from '../message/rpc';
import { emailSchema } from '../values/email';
import { withRules } from '../values/field-rules';
import { idSchema } from '../values/id';
import { locales, localeSchema } from '../values/locale';
import { snakeCaseBody } from '../values/snake-case';
import { wholeNumber } from '../values/whole-number';
import { bookingRequestSchema } from './booking-request';
import { decisionNoteSchema } from './decision-note';
import { guestFieldsSchema } from './guests';
import { agreedStayFields, ownerStayRules } from './owner-stay';
import { shownProposalSchema } from './proposal';
import { guestNameSchema } from './request-fields';
import { shownStateSchema } from './shown-state';
import { unreadCalendarsSchema } from './unread-calendars';

const defaultValidDays = 3;

const offerFields = {
  ...agreedStayFields,
  ...guestFieldsSchema.shape,
  /** A word to the guest. */
  note: decisionNoteSchema,
  /** For how many days from today the guest can accept; not after the arrival, nor after the request's present days. */
  validDays: wholeNumber(1, fieldLimits.offerDaysMax, 'OFFER_DAYS_OUT_OF_RANGE').default(defaultValidDays),
  /** Whether nobody else can have the days meanwhile. */
  hold: z.boolean({ error: 'WRONG_TYPE' }).default(false),
};

const requestOfferFields = { ...offerFields, shown: shownStateSchema };

/** `POST /admin/requests/{id}/offer`. */
export const offerBody = snakeCaseBody(requestOfferFields, ownerStayRules);

/** A request with an offer that was made for it. */
export const offeredRequestSchema = bookingRequestSchema.extend({ unreadCalendars: unreadCalendarsSchema });

export type OfferedRequest = z.infer<typeof offeredRequestSchema>;

/**
 * Offers the guest of a pending, approved or confirmed request other days, guests or another price. Days that others
 * have are `OFFER_CONFLICT`. The guest gets an e-mail.
 */
export const makeOffer = command('bookings.make-offer', {
  request: withRules(z.object({ id: idSchema, ...requestOfferFields }), ownerStayRules),
  response: offeredRequestSchema,
  deadlineMs: deadlines.calendars,
});

/** Takes back the open offer of a request; `PROPOSAL_ENDED` if there is none, or another than was shown. */
export const withdrawOffer = command('bookings.withdraw-offer', {
  request: z.object({ id: idSchema, proposal: shownProposalSchema }),
  response: bookingRequestSchema,
});

const stayOfferFields = {
  name: guestNameSchema,
  email: emailSchema,
  /** The language of e-mails to the guest. */
  locale: localeSchema.default(locales[0]),
  ...offerFields,
};

/** `POST /admin/offers`. */
export const stayOfferBody = snakeCaseBody(stayOfferFields, ownerStayRules);

/** Offers free days to somebody without a request. A pending one is made with the offer and ends with it. */
export const offerStay = command('bookings.offer-stay', {
  request: withRules(z.object(stayOfferFields), ownerStayRules),
  response: offeredRequestSchema,
  deadlineMs: deadlines.calendars,
});
