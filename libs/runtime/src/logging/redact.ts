const secretName = /token|password|secret|authorization|cookie|^message$/i;
const credentialsInUrl = /(\/\/)[^/\s@]*@/g;
const maxDepth = 8;

/** Removes user and password from every URL in a text; the messages of drivers contain the URL of the server. */
export const withoutCredentials = (text: string): string => text.replace(credentialsInUrl, '$1');

/** A copy for the log without secrets and texts of guests, recognised by the names of their fields at any depth. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutCredentials(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value;
  if (depth >= maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, secretName.test(name) ? '[redacted]' : redact(item, depth + 1)]),
  );
};

/** Only standard fields: drivers attach connections with their passwords to errors. */
const describeError = (error: Error, depth: number): unknown => ({
  type: error.name,
  text: withoutCredentials(error.message),
  stack: withoutCredentials(error.stack ?? ''),
  ...('code' in error && { code: error.code }),
  ...(error.cause !== undefined && depth < maxDepth && { cause: redact(error.cause, depth + 1) }),
});
