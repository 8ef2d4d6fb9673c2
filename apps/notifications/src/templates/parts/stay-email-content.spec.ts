import { placeholders } from '@hearthstay/stay';
import { aStayEmail, settings, settingsIn } from '../../testing/events';
import { visibleText } from '../../testing/visible-text';
import { renderEmail } from '../render-email';
import { loadTexts } from '../texts';
import { filledTexts } from './stay-email-content';

const everyPlaceholder = placeholders.map((name) => `${name}={{${name}}}`).join('\n');
const quote = { currency: 'EUR', nights: 3, lines: [], total: 705_00, deposit: 141_00, balance: 564_00, onSite: 0 };
const times = { checkIn: '16:00', checkOut: '10:30' };
const payment = {
  reference: 'HS-7KQ2MX',
  payTo: { name: 'Anna Seidel', iban: 'DE89370400440532013000' },
  due: [
    { kind: 'deposit' as const, amount: 141_00, date: '2026-11-25' as never },
    { kind: 'balance' as const, amount: 564_00, date: '2026-12-01' as never },
  ],
};

beforeAll(async () => {
  await loadTexts('de');
  await loadTexts('en');
});

describe('The text of an owner', () => {
  it.each([
    [
      'de',
      {
        arrival: 'Di., 8. Dezember 2026',
        departure: 'Fr., 11. Dezember 2026',
        checkIn: '16:00 Uhr',
        checkOut: '10:30 Uhr',
      },
      ['3 Nächte', '2 Erwachsene, 1 Kind', '705,00 €'],
    ],
    [
      'en',
      { arrival: 'Tue, 8 December 2026', departure: 'Fri, 11 December 2026', checkIn: '16:00', checkOut: '10:30' },
      ['3 nights', '2 adults, 1 child', '€705.00'],
    ],
  ] as const)('has the data of the stay in %s', (locale, days, [nights, guests, total]) => {
    const people = { adults: 2, children: [4] };
    const stay = {
      ...aStayEmail('arrival', { locale, quote, payment, ...people, ...times, place: 'Am See 1' }),
      doorCode: '4719',
    };
    const { text } = filledTexts({ ...stay, text: everyPlaceholder }, settingsIn(locale));
    const values = Object.fromEntries(
      text
        .replaceAll('\u00a0', ' ')
        .split('\n')
        .map((line) => line.split('=')),
    );
    expect(values).toEqual({
      name: 'Anna Seidel',
      property: 'Haus am See',
      ...days,
      nights,
      guests,
      place: 'Am See 1',
      total,
      rest: total,
      dueDay: locale === 'de' ? 'Di., 1. Dezember 2026' : 'Tue, 1 December 2026',
      reference: 'HS-7KQ2MX',
      statusLink: 'https://haus-am-see.example/status/St4tusYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMa',
      doorCode: '4719',
    });
  });

  it('has a dash for what the stay does not have', () => {
    const { text } = filledTexts(
      { ...aStayEmail('thanks'), text: '{{total}}{{rest}}{{guests}}{{checkIn}}{{checkOut}}{{place}}{{doorCode}}' },
      settings,
    );
    expect(text).toBe('–––––––');
  });

  it('never has the door code in its subject, nor reads the name of a guest as a placeholder', () => {
    const stay = aStayEmail('arrival', { name: '{{doorCode}}', subject: '{{doorCode}} {{name}}', text: '{{name}}' });
    expect(filledTexts({ ...stay, doorCode: '4719' }, settings)).toEqual({
      subject: '– {{doorCode}}',
      text: '{{doorCode}}',
    });
  });
});

