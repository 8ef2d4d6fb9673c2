import type { z } from 'zod';
import { composeStayEmail, stayEmailDraftSchema } from '../bookings/compose-stay-email';
import { stayEmailPreviewSchema } from '../notifications/preview-stay-email';

export { stayEmailDraftSchema as stayEmailDraftBodySchema };

/** An e-mail of a stay as its guest would read it, for the owner. */
export const stayEmailPreviewViewSchema = stayEmailPreviewSchema.extend({
  /** The guest of the stay whose data it shows. */
  guest: composeStayEmail.response.shape.email.shape.name,
  sentOn: composeStayEmail.response.shape.sentOn,
});

export type StayEmailPreviewView = z.infer<typeof stayEmailPreviewViewSchema>;
