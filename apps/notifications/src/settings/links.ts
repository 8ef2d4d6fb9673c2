import type { AccessLink } from '@hearthstay/contracts';
import type { NotificationSettings } from './notification-settings';

type Site = Pick<NotificationSettings, 'publicUrl'>;

/** Where the links of e-mails lead (specification, section 2). */
export const confirmUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/confirm/${token}`;
export const statusUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/status/${token}`;
export const adminAccessUrl = ({ publicUrl }: Site, { token }: AccessLink) => `${publicUrl}/admin/access/${token}`;
export const adminUrl = ({ publicUrl }: Site) => `${publicUrl}/admin`;
export const homeUrl = ({ publicUrl }: Site) => `${publicUrl}/`;
