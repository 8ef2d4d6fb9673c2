import type { Locale } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { readQrCode, startSmtpListener } from '@hearthstay/testing';
import { SmtpDelivery } from '../delivery/smtp-delivery';
import { aRequest, settings } from '../testing/events';
import { withEmbeddedImages } from './brand-icon';
import { renderEmail } from './render-email';
import type { RenderedEmail } from './rendered-email';

const quote = { currency: 'EUR', nights: 3, lines: [], total: 705_00, deposit: 141_00, balance: 564_00, onSite: 0 };
const payTo = { name: 'Änne & Jörg Größmann', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const due = [
  { kind: 'deposit' as const, amount: 141_00, date: parseDay('2026-11-25') },
  { kind: 'balance' as const, amount: 564_00, date: parseDay('2026-12-01') },
];
const payment = { reference: 'HS-7KQ2MX', due, payTo };
const priced = (changes: object = {}) => Object.assign(aRequest(), { quote, payment }, changes);
const render = (data: object, locale: Locale = 'de') =>
  renderEmail('request-approved', locale, Object.assign(aRequest(), data), settings);

describe('The e-mail of an approval of a stay that has a price', () => {
  // A code takes seconds where functions are not optimized, so tests share it or show another currency, without one.
  let email: RenderedEmail;
  const inFrancs = { quote: { ...quote, currency: 'CHF' } };
  beforeAll(async () => (email = await render(priced())));

  it('carries a code from which a banking app fills in the transfer of what is due first', async () => {
    const listener = await startSmtpListener();
    const delivery = new SmtpDelivery({
      url: listener.url,
      senderAddress: 'haus@example.com',
      connections: 1,
      silenceMs: 60_000,
    });
    const sent = { ...email, to: 'anna@example.com', locale: 'de' as const, messageId: 'a@haus.example' };
    await delivery.deliver(sent, new AbortController().signal);
    const received = await listener.waitForEmail();
    delivery.close();
    await listener.close();

    const [, cid] = /src="cid:(payment[^"]*)"/.exec(received.html)!;
    const image = received.attachments.find(({ contentId }) => contentId === `<${cid}>`);
    expect(image?.contentType).toBe('image/png');
    expect(readQrCode(image!.content).trimEnd().split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Änne & Jörg Größmann',
      'DE89370400440532013000',
      'EUR141.00',
      '',
      '',
      'HS-7KQ2MX',
    ]);
  });

  it.each<[Locale, string[]]>([
    ['de', ['141,00\u00a0€ bis Mi., 25. November 2026', '564,00\u00a0€ bis Di., 1. Dezember 2026', 'Verwendungszweck']],
    ['en', ['€141.00 by Wed, 25 November 2026', '€564.00 by Tue, 1 December 2026', 'Reference']],
  ])('says in %s what is due, and the account to copy', async (locale, facts) => {
    const { html, text } = locale === 'de' ? email : await render(priced(), locale);
    const same = [...facts, 'DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', 'HS-7KQ2MX'];
    for (const fact of same) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(text).toContain(payTo.name);
  });

  it('names one amount where everything is due at once', async () => {
    const { text } = await render(priced({ ...inFrancs, payment: { ...payment, due: due.slice(1) } }));
    expect(text).toContain('Zu zahlen:');
    expect(text).not.toContain('Rest:');
  });

  it('has no code in another currency, and says who knows where to pay if there is no account', async () => {
    const francs = await render(priced(inFrancs));
    expect(francs.images).toBeUndefined();
    expect(francs.text).toContain('DE89 3704 0044 0532 0130 00');
    const unknown = await render(priced({ payment: { ...payment, payTo: null } }));
    expect(unknown.images).toBeUndefined();
    expect(unknown.text).toContain('Wohin Sie bezahlen, sagen Ihnen Ihre Gastgeber.');
  });

  it('passes on the word of the owner', async () => {
    const { html, text } = await render(priced({ ...inFrancs, priceNote: 'Weil Sie <wiederkommen>' }));
    expect(text).toContain('Ihre Gastgeber zum Preis:\n> Weil Sie <wiederkommen>');
    expect(html).toContain('Weil Sie &lt;wiederkommen&gt;');
  });

  it('is as without a price when nothing is due', async () => {
    const { payment: _, ...withoutPayment } = priced();
    // The calendar file contains the second of its creation.
    const withoutTime = (rendered: RenderedEmail) => JSON.stringify(rendered).replace(/DTSTAMP:\w+/, '');
    const [paid, unpriced] = [await render(priced({ payment: { ...payment, due: [] } })), await render(withoutPayment)];
    expect(withoutTime(paid)).toBe(withoutTime(unpriced));
  });

  it('shows the code also where the parts of the e-mail cannot be resolved', () => {
    expect(withEmbeddedImages(email)).not.toContain('cid:');
  });
});
