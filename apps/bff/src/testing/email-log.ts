import type { LoggedEmail } from '@hearthstay/contracts';

export const emailCounts = { waiting: 0, retrying: 0, sent: 0, 'given-up': 0, dropped: 0 };

export const loggedEmail: LoggedEmail = {
  id: 'email-1',
  kind: 'request-approved',
  to: 'jonas@example.com',
  state: 'sent',
  requestId: 'request-1',
  attempts: 1,
  createdAt: '2026-07-01T10:00:00.000Z',
  dueAt: '2026-07-01T10:00:00.000Z',
  sentAt: '2026-07-01T10:00:01.000Z',
  canResend: false,
  hasLink: false,
};
