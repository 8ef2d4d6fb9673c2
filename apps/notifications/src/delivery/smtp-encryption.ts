import { isLoopbackName } from '@hearthstay/runtime';

/** Options of nodemailer in the URL of an SMTP server that allow a connection without encryption. */
const weakeningOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

/** With the option `service`, nodemailer connects to another host than the one in the URL. */
const staysOnThisMachine = ({ hostname, searchParams }: URL): boolean =>
  isLoopbackName(hostname) && !searchParams.has('service');

export interface SmtpEncryption {
  url: string;
  /** Whether the connection must be encrypted before the login and the e-mail are sent. */
  requireTLS: boolean;
}

/**
 * E-mails contain the links of guests and admins, so they are sent encrypted like a login, unless they stay on this
 * machine or `SMTP_ALLOW_PLAINTEXT` permits it.
 */
export const encryptionFor = (smtpUrl: string, allowsPlaintext: boolean): SmtpEncryption => {
  const url = new URL(smtpUrl);
  if (allowsPlaintext || staysOnThisMachine(url)) return { url: smtpUrl, requireTLS: false };
  weakeningOptions.forEach((option) => url.searchParams.delete(option));
  return { url: url.href, requireTLS: true };
};
