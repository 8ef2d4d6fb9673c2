import { randomUUID } from 'node:crypto';
import { stayCalendar } from '../templates/calendar/stay-calendar';
import type { OutgoingEmail } from '../jobs/email-job';
import { approvalEmail } from '../templates/content/approval-email';
import { composeEmail } from '../templates/compose-email';
import { aRequest, settings } from '../testing/events';

/**
 * E-mails of the longest kind there is. Each has a text of its own, as e-mails to different guests do: one text a thousand times over
 * stays in the processor's cache, and who sends it looks quicker than anybody is who sends e-mails.
 */
export const approvalEmails = (count: number): Promise<OutgoingEmail[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const request = aRequest({ requestId: randomUUID(), name: `Anna Seidel ${index}` });
      const composed = await composeEmail({
        kind: 'request-approved',
        content: approvalEmail(request, settings),
        attachments: [await stayCalendar(request, 'toBeConfirmed', settings)],
      });
      return { ...composed, eventId: randomUUID(), correlationId: 'correlation-1', to: `guest-${index}@mail.example` };
    }),
  );
