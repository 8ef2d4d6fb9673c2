import { emailStates, type EmailLog, type EmailState, type LoggedEmail } from '@hearthstay/contracts';

/** An e-mail that was sent. */
export const loggedEmail = (changes: Partial<LoggedEmail> = {}): LoggedEmail => ({
  id: 'email-1',
  kind: 'request-approved',
  to: 'anna@mail.example',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-11-20T07:41:00.000Z',
  dueAt: '2026-11-20T07:41:00.000Z',
  sentAt: '2026-11-20T07:41:01.000Z',
  canResend: false,
  hasLink: false,
  ...changes,
});

/** A log of one page with these e-mails. */
export const emailLog = (...emails: LoggedEmail[]): EmailLog => ({
  emails,
  total: emails.length,
  counts: Object.fromEntries(
    emailStates.map((state) => [state, emails.filter((email) => email.state === state).length]),
  ) as Record<EmailState, number>,
});
