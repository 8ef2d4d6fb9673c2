import { localeSchema, type EmailKind } from '@hearthstay/contracts';
import { z } from 'zod';
import { DeliveryFailure } from '../delivery/email-delivery';
import type { NotificationSettings } from '../settings/notification-settings';
import { emailData } from '../templates/email-data';
import { renderEmail } from '../templates/render-email';
import type { RenderedEmail } from '../templates/rendered-email';
import type { EmailJobDocument } from './persistence/email-job.schema';

/**
 * Renders the e-mail of a job.
 *
 * @throws DeliveryFailure if the content was removed, the data do not match the kind, or rendering fails.
 */
export const emailOf = async (
  job: EmailJobDocument & { kind: EmailKind },
  settings: NotificationSettings,
): Promise<RenderedEmail> => {
  // Somebody has queued it again in the database after its content was removed.
  if (job.data === undefined) throw new DeliveryFailure('CONTENT_REMOVED', 'never', { reason: 'CONTENT_REMOVED' });
  const parsed = z.object({ locale: localeSchema, data: emailData[job.kind] }).safeParse(job);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new DeliveryFailure(`DATA_INVALID ${fields.join(', ')}`, 'never', { reason: 'NOT_COMPOSED' });
  }
  try {
    return await renderEmail(job.kind, parsed.data.locale, parsed.data.data, settings);
  } catch (cause) {
    throw new DeliveryFailure('RENDERING_FAILED', 'later', { cause, reason: 'NOT_COMPOSED' });
  }
};
