const secretsOf = (url: string): string[] => {
  try {
    const { password } = new URL(url);
    return [url, password, decodeURIComponent(password)].filter((secret) => secret !== '');
  } catch {
    // The original error would show the URL.
    throw new Error('The address of the message broker is not a valid URL');
  }
};

/** Puts failures in words, without the address of the broker: errors of the client library carry it, password included. */
export const failureDescriber = (url: string): ((failure: unknown) => string) => {
  const secrets = secretsOf(url);
  return (failure) => {
    const description = failure instanceof Error ? failure.message || failure.name : 'closed';
    return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), description);
  };
};
