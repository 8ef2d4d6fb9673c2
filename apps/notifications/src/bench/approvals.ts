import { randomUUID } from 'node:crypto';
import type { NewEmailJob } from '../jobs/email-job';
import { aRequest } from '../testing/events';
import { emailData } from '../templates/email-data';

/**
 * E-mails of the longest kind, each with a different text: a thousand copies of one text would stay in the processor's
 * cache and make the sender look faster than it is.
 */
export const approvals = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const request = aRequest({ requestId: randomUUID(), name: `Anna Seidel ${index}` });
    return {
      eventId: randomUUID(),
      correlationId: 'correlation-1',
      to: `guest-${index}@mail.example`,
      kind: 'request-approved',
      locale: 'de',
      data: emailData['request-approved'].parse(request),
    } satisfies NewEmailJob;
  });
