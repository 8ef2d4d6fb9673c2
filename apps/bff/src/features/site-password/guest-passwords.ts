import type { IncomingMessage } from 'node:http';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The possible readings of the site password in the `Authorization` header. Browsers send it percent-encoded, because a
 * header is limited to Latin-1; other programs may send it as it is. The encoded `100%25` cannot be told from a plain
 * one, so both readings are valid. Empty if the header is missing.
 */
export const guestPasswords = ({ headers }: IncomingMessage): string[] => {
  const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return sent === undefined ? [] : [...new Set([decoded(sent), sent])];
};
