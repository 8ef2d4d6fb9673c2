import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { EmailContent } from './email-content';

const oneAtATime = pLimit(1);

/**
 * Renders one e-mail in each turn of the event loop. A render takes the thread to itself; many of them in one turn would hold up the
 * database's answers, the broker's heartbeats and the health checks for as long as all of them take.
 */
export const renderInTurn = (content: EmailContent): Promise<string> =>
  oneAtATime(async () => {
    // Loaded with the first e-mail: until then React need not take part in a start, nor its memory.
    const { renderHtml } = await import('./render-html');
    await nextTurn();
    return renderHtml(content);
  });
