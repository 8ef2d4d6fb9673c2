import type { Env } from '@hearthstay/runtime';

/** Where the mailbox page is, and the path of the cookie that opens it. */
export const mailboxPath = '/dev/mailbox';

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name);

/**
 * Whether this process shows e-mails in the browser. With a mail server they go out, which production always has. A
 * site with a public address has visitors from elsewhere, and its proxy makes them look like somebody at this machine.
 */
export const servesMailbox = ({ SMTP_URL, NODE_ENV, PUBLIC_URL }: Env): boolean =>
  SMTP_URL === undefined && NODE_ENV !== 'production' && isLoopbackName(new URL(PUBLIC_URL).hostname);

/** The address that opens the mailbox page. The page refuses every host name but those of the loopback interface. */
export const mailboxUrl = (port: number | string, secret: string): string =>
  `http://localhost:${port}${mailboxPath}?secret=${secret}`;
