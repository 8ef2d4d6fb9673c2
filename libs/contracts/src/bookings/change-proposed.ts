import { event } from '../message/event';
import { proposalSchema } from './proposal';
import { requestEventSchema } from './request-event';
import { stayDaysSchema } from './stay-days';
import { stayPriceSchema } from './stay-price';

/** A guest asks for other days or guests. Days, guests and price of the payload are the wished ones. */
export const changeProposed = event(
  'booking.change-proposed',
  requestEventSchema.extend({
    ...proposalSchema.pick({ note: true, validUntil: true }).shape,
    before: stayDaysSchema.extend(stayPriceSchema.pick({ adults: true, children: true }).shape),
  }),
);
