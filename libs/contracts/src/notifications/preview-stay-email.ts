import { placeholders } from '@hearthstay/stay';
import { z } from 'zod';
import { stayEmailSchema } from '../bookings/stay-email-due';
import { query } from '../message/rpc';

export const stayEmailPreviewSchema = z.object({
  subject: z.string(),
  /** The owner's text with the values in it. */
  text: z.string(),
  /** What takes the place of each placeholder. */
  values: z.record(z.enum(placeholders), z.string()),
});

/** Fills the placeholders of an e-mail of a stay as they are when it is sent. */
export const previewStayEmail = query('notifications.preview-stay-email', {
  request: stayEmailSchema,
  response: stayEmailPreviewSchema,
});
