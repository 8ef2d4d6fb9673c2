import fc from 'fast-check';
import { htmlOf } from './markdown';

it('knows headings, lists, quotes, emphasis and lines', () => {
  const html = htmlOf('# Impressum\n\nAnna Seidel\nSeeweg 1\n\n- *Haus*\n- **See**\n\n> Zitat\n\n1. eins\n\n---');
  expect(html).toBe(
    '<h2>Impressum</h2>\n<p>Anna Seidel<br>\nSeeweg 1</p>\n' +
      '<ul>\n<li><em>Haus</em></li>\n<li><strong>See</strong></li>\n</ul>\n' +
      '<blockquote>\n<p>Zitat</p>\n</blockquote>\n<ol>\n<li>eins</li>\n</ol>\n<hr>\n',
  );
  expect(htmlOf('## Kontakt\n### Telefon')).toBe('<h2>Kontakt</h2>\n<h3>Telefon</h3>\n');
});

it.each([
  ['[Haus](https://haus.example)', 'https://haus.example'],
  ['https://haus.example', 'https://haus.example'],
  ['anna@haus.example', 'mailto:anna@haus.example'],
  ['[Anruf](tel:+4917012345)', 'tel:+4917012345'],
  ['[Datenschutz](/privacy)', '/privacy'],
])('links %s', (text, href) => {
  expect(htmlOf(text)).toMatch(/^<p><a href="[^"]*" rel="nofollow noopener noreferrer">[^<]+<\/a><\/p>$/mu);
  expect(htmlOf(text)).toContain(`href="${href}"`);
});

it.each([
  '<script>alert(1)</script>',
  '<b onclick="alert(1)">x</b>',
  '<!-- x -->',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '<javascript:alert(1)>',
  '| a |\n|---|\n| b |',
  '```\ncode\n```',
])('leaves %s as text', (text) => {
  const html = htmlOf(text);
  expect(html.replaceAll(/<\/?p>|<br>/gu, '')).not.toContain('<');
});

it('makes a link of a picture, which would be a request to another site', () => {
  expect(htmlOf('![x](https://evil.example/pixel.png)')).toMatch(/^<p>!<a href/u);
});

/** Pieces of Markdown and HTML, because random characters seldom are any. */
const piece = fc.constantFrom(
  ...['<', '>', '"', "'", '&', '[', '](', ')', '*', '_', '`', '\n', '# ', '- ', '> ', ' ', 'x', '\u202e'],
  ...['javascript:', 'https://a.example', 'data:', '<script>', '<img src=x onerror=y>', '&#106;', '\\', '!['],
);

/** A link without an address leads to the page itself. */
const address = String.raw`(?:(?:https?:|mailto:|tel:|/(?!/))[^"<>]*)?`;
const known = new RegExp(
  [
    '<(?:p|br|h[2-6]|ul|ol|li|blockquote|hr|em|strong)>',
    '</(?:p|h[2-6]|ul|ol|li|blockquote|em|strong|a)>',
    '<ol start="\\d+">',
    `<a href="${address}"(?: title="[^"<>]*")? rel="nofollow noopener noreferrer">`,
  ].join('|'),
  'giu',
);

it('makes no element and no attribute but those it knows, whatever the text is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(htmlOf(pieces.join('')).replaceAll(known, '')).not.toMatch(/[<>]/u);
    }),
    { numRuns: 1_000 },
  );
});

it('takes no longer for nested or endless texts', () => {
  for (const text of ['> '.repeat(10_000), '['.repeat(20_000), '*a '.repeat(6_000), '- '.repeat(10_000)]) {
    expect(htmlOf(text).length).toBeLessThan(100_000);
  }
});
