import fc from 'fast-check';
import { aRequest, settings } from '../testing/events';
import { renderEmail } from './render-email';

const markup = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x>',
  '&amp;',
  '</td>',
  '<link>',
  "'",
  '\r\n',
  '\u2028',
  '{{x}}',
);
const anyText = fc
  .array(fc.oneof(markup, fc.string({ unit: 'grapheme', maxLength: 10 })), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));

const tagsOf = (html: string): string[] => [...html.matchAll(/<\/?[a-z0-9]+/gi)].map(([tag]) => tag);

describe('User input', () => {
  it('never becomes a tag', async () => {
    const request = aRequest({ message: 'eine Zeile' });
    const plain = await renderEmail('new-request', 'de', request, settings);
    const expected = tagsOf(plain.html);
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyText, async (name, message, propertyName) => {
        const typed = aRequest({ name, propertyName, message: message.replaceAll('\n', ' ') });
        const { html } = await renderEmail('new-request', 'de', typed, settings);
        expect(tagsOf(html)).toEqual(expected);
      }),
    );
  });

  it('never adds a line to a subject or a sender', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (name, propertyName) => {
        const request = aRequest({ name, propertyName });
        const { subject, senderName } = await renderEmail('new-request', 'de', request, settings);
        for (const header of [subject, senderName]) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });

  it('keeps umlauts, quotes, emoji and the syntax of texts unchanged', async () => {
    const typed = 'Jürgen „Jo“ O’Neill 🏡 & <3 {{name}} $t(poweredBy) $&';
    const request = aRequest({ name: typed, reason: typed });
    const { html, text } = await renderEmail('booking-cancelled', 'de', request, settings);
    expect(text).toContain(`Guten Tag ${typed},`);
    expect(text).toContain(`> ${typed}`);
    expect(html).toContain('Jürgen „Jo“ O’Neill 🏡 &amp; &lt;3 {{name}} $t(poweredBy) $&amp;');
  });
});
