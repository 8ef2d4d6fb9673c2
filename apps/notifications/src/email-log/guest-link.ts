import { accessLinkSchema, type AccessLink } from '@hearthstay/contracts';
import { z } from 'zod';
import type { RecordedEmail } from '../jobs';
import { confirmUrl, statusUrl } from '../settings/links';
import type { NotificationSettings } from '../settings/notification-settings';

/** Only guests get these, so the link of an admin is never found here. */
const guestLinks = z.object({ confirmLink: accessLinkSchema.optional(), statusLink: accessLinkSchema.optional() });

type UnsentEmail = Pick<RecordedEmail, 'data'>;

const isValid = (link: AccessLink | undefined, now: Date): link is AccessLink =>
  link !== undefined && Date.parse(link.expiresAt) > now.getTime();

/**
 * The URL of what an unsent e-mail asks a guest to open: to confirm, if there is something to confirm, otherwise the
 * guest's own page; `undefined` for e-mails without such a link, and when it has expired.
 */
export const guestUrlOf = (
  { data }: UnsentEmail,
  site: Pick<NotificationSettings, 'publicUrl'>,
  now: Date,
): string | undefined => {
  const { confirmLink, statusLink } = guestLinks.safeParse(data).data ?? {};
  if (isValid(confirmLink, now)) return confirmUrl(site, confirmLink);
  return isValid(statusLink, now) ? statusUrl(site, statusLink) : undefined;
};
