import { randomUUID } from 'node:crypto';
import type { NewEmailJob } from '../jobs/email-job';
import { aRequest } from '../testing/events';
import { emailData } from '../templates/email-data';

/**
 * E-mails of the longest kind there is. Each has a text of its own, as e-mails to different guests do: one text a
 * thousand times over stays in the processor's cache, and who sends it looks quicker than anybody is who sends e-mails.
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
