import { z } from 'zod';
import { command } from '../message/rpc';
import { idSchema } from '../values/id';
import { wholeNumber } from '../values/whole-number';
import { loggedEmailSchema } from './list-email-log';

/** `POST /admin/email-log/{id}/resend`. */
export const resendBodySchema = z.object({
  /**
   * The number of attempts that the owner has seen. Once there are more, the call changes nothing, so all calls about
   * the same failure cause one attempt.
   */
  attempts: wholeNumber(0, 1_000_000, 'INVALID').optional(),
});

/**
 * Makes one more attempt to send an e-mail that has failed, at once. An e-mail that waits or is being sent stays as it
 * is; `ENTRY_NOT_FOUND`, `EMAIL_CONTENT_REMOVED`, `EMAIL_LINK_ENDED`.
 */
export const resendEmail = command('notifications.resend-email', {
  request: resendBodySchema.extend({ id: idSchema }),
  response: loggedEmailSchema,
});
