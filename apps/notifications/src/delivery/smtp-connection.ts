import { encryptionFor } from './smtp-encryption';

export interface SmtpServer {
  url: string;
  /** Whether e-mails and the login may be sent to another machine without encryption. */
  allowsPlaintext?: boolean;
  /** The timeout of each reply of the server, in milliseconds. */
  silenceMs: number;
}

/** The options of a connection of nodemailer to a mail server. */
export const connectionTo = ({ url, allowsPlaintext = false, silenceMs }: SmtpServer) => ({
  ...encryptionFor(url, allowsPlaintext),
  connectionTimeout: silenceMs,
  greetingTimeout: silenceMs,
  dnsTimeout: silenceMs,
  socketTimeout: silenceMs,
  // The content comes from the database and must never name a file or a URL to load.
  disableFileAccess: true,
  disableUrlAccess: true,
});
