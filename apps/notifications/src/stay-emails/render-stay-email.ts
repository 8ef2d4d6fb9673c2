import type { WrittenStayEmail } from '@hearthstay/contracts';
import type { NotificationSettings } from '../settings/notification-settings';
import { renderEmail } from '../templates/render-email';
import type { RenderedEmail } from '../templates/rendered-email';

/** Renders an e-mail of a stay that is in no queue. */
export const renderStayEmail = (
  { kind, locale, ...data }: WrittenStayEmail,
  settings: NotificationSettings,
): Promise<RenderedEmail> => renderEmail(`stay-${kind}`, locale, data, settings);
