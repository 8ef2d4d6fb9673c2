const secretName = /token|password|secret|authorization|cookie|^message$/i;
const credentialsInUrl = /(\/\/)[^/\s@]*@/g;
const deepest = 8;

/** Takes the user and password out of every URL in a text: drivers put the address they failed at into their messages. */
export const withoutCredentials = (text: string): string => text.replace(credentialsInUrl, '$1');

/** A copy for the log: what is named like a secret, or holds what a guest wrote, is left out, however deep it lies. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutCredentials(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (depth >= deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, secretName.test(name) ? '[redacted]' : redact(item, depth + 1)]),
  );
};

/** Nothing but what every error has: drivers hang whole connections, passwords included, on theirs. */
const describeError = (error: Error, depth: number): unknown => ({
  type: error.name,
  text: withoutCredentials(error.message),
  stack: withoutCredentials(error.stack ?? ''),
  ...('code' in error && { code: error.code }),
  ...(error.cause !== undefined && depth < deepest && { cause: redact(error.cause, depth + 1) }),
});
