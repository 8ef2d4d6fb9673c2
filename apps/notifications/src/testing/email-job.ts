import { randomUUID } from 'node:crypto';
import type { OutgoingEmail } from '../jobs/email-job';

export const anEmailJob = (changes: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  eventId: randomUUID(),
  correlationId: 'correlation-1',
  kind: 'request-approved',
  to: 'anna@example.com',
  senderName: 'Haus am See',
  subject: 'Ihre Anfrage ist genehmigt',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  attachments: [
    { filename: 'Aufenthalt.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\n' },
  ],
  locale: 'de',
  replyTo: null,
  usefulUntil: null,
  ...changes,
});
