import type { WrittenStayEmail } from '@hearthstay/contracts';
import { hasPlaceholder } from '@hearthstay/stay';
import type { NotificationSettings } from '../settings/notification-settings';
import { renderEmail } from '../templates/render-email';
import type { RenderedEmail } from '../templates/rendered-email';

/** Renders an e-mail of a stay that is in no queue. As for a guest, it has the door code only if its text names it. */
export const renderStayEmail = (
  { kind, locale, doorCode, ...data }: WrittenStayEmail,
  settings: NotificationSettings,
): Promise<RenderedEmail> => {
  const told = hasPlaceholder(data.text, 'doorCode') ? { ...data, doorCode } : data;
  return renderEmail(`stay-${kind}`, locale, told, settings);
};
