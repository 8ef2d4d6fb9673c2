import { randomUUID } from 'node:crypto';
import { stayCalendar } from '../calendar/stay-calendar';
import type { OutgoingEmail } from '../emails/email';
import { approvalEmail } from '../on-booking-approved/approval-email';
import { composeEmail } from '../templates/compose-email';
import { aRequest, settings } from '../testing/events';

/** E-mails of the longest kind there is, to different guests. */
export const approvalEmails = async (count: number): Promise<OutgoingEmail[]> => {
  const request = aRequest();
  const composed = await composeEmail({
    kind: 'request-approved',
    content: approvalEmail(request, settings),
    attachments: [await stayCalendar(request, 'toBeConfirmed', settings)],
  });
  return Array.from({ length: count }, (_, index) => ({
    ...composed,
    eventId: randomUUID(),
    correlationId: 'correlation-1',
    to: `guest-${index}@mail.example`,
  }));
};
