/** Options of nodemailer in the address of a mail server that would have it go on without encryption. */
const weakeningOptions = ['requireTLS', 'ignoreTLS', 'opportunisticTLS'];

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** With the option `service`, nodemailer connects to another host than the one in the address. */
const staysOnThisMachine = ({ hostname, searchParams }: URL): boolean =>
  isLoopback(hostname) && !searchParams.has('service');

export interface SmtpEncryption {
  url: string;
  /** Whether nothing may be said to the server, neither login nor e-mail, before the connection is encrypted. */
  requireTLS: boolean;
}

/**
 * A login travels encrypted, unless it does not leave this machine or `SMTP_ALLOW_PLAINTEXT` is on: nothing else
 * decides.
 */
export const encryptionFor = (smtpUrl: string, allowsPlaintext: boolean): SmtpEncryption => {
  const url = new URL(smtpUrl);
  const hasLogin = url.username !== '' || url.password !== '';
  if (!hasLogin || allowsPlaintext || staysOnThisMachine(url)) return { url: smtpUrl, requireTLS: false };
  weakeningOptions.forEach((option) => url.searchParams.delete(option));
  return { url: url.href, requireTLS: true };
};