describe('An e-mail of a stay', () => {
  it('has the paragraphs and lines of the text, as text', async () => {
    const data = {
      ...aStayEmail('arrival'),
      text: 'Guten Tag,\n\nCode: {{doorCode}}\n<b>Bis bald!</b>',
      doorCode: '4719',
    };
    const { html, text, subject } = await renderEmail('stay-arrival', 'de', data, settings);
    expect(text).toContain('Guten Tag,\n\nCode: 4719\n<b>Bis bald!</b>');
    expect(html).toMatch(/Guten Tag,<\/p><p[^>]*>Code: 4719<br\/>&lt;b&gt;Bis bald!/);
    expect(subject).not.toContain('4719');
    expect(text).toContain('Geben Sie den Türcode bitte nicht weiter.');
  });

  it('repeats the door code in a box of its own before the arrival, and tells when to come and to leave', async () => {
    const data = { ...aStayEmail('arrival', { text: 'Code {{doorCode}}', ...times }), doorCode: '4719' };
    const { html, text } = await renderEmail('stay-arrival', 'de', data, settings);
    expect(text).toContain(
      'Anreise: Di., 8. Dezember 2026, ab 16:00 Uhr\nAbreise: Fr., 11. Dezember 2026, bis 10:30 Uhr\n\nIhr Türcode: 4719\n',
    );
    expect(html).toMatch(/Di., 8. Dezember 2026<p[^>]*>ab 16:00 Uhr<\/p>/);
    expect(html).toMatch(/>Ihr Türcode<\/p><p[^>]*font-size:32px[^>]*>4719<\/p>/);
    const without = await renderEmail('stay-arrival', 'en', aStayEmail('arrival'), settingsIn('en'));
    expect(without.text).toContain('Arrival:   Tue, 8 December 2026\nDeparture: Fri, 11 December 2026\n');
    expect(without.text).not.toMatch(/code/i);
  });

  it.each([
    ['de', 'Karte öffnen (OpenStreetMap)'],
    ['en', 'Open the map (OpenStreetMap)'],
  ] as const)('links to a map before the arrival, if the place is set, in %s', async (locale, label) => {
    const coordinates = { latitude: 53.6021, longitude: 10.9033 };
    const render = (kind: 'arrival' | 'departure', changes = {}) =>
      renderEmail(`stay-${kind}`, locale, aStayEmail(kind, changes), settingsIn(locale));
    const { html, text } = await render('arrival', { coordinates });
    const address = 'https://www.openstreetmap.org/?mlat=53.6021&mlon=10.9033#map=15/53.6021/10.9033';
    expect(text).toContain(`\n${label}:\n${address}\n`);
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(visibleText(html)).toContain(label);
    for (const other of [await render('arrival'), await render('departure', { coordinates })])
      expect(other.html + other.text).not.toContain('openstreetmap');
  });

  it('has the address of the stay in the text as a link', async () => {
    const data = aStayEmail('thanks', { text: 'Hier: {{statusLink}}.\n{{statusLink}} https://evil.example/' });
    const { html, text } = await renderEmail('stay-thanks', 'de', data, settings);
    const address = 'https://haus-am-see.example/status/St4tusYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMa';
    const link = `<a[^>]* href="${address}"[^>]*>${address}</a>`;
    expect(html).toMatch(new RegExp(`Hier: ${link}\\.<br/>${link} https://evil.example/</p>`));
    expect(text).toContain(`Hier: ${address}.\n${address} https://evil.example/\n`);
  });

  it('tells the times of the house before the departure, but not in the thanks', async () => {
    const departure = await renderEmail('stay-departure', 'en', aStayEmail('departure', times), settingsIn('en'));
    expect(departure.text).toContain('Departure: Fri, 11 December 2026, by 10:30\n');
    const thanks = await renderEmail('stay-thanks', 'en', aStayEmail('thanks', times), settingsIn('en'));
    expect(thanks.text).not.toContain('10:30');
  });

  it('says why it comes, and has no days after the stay', async () => {
    const { text } = await renderEmail('stay-thanks', 'de', aStayEmail('thanks', { quote, payment }), settings);
    expect(text).toContain('weil Sie „Haus am See“ gebucht haben: Di., 8. – Fr., 11. Dezember 2026.');
    expect(text).not.toMatch(/Anreise:|Gesamtpreis|705/);
  });

  it('says how to pay before the rest is due, and not otherwise', async () => {
    const data = aStayEmail('balance', { quote, payment });
    const balance = await renderEmail('stay-balance', 'de', data, settings);
    for (const body of [visibleText(balance.html), balance.text]) expect(body).toContain('HS-7KQ2MX');
    const departure = await renderEmail('stay-departure', 'de', data, settings);
    for (const body of [visibleText(departure.html), departure.text]) expect(body).not.toMatch(/HS-7KQ2MX/);
  });
});
