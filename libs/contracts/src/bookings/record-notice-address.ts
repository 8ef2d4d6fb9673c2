import { z } from 'zod';
import { command } from '../message/rpc';
import { noticeAddressSchema } from '../notifications/notice-address';

/** Where an admin gets notices, as the history shows it: the host of the address, and no secret. */
const shownAddressSchema = noticeAddressSchema.omit({ secret: true });

/** Notes in the history of the settings that an admin has changed the own address for notices. */
export const recordNoticeAddress = command('bookings.record-notice-address', {
  request: z.object({ before: shownAddressSchema, after: shownAddressSchema }),
  response: z.object({}),
});
