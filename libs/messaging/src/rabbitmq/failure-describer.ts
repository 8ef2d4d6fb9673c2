import { isNativeError } from 'node:util/types';

const secretsOf = (url: string): string[] => {
  try {
    const { password } = new URL(url);
    return [url, password, decodeURIComponent(password)].filter((secret) => secret !== '');
  } catch {
    // The original error would show the URL.
    throw new Error('The address of the message broker is not a valid URL');
  }
};

/** A host with several addresses fails with an error for each of them and no words of its own. */
const wordsOf = (failure: unknown): string => {
  if (!isNativeError(failure)) return 'closed';
  return failure.message || ('code' in failure ? String(failure.code) : failure.name);
};

/** Puts failures in words, without the address of the broker: errors of the client library carry it, password included. */
export const failureDescriber = (url: string): ((failure: unknown) => string) => {
  const secrets = secretsOf(url);
  return (failure) => secrets.reduce((text, secret) => text.replaceAll(secret, '***'), wordsOf(failure));
};
