import type { IncomingMessage } from 'node:http';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The password for the site, in each way in which it can be read (behaviour: Who may call what). Browsers send it
 * percent-encoded, for a header takes Latin-1 only, and programs may send a plain one as it is: nobody can tell the
 * encoded `100%25` from the plain one. None when nothing was sent.
 */
export const guestPasswords = ({ headers }: IncomingMessage): string[] => {
  const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return sent === undefined ? [] : [...new Set([decoded(sent), sent])];
};
