import { randomUUID } from 'node:crypto';
import type { DeliverableEmail } from '../delivery/email-delivery';
import type { NewEmailJob } from '../jobs/email-job';
import { emailData, type DataOf, type EmailKind } from '../templates/email-data';
import type { RenderedEmail } from '../templates/rendered-email';
import { aRequest } from './events';

type ApprovalData = DataOf<'request-approved'>;

interface Changes {
  eventId?: string;
  kind?: EmailKind;
  to?: string;
  data?: DataOf<EmailKind>;
  dueAt?: Date;
  usefulUntil?: Date;
  cancelKey?: string;
}

export const approvalData = (changes: Partial<ApprovalData> = {}): ApprovalData =>
  emailData['request-approved'].parse({ ...aRequest(), ...changes });

/** To the guest: the request is approved. Each e-mail is about another request. */
export const anEmailJob = (changes: Changes = {}) =>
  ({
    eventId: randomUUID(),
    correlationId: 'correlation-1',
    kind: 'request-approved',
    to: 'anna@example.com',
    locale: 'de',
    data: approvalData({ requestId: randomUUID() }),
    ...changes,
  }) as NewEmailJob;

export const aRenderedEmail = (changes: Partial<RenderedEmail> = {}): RenderedEmail => ({
  senderName: 'Haus am See',
  subject: 'Ihre Anfrage ist genehmigt',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  attachments: [
    { filename: 'Aufenthalt.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\n' },
  ],
  replyTo: null,
  ...changes,
});

export const aDeliverableEmail = (changes: Partial<DeliverableEmail> = {}): DeliverableEmail => ({
  ...aRenderedEmail(),
  to: 'anna@example.com',
  locale: 'de',
  messageId: 'abc@haus-am-see.example',
  ...changes,
});
