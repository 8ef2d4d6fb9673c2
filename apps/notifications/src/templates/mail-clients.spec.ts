import { sampleEmails } from '../testing/sample-emails';

/** By caniemail.com, November 2026: what Gmail and Outlook for Windows both support. */
const supported = [
  'background-color',
  'border',
  'border-bottom',
  'border-collapse',
  'border-top',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'vertical-align',
  'width',
];

/** What one of them ignores, with what is seen then. */
const onlyDecoration: Record<string, string> = {
  'border-radius': 'corners are square',
  'box-sizing': 'the button is as wide as its text and its spaces',
  'max-width': 'the table has the width of its attribute',
  'overflow-wrap': 'a long word is as wide as it is',
  'word-break': 'a long link is as wide as it is',
  'text-decoration-line': 'links are underlined',
  outline: 'pictures have none anyway',
  // The preview text is hidden by `display: none` as well.
  'max-height': 'it is hidden all the same',
  opacity: 'it is hidden all the same',
  overflow: 'it is hidden all the same',
  // Outlook alone reads these.
  'mso-padding-alt': 'the button has the spaces of its comments',
  'mso-text-raise': 'the text is in the middle of the button',
};

/** Outlook for Windows has padding in cells of tables only; the button has spaces for Outlook in a comment. */
const withPadding = ['td', 'a'];

/** Gmail cuts off what is longer, with the rest behind a link. */
const gmailBytes = 102 * 1024;
/** Gmail drops a style sheet that is longer. */
const gmailStyleSheet = 16_384;

interface Element {
  name: string;
  attributes: string;
  styles: { property: string; value: string }[];
}

const elementsOf = (html: string): Element[] =>
  [...html.replace(/<!--.*?-->/gs, '').matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes,
      styles: (/style="([^"]*)"/.exec(attributes)?.[1] ?? '')
        .replaceAll('&#x27;', "'")
        .split(';')
        .filter(Boolean)
        .map((declaration) => {
          const [property = '', ...value] = declaration.split(':');
          return { property: property.trim(), value: value.join(':').trim() };
        }),
    }),
  );

describe('E-mails in Gmail and in Outlook', () => {
  let emails: { name: string; html: string; elements: Element[] }[];
  beforeAll(async () => {
    emails = (await sampleEmails()).map(({ name, locale, html }) => ({
      name: `${name} ${locale}`,
      // The pictures are attachments.
      html: html.replace(/src="data:[^"]*"/g, 'src="cid:picture"'),
      elements: elementsOf(html),
    }));
  });
  const each = <Found>(find: (email: (typeof emails)[number]) => Found[]): Set<Found> => new Set(emails.flatMap(find));

  it('have styles that both support, besides some whose loss only looks plainer', () => {
    const properties = each(({ elements }) => elements.flatMap(({ styles }) => styles.map(({ property }) => property)));
    expect([...properties].toSorted()).toEqual([...supported, ...Object.keys(onlyDecoration)].toSorted());
  });

  it('have padding where Outlook shows it, and no value that either drops', () => {
    const padded = each(({ elements }) =>
      elements
        .filter(({ styles }) => styles.some(({ property }) => property.startsWith('padding')))
        .map(({ name }) => name),
    );
    expect([...padded].filter((name) => !withPadding.includes(name))).toEqual([]);
    const values = each(({ elements }) => elements.flatMap(({ styles }) => styles.map(({ value }) => value)));
    expect([...values].filter((value) => /url\(|var\(|calc\(|flex|grid|\brem\b|(?<!\d)-\d+px/.test(value))).toEqual([]);
  });

  it('consist of elements that both show, and load nothing', () => {
    const names = each(({ elements }) => elements.map(({ name }) => name));
    expect([...names].toSorted().join(' ')).toBe(
      'a body br div h1 h2 head hr html img meta p span style table tbody td title tr',
    );
    const sources = each(({ html }) => [...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source));
    expect([...sources]).toEqual(['cid:picture']);
  });

  it('are short enough to be shown whole', () => {
    for (const { html } of emails) {
      expect(Buffer.byteLength(html)).toBeLessThan(gmailBytes);
      expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]?.length).toBeLessThan(gmailStyleSheet);
    }
  });
});
