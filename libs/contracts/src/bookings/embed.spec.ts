import fc from 'fast-check';
import { embedSection, originOf } from './embed';

const { body } = embedSection;
const errorsOf = (origins: unknown) =>
  body.safeParse({ origins }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('are none where nothing is stored, and have to be sent', () => {
  expect(embedSection.replace.request.parse({})).toEqual({ origins: [] });
  expect(errorsOf(undefined)).toEqual([['origins', 'REQUIRED']]);
});

it.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['  HTTPS://WWW.Example.com/ ', 'https://www.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['https://192.0.2.1', 'https://192.0.2.1'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://seite.localhost', 'http://seite.localhost'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('%s is the origin %s', (text, origin) => {
  expect(body.parse({ origins: [text] })).toEqual({ origins: [origin] });
});

it.each([
  ...['', 'null', '*', "'self'", 'www.example.com', 'ftp://example.com', 'file:///tmp', 'data:text/html,x'],
  ...['http://example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com', 'http://192.168.0.1'],
  ...['https://example.com/a', 'https://example.com?a', 'https://example.com#a', 'https://example.com//'],
  ...[
    'https://*.example.com',
    'https://*',
    'https://example.com:*',
    'https://a@example.com',
    'https://a:b@example.com',
  ],
  ...['https://example.com https://other.example', 'https://example.com;script-src *', 'https://example.com,a'],
  ...['https://a_b.example', 'https://[::1]', 'https://example.com.', 'https://', 'https://example.com:99999'],
  `https://${'a.'.repeat(200)}example`,
])('%j names no origin', (text) => {
  expect(errorsOf(['https://example.com', text])).toEqual([['origins.1', 'ORIGIN_INVALID']]);
});

it.each([
  [[1], [['origins.0', 'WRONG_TYPE']]],
  [[null], [['origins.0', 'WRONG_TYPE']]],
  [{ 0: 'https://example.com' }, [['origins', 'WRONG_TYPE']]],
  [Array.from({ length: 11 }, (_, index) => `https://${index}.example`), [['origins', 'TOO_MANY_ORIGINS']]],
])('%j is refused', (origins, errors) => {
  expect(errorsOf(origins)).toEqual(errors);
});

it('keeps an origin once', () => {
  const origins = ['https://a.example', 'https://b.example', 'https://A.example:443/'];
  expect(body.parse({ origins })).toEqual({ origins: ['https://a.example', 'https://b.example'] });
});

/** Pieces of addresses and headers, because random characters seldom are any. */
const piece = fc.constantFrom(
  ...['https://', 'http://', 'a', 'example.com', '.', ':', '8080', '/', '?', '#', '@', '*', '\\', '-', '_', '%', '%2e'],
  ...[
    ' ',
    '\t',
    '\r\n',
    '\n',
    ';',
    ',',
    "'",
    '"',
    "'none'",
    'script-src',
    'ü',
    '。',
    '\u0000',
    '\u202e',
    '[::1]',
    'null',
  ],
  ...['localhost', '127.0.0.1'],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`),
  fc.webUrl(),
);

it('is one origin as browsers write it, with no character that ends a part of a header', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const origin = originOf(typed);
      if (origin === null) return;
      expect(origin).toMatch(/^https?:\/\/[a-z\d.-]+(?::\d+)?$/);
      expect(new URL(origin).origin).toBe(origin);
      expect(originOf(origin)).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});
