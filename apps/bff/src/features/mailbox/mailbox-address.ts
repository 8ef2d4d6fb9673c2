import { isLoopbackName, type Env } from '@hearthstay/runtime';

/** The path of the mailbox page and of its cookie. */
export const mailboxPath = '/dev/mailbox';

/**
 * Whether this process shows e-mails in the browser. With an SMTP server it sends them, and production requires one.
 * Under a public URL a reverse proxy would make remote visitors look local.
 */
export const servesMailbox = ({ SMTP_URL, NODE_ENV, PUBLIC_URL }: Env): boolean =>
  SMTP_URL === undefined && NODE_ENV !== 'production' && isLoopbackName(new URL(PUBLIC_URL).hostname);

/** The URL that opens the mailbox page. The page refuses every host name but those of the loopback interface. */
export const mailboxUrl = (port: number | string, secret: string): string =>
  `http://localhost:${port}${mailboxPath}?secret=${secret}`;
