import {
  addressOfMessages,
  addressOfTab,
  decidePath,
  emailLogPart,
  pagePaths,
  partParam,
  sectionParam,
  type AccessLink,
} from '@hearthstay/contracts';
import type { NotificationSettings } from './notification-settings';

type Site = Pick<NotificationSettings, 'publicUrl'>;

/** The URLs of links in e-mails. */
export const confirmUrl = ({ publicUrl }: Site, { token }: AccessLink) => publicUrl + pagePaths.confirm.to(token);
export const statusUrl = ({ publicUrl }: Site, { token }: AccessLink) => publicUrl + pagePaths.status.to(token);
/** The page where an admin decides without signing in. */
export const decisionUrl = ({ publicUrl }: Site, { token }: AccessLink) => publicUrl + decidePath(token);
/** The URL of a booking in the panel. */
export const bookingUrl = ({ publicUrl }: Site, requestId: string) => publicUrl + pagePaths.adminBooking.to(requestId);
/** The URL of a booking's messages in the panel. */
export const messagesUrl = ({ publicUrl }: Site, requestId: string) => publicUrl + addressOfMessages(requestId);
/** The URL of the settings in the panel. */
export const settingsUrl = ({ publicUrl }: Site) => publicUrl + addressOfTab('settings');
/** The URL of the calendars in the panel. */
export const calendarsUrl = ({ publicUrl }: Site) =>
  publicUrl + addressOfTab('settings', { [sectionParam]: 'calendars' });
/** The URL of the e-mail log in the panel. */
export const emailLogUrl = ({ publicUrl }: Site) =>
  publicUrl + addressOfTab('settings', { [sectionParam]: 'emails', [partParam]: emailLogPart });
export const homeUrl = ({ publicUrl }: Site) => publicUrl + pagePaths.home.to();
