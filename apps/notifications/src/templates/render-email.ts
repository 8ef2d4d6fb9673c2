import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale } from '@hearthstay/contracts';
import pLimit from 'p-limit';
import type { NotificationSettings } from '../settings/notification-settings';
import { composeEmail } from './compose-email';
import type { DataOf, EmailKind } from './email-data';
import { oneLine } from './one-line';
import { plainText } from './plain-text';
import type { RenderedEmail } from './rendered-email';

const oneAtATime = pLimit(1);

/**
 * Writes an e-mail out in HTML and plain text, with its calendar, one e-mail in each turn of the event loop. A render
 * takes the thread to itself; many of them in one turn would hold up the database's answers, the broker's heartbeats
 * and the health checks for as long as all of them take.
 */
export const renderEmail = <Kind extends EmailKind>(
  kind: Kind,
  locale: Locale,
  data: DataOf<Kind>,
  settings: NotificationSettings,
): Promise<RenderedEmail> =>
  oneAtATime(async () => {
    // React is loaded with the first e-mail: until then it need not take part in a start, nor its memory.
    const { renderHtml } = await import('./render-html');
    await nextTurn();
    const { content, calendar, replyTo = null } = composeEmail(kind, { ...data, locale }, settings);
    return {
      senderName: oneLine(content.brand),
      subject: oneLine(content.subject),
      attachments: calendar ? [await calendar] : [],
      html: renderHtml(content),
      text: plainText(content),
      replyTo,
    };
  });
