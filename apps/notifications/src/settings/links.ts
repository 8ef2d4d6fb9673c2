import type { AccessLink } from '@hearthstay/contracts';
import type { NotificationSettings } from './notification-settings';

type Site = Pick<NotificationSettings, 'publicUrl'>;

/** The URLs of links in e-mails; the pages belong to the web site. */
export const confirmUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/confirm/${token}`;
export const statusUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/status/${token}`;
/** The page where an admin decides without signing in. */
export const decisionUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/decide/${token}`;
/** The URL of a booking in the panel. */
export const bookingUrl = ({ publicUrl }: Site, requestId: string) =>
  `${publicUrl}/admin/bookings/${encodeURIComponent(requestId)}`;
/** The URL of a booking's messages in the panel. */
export const messagesUrl = (site: Site, requestId: string) => `${bookingUrl(site, requestId)}?part=messages`;
/** The URL of the settings in the panel. */
export const settingsUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=settings`;
/** The URL of the calendars in the panel. */
export const calendarsUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=settings&section=calendars`;
/** The URL of the e-mail log in the panel. */
export const emailLogUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=settings&section=emails&part=log`;
export const homeUrl = ({ publicUrl }: Site) => `${publicUrl}/`;
