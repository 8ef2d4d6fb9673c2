/** Options of nodemailer in the URL of an SMTP server that allow a connection without encryption. */
const weakeningOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** With the option `service`, nodemailer connects to another host than the one in the URL. */
const staysOnThisMachine = ({ hostname, searchParams }: URL): boolean =>
  isLoopback(hostname) && !searchParams.has('service');

export interface SmtpEncryption {
  url: string;
  /** Whether the connection must be encrypted before the login and the e-mail are sent. */
  requireTLS: boolean;
}

/** A login is sent encrypted, unless it stays on this machine or `SMTP_ALLOW_PLAINTEXT` is on. */
export const encryptionFor = (smtpUrl: string, allowsPlaintext: boolean): SmtpEncryption => {
  const url = new URL(smtpUrl);
  const hasLogin = url.username !== '' || url.password !== '';
  if (!hasLogin || allowsPlaintext || staysOnThisMachine(url)) return { url: smtpUrl, requireTLS: false };
  weakeningOptions.forEach((option) => url.searchParams.delete(option));
  return { url: url.href, requireTLS: true };
};
