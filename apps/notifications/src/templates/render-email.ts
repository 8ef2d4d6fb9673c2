import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale } from '@hearthstay/contracts';
import pLimit from 'p-limit';
import type { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from './compose-email';
import type { DataOf, EmailKind } from './email-data';
import { oneLine } from './one-line';
import { plainText } from './plain-text';
import type { RenderedEmail } from './rendered-email';
import { loadTexts } from './texts';

const oneAtATime = pLimit(1);

/**
 * Renders an e-mail as HTML and plain text, with its calendar, one per iteration of the event loop. Rendering blocks
 * the thread; several renderings in one iteration would delay the database's replies, the broker's heartbeats and the
 * health checks.
 */
export const renderEmail = <Kind extends EmailKind>(
  kind: Kind,
  locale: Locale,
  data: DataOf<Kind>,
  settings: NotificationSettings,
): Promise<RenderedEmail> =>
  oneAtATime(async () => {
    // React is loaded with the first e-mail, to keep the start fast and the memory small.
    const { renderHtml } = await import('./render-html');
    await loadTexts(locale);
    await nextTurn();
    const { content, calendar, image, replyTo = null } = composeEmail(kind, { ...data, locale }, settings);
    const shown = await image;
    return {
      senderName: oneLine(content.brand),
      subject: oneLine(content.subject),
      attachments: calendar ? [await calendar] : [],
      ...(shown && { images: [shown] }),
      html: renderHtml(content),
      text: plainText(content),
      replyTo,
    };
  });
