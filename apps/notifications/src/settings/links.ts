import type { AccessLink } from '@hearthstay/contracts';
import type { NotificationSettings } from './notification-settings';

type Site = Pick<NotificationSettings, 'publicUrl'>;

/** The URLs of links in e-mails; the pages belong to the web site. */
export const confirmUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/confirm/${token}`;
export const statusUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/status/${token}`;
/** @param returnTo where in the panel the admin wants to be afterwards */
export const adminAccessUrl = ({ publicUrl }: Site, { token }: AccessLink, returnTo?: string) =>
  `${publicUrl}/admin/access/${token}${returnTo === undefined ? '' : `?to=${encodeURIComponent(returnTo)}`}`;
/** The URL of the bookings in the panel. */
export const bookingsUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=bookings`;
/** The URL of the settings in the panel. */
export const settingsUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=settings`;
/** The URL of the calendars in the panel. */
export const calendarsUrl = ({ publicUrl }: Site) => `${publicUrl}/admin?tab=settings&section=calendars`;
export const homeUrl = ({ publicUrl }: Site) => `${publicUrl}/`;
