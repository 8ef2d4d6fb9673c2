import { isNativeError } from 'node:util/types';

const secretsIn = (url: string): string[] => {
  try {
    const { password } = new URL(url);
    return [url, password, decodeURIComponent(password)].filter((secret) => secret !== '');
  } catch {
    // The original error contains the URL.
    throw new Error('The URL of the message broker is invalid');
  }
};

/** The error of a host with several addresses has no message of its own. */
const messageOf = (failure: unknown): string => {
  if (!isNativeError(failure)) return 'closed';
  return failure.message || ('code' in failure ? String(failure.code) : failure.name);
};

/** Formats connection errors without the URL of the broker, which the client library includes with its password. */
export const redactedMessage = (url: string): ((failure: unknown) => string) => {
  const secrets = secretsIn(url);
  return (failure) => secrets.reduce((text, secret) => text.replaceAll(secret, '***'), messageOf(failure));
};
