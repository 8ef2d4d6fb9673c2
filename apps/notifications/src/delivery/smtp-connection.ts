import type { SmtpOptions } from './smtp-delivery';
import { encryptionFor } from './smtp-encryption';

/** The options of a connection of nodemailer to a mail server. */
export const connectionTo = ({
  url,
  allowsPlaintext = false,
  silenceMs,
}: Pick<SmtpOptions, 'url' | 'allowsPlaintext' | 'silenceMs'>) => ({
  ...encryptionFor(url, allowsPlaintext),
  connectionTimeout: silenceMs,
  greetingTimeout: silenceMs,
  dnsTimeout: silenceMs,
  socketTimeout: silenceMs,
  // The content comes from the database and must never name a file or a URL to load.
  disableFileAccess: true,
  disableUrlAccess: true,
});
