import { locales, type Locale } from '@hearthstay/contracts';
import { dataOf } from '../testing/data-of';
import { aGuestAccess, aReminder, aRequest, settings, settingsIn } from '../testing/events';
import { sameDays } from '../testing/variants';
import { visibleText as visible } from '../testing/visible-text';
import { emailKinds, type EmailKind } from './email-data';
import { renderEmail } from './render-email';

const render = (kind: EmailKind, locale: Locale) => renderEmail(kind, locale, dataOf(kind), settingsIn(locale));

const everyKind = emailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const));
/** Those that say what was booked; what an owner writes for each stay does not, unless something is to be paid. */
const withStay = everyKind.filter(
  ([kind]) => !/-access$|^calendar-|^admin-|^site-|^stay-(arrival|departure|thanks)$/.test(kind),
);

const confirmUrl = 'https://haus-am-see.example/confirm/Vb3k9TqYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyM';
const statusUrl = 'https://haus-am-see.example/status/St4tusYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMa';

const decisionLinks = [
  'https://haus-am-see.example/decide/Adm1nYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMab',
  'https://haus-am-see.example/admin/bookings/6740b2c5a1',
];

const links: Record<EmailKind, string[]> = {
  'request-received': [confirmUrl, statusUrl],
  'request-approved': [confirmUrl, statusUrl],
  'booking-entered': [confirmUrl, statusUrl],
  'booking-moved': [confirmUrl, statusUrl],
  'request-declined': ['https://haus-am-see.example/'],
  'request-expired': ['https://haus-am-see.example/'],
  'booking-confirmed': [statusUrl],
  'booking-cancelled': ['https://haus-am-see.example/'],
  'stay-balance': [statusUrl],
  'stay-arrival': [statusUrl],
  'stay-departure': [statusUrl],
  'stay-thanks': [statusUrl],
  'guest-access': [statusUrl],
  'new-request': decisionLinks,
  'request-waiting': decisionLinks,
  'booking-confirmed-for-admins': ['https://haus-am-see.example/admin/bookings/6740b2c5a1'],
  'message-for-admins': ['https://haus-am-see.example/admin/bookings/6740b2c5a1?part=messages'],
  'message-from-owner': [statusUrl],
  'request-withdrawn': ['https://haus-am-see.example/admin/bookings/6740b2c5a1'],
  'cancellation-wished': decisionLinks,
  'cancellation-refused': [statusUrl],
  'offer-made': [statusUrl],
  'offer-accepted': [statusUrl],
  'offer-response': ['https://haus-am-see.example/admin/bookings/6740b2c5a1'],
  'change-proposed': decisionLinks,
  'change-accepted': [confirmUrl, statusUrl],
  'change-declined': [statusUrl],
  'proposal-ended': [statusUrl],
  'calendar-conflicts': ['https://haus-am-see.example/admin?tab=settings&section=calendars'],
  'calendar-unreadable': ['https://haus-am-see.example/admin?tab=settings&section=calendars'],
  'admin-access': ['https://haus-am-see.example/admin/access/Adm1nYp0sLmZr7hXw2dNcEa51uFgJi8oKtQvRxWyMab'],
  'admin-added': ['https://haus-am-see.example/admin?tab=settings'],
  'admin-removed': ['https://haus-am-see.example/admin?tab=settings'],
  'admin-test': ['https://haus-am-see.example/admin?tab=settings&section=emails&part=log'],
  'site-password-changed': ['https://haus-am-see.example/admin?tab=settings'],
};

const ofTheOwner = { de: 'Haus am See, Anna Seidel', en: 'Haus am See, Anna Seidel' };

const subjects: Record<EmailKind, Record<Locale, string>> = {
  'request-received': {
    de: 'Bitte bestätigen Sie Ihre Anfrage: Di., 8. – Fr., 11. Dezember 2026',
    en: 'Please confirm your request: Tue 8 – Fri 11 December 2026',
  },
  'request-approved': { de: 'Ihre Anfrage ist genehmigt', en: 'Your request is approved' },
  'booking-entered': { de: 'Ihr Aufenthalt ist eingetragen', en: 'Your stay is entered' },
  'booking-moved': { de: 'Ihr Aufenthalt wurde verschoben', en: 'Your stay was moved' },
  'request-declined': { de: 'Leider nicht möglich', en: 'Sorry, not possible' },
  'request-expired': {
    de: 'Ihre Anfrage blieb leider unbeantwortet',
    en: 'Sorry, your request was not answered',
  },
  'booking-confirmed': { de: 'Ihre Buchung ist fest', en: 'Your booking is confirmed' },
  'booking-cancelled': { de: 'Ihre Buchung wurde storniert', en: 'Your booking was cancelled' },
  'stay-balance': ofTheOwner,
  'stay-arrival': ofTheOwner,
  'stay-departure': ofTheOwner,
  'stay-thanks': ofTheOwner,
  'guest-access': { de: 'Ihr Link zu Ihren Anfragen', en: 'The link to your requests' },
  'new-request': {
    de: 'Neue Anfrage: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'New request: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'request-waiting': {
    de: 'Wartet auf Ihre Antwort: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Waiting for your answer: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'booking-confirmed-for-admins': {
    de: 'Buchung bestätigt: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Booking confirmed: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'message-for-admins': {
    de: 'Neue Nachricht: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'New message: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'message-from-owner': { de: 'Nachricht Ihrer Gastgeber', en: 'A message from your hosts' },
  'request-withdrawn': {
    de: 'Anfrage zurückgezogen: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Request withdrawn: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'cancellation-wished': {
    de: 'Stornierung gewünscht: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Wish to cancel: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'cancellation-refused': { de: 'Ihre Buchung bleibt bestehen', en: 'Your booking stands' },
  'offer-made': { de: 'Ein Angebot für Sie', en: 'An offer for you' },
  'offer-accepted': { de: 'Ihre Buchung ist fest', en: 'Your booking is confirmed' },
  'offer-response': {
    de: 'Angebot abgelehnt: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Offer declined: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'change-proposed': {
    de: 'Änderung gewünscht: Anna Seidel, Di., 8. – Fr., 11. Dezember 2026',
    en: 'Change asked for: Anna Seidel, Tue 8 – Fri 11 December 2026',
  },
  'change-accepted': { de: 'Ihre Änderung ist angenommen', en: 'Your change is accepted' },
  'change-declined': { de: 'Ihre Änderung ist leider nicht möglich', en: 'Sorry, your change is not possible' },
  'proposal-ended': { de: 'Das Angebot gilt nicht mehr', en: 'The offer has ended' },
  'calendar-conflicts': {
    de: 'Doppelt belegt: Airbnb, Di., 8. – Mi., 9. Dezember 2026',
    en: 'Taken twice: Airbnb, Tue 8 – Wed 9 December 2026',
  },
  'calendar-unreadable': { de: 'Kalender nicht lesbar: Airbnb', en: 'Calendar cannot be read: Airbnb' },
  'admin-access': { de: 'Ihr Link zur Verwaltung', en: 'Your admin link' },
  'admin-added': { de: 'Neuer Zugang zur Verwaltung: petra@example.com', en: 'New admin: petra@example.com' },
  'admin-removed': { de: 'Zugang zur Verwaltung entfernt: petra@example.com', en: 'Admin removed: petra@example.com' },
  'admin-test': { de: 'Test-E-Mail', en: 'Test e-mail' },
  'site-password-changed': {
    de: 'Das Passwort der Seite wurde geändert',
    en: 'The password of the site was changed',
  },
};

describe.each(locales)('The link to the requests in %s', (locale) => {
  it('comes with the link to confirm what waits for the guest', async () => {
    const { startDate, endDate, confirmLink } = aRequest();
    const data = { ...aGuestAccess(locale), toConfirm: { startDate, endDate, confirmLink } };
    const { html, text } = await renderEmail('guest-access', locale, data, settingsIn(locale));
    for (const content of [html, text]) {
      expect(content).toContain(statusUrl);
      expect(content).toContain(confirmUrl);
    }
    expect(visible(html)).toContain(subjects['request-received'][locale].split(': ')[1]);
  });
});

describe.each(everyKind)('The e-mail %s in %s', (kind, locale) => {
  it('has a subject', async () => {
    expect(await render(kind, locale)).toMatchObject({ subject: subjects[kind][locale] });
  });

  it('names the sender and the reason in both bodies', async () => {
    const { html, text, senderName } = await render(kind, locale);
    const because = locale === 'de' ? 'Sie erhalten diese Nachricht, weil' : 'You are receiving this message because';
    for (const body of [visible(html), text]) {
      expect(body).toContain(senderName);
      expect(body).toContain(because);
      expect(body).not.toMatch(/undefined|null|\[object|<link>|NaN/);
    }
    expect(senderName).toBe(kind.startsWith('admin-') ? 'Hearthstay' : 'Haus am See');
  });

  it('contains every link in both bodies, in plain text on a line of its own', async () => {
    const { html, text } = await render(kind, locale);
    expect(new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&')))).toEqual(
      new Set(links[kind]),
    );
    expect(text.split('\n').filter((line) => line.includes('://'))).toEqual(links[kind]);
    expect(visible(html)).toContain(links[kind][0]);
  });

  it('sets the language for screen readers', async () => {
    expect((await render(kind, locale)).html).toContain(`lang="${locale}"`);
  });
});

describe.each(withStay)('The e-mail %s in %s', (kind, locale) => {
  it('names who comes and what that costs, where the house asks and says so', async () => {
    const quote = {
      currency: 'EUR',
      nights: 3,
      lines: [],
      total: 705_00,
      deposit: 141_00,
      balance: 564_00,
      onSite: 0,
    };
    const data = Object.assign(dataOf(kind), { adults: 2, children: [6], quote });
    const { html, text } = await renderEmail(kind, locale, data, settingsIn(locale));
    const facts = {
      de: ['2 Erwachsene, 1 Kind', '705,00 €', '141,00 €'],
      en: ['2 adults, 1 child', '€705.00', '€141.00'],
    };
    for (const content of [visible(html), text]) {
      for (const fact of facts[locale]) expect(content.replaceAll('\u00a0', ' ')).toContain(fact);
    }
    const without = await render(kind, locale);
    expect(without.text).not.toMatch(/Gesamtpreis|Total|Gäste:|Guests/);
  });

  it('counts nights where stays hold nights', async () => {
    const data = Object.assign(dataOf(kind), { unit: 'nights' as const });
    const { html, text } = await renderEmail(kind, locale, data, settingsIn(locale));
    const nights = locale === 'de' ? '3 Nächte' : '3 nights';
    expect(visible(html)).toContain(nights);
    expect(text).toContain(nights);
  });

  it('names the property, both days and the number of days', async () => {
    const { html, text } = await render(kind, locale);
    const words = {
      de: ['Haus am See', 'Di., 8. Dezember 2026', 'Fr., 11. Dezember 2026', '4 Tage'],
      en: ['Haus am See', 'Tue, 8 December 2026', 'Fri, 11 December 2026', '4 days'],
    }[locale];
    for (const word of words) {
      expect(visible(html)).toContain(word);
      expect(text).toContain(word);
    }
  });
});

describe('An e-mail', () => {
  it('names the expiry of its link, in the property’s time zone', async () => {
    const request = aRequest({ confirmLink: { token: 'abc', expiresAt: '2026-11-26T23:30:00.000Z' } });
    const { html, text } = await renderEmail('request-received', request.locale, request, settings);
    expect(visible(html)).toContain('Er gilt bis Fr., 27. November 2026:');
    expect(text).toContain('Der Link gilt bis Fr., 27. November 2026.');
  });

  it('names the day of the request, in the property’s time zone', async () => {
    expect((await render('request-received', 'de')).text).toContain('am 18. November 2026');
  });

  it.each([
    ['de', '15 Minuten'],
    ['en', '15 minutes'],
  ] as const)('says in %s that an admin’s link is valid for %s', async (locale, words) => {
    const { html, text } = await render('admin-access', locale);
    expect(visible(html)).toContain(words);
    expect(text).toContain(words);
  });

  it.each([
    ['de', '1 Tag'],
    ['en', '1 day'],
  ] as const)('counts a stay of one day in %s as %s', async (locale, words) => {
    const request = aRequest({ locale, endDate: aRequest().startDate });
    const { text } = await renderEmail('request-received', request.locale, request, settings);
    expect(text).toMatch(new RegExp(`: +${words}$`, 'm'));
  });

  it('contains the guest’s message and address for the admins, line by line', async () => {
    const { html, text } = await render('new-request', 'de');
    expect(text).toContain('> Wir kommen mit Hund.\n> Ist das recht?');
    expect(html).toContain('Wir kommen mit Hund.<br/>Ist das recht?');
    for (const body of [html, text]) expect(body).toContain('anna@example.com');
  });

  it.each([
    ['message-for-admins', 'de', 'Antworten auf diese E-Mail werden nicht gelesen.'],
    ['message-for-admins', 'en', 'Replies to this e-mail are not read.'],
    ['message-from-owner', 'de', 'Antworten auf diese E-Mail werden nicht gelesen.'],
    ['message-from-owner', 'en', 'Replies to this e-mail are not read.'],
  ] as const)('%s contains the message as text, and says in %s where to reply', async (kind, locale, sentence) => {
    const data = aRequest({ locale, text: 'Wo?\n<script>alert(1)</script> https://example.com/' });
    const { html, text, replyTo } = await renderEmail(kind, locale, data, settingsIn(locale));
    expect(text).toContain('> Wo?\n> <script>alert(1)</script> https://example.com/');
    expect(html).toContain('Wo?<br/>&lt;script&gt;alert(1)&lt;/script&gt; https://example.com/');
    expect(html).not.toContain('href="https://example.com/');
    for (const body of [visible(html), text]) expect(body).toContain(sentence);
    expect(replyTo).toBeNull();
  });

  it.each([
    ['de', ['Anna Seidel', 'Sa., 2. Januar 2027', 'Vrbo und ein Gast ohne Namen']],
    ['en', ['Anna Seidel', 'Sat, 2 January 2027', 'Vrbo and a guest without a name']],
  ] as const)('says in %s who have taken the same nights', async (locale, words) => {
    const { html, text } = await render('calendar-conflicts', locale);
    for (const body of [visible(html), text]) for (const word of words) expect(body).toContain(word);
  });

  it('says since which day of the property a calendar cannot be read', async () => {
    const { html, text } = await render('calendar-unreadable', 'de');
    for (const body of [visible(html), text]) expect(body).toContain('18. November 2026');
  });

  it.each([
    ['de', ['Wartet seit', 'Do., 19. November 2026', 'Automatische Absage', 'Mo., 7. Dezember 2026']],
    ['en', ['Waiting since', 'Thu, 19 November 2026', 'Automatic decline', 'Mon, 7 December 2026']],
  ] as const)('reminds admins in %s since when a request waits, and when it is declined', async (locale, words) => {
    const { html, text, replyTo } = await render('request-waiting', locale);
    for (const body of [visible(html), text]) for (const word of words) expect(body).toContain(word);
    expect(replyTo).toBe('anna@example.com');
  });

  it('says nothing of declining to an admin whose requests do not expire', async () => {
    const { text } = await renderEmail('request-waiting', 'de', { ...aReminder(), declinedOn: undefined }, settings);
    expect(text).not.toContain('Automatische Absage');
  });

  it('contains the reason of a cancellation for the guest', async () => {
    const { html, text } = await render('booking-cancelled', 'de');
    for (const body of [html, text]) expect(body).toContain('Ein Rohr ist gebrochen.');
  });

  it.each([
    [false, 'de', ['mussten diese Buchung leider stornieren', 'Grund der Gastgeber']],
    [false, 'en', ['your hosts had to cancel this booking', 'Your hosts’ reason']],
    [true, 'de', ['haben diese Buchung storniert, wie Sie es gewünscht haben.', 'Ihre Gastgeber dazu']],
    [true, 'en', ['have cancelled this booking, as you asked.', 'A word from your hosts']],
  ] as const)('says who wanted a cancellation; the guest: %s, in %s', async (askedByGuest, locale, words) => {
    const { html, text } = await renderEmail('booking-cancelled', locale, aRequest({ askedByGuest }), settings);
    for (const body of [visible(html), text.replaceAll('\n', ' ')]) {
      for (const word of words) expect(body).toContain(word);
    }
  });
});

const changeEmails: [EmailKind, object][] = [
  ['change-proposed', {}],
  ['change-accepted', {}],
  ['change-accepted', { confirmLink: undefined }],
  ['change-accepted', { status: 'pending' }],
  ['change-declined', {}],
  ['offer-made', {}],
  ['booking-moved', {}],
  ['booking-moved', { confirmLink: undefined }],
];
const introOf = async (kind: EmailKind, locale: Locale, changes: object) => {
  const { text } = await renderEmail(kind, locale, Object.assign(dataOf(kind), changes), settingsIn(locale));
  return text.replaceAll(/\s+/gu, ' ').split(locale === 'de' ? 'Anreise' : 'Arrival')[0];
};

it.each(changeEmails)('says in German after a colon which days a change is about: %s %j', async (kind, changes) => {
  expect(await introOf(kind, 'de', changes)).toMatch(/\p{L}: Di\., 1\. – Fr\., 4\. Dezember 2026\. \p{Lu}/u);
});

describe.each(locales)('In %s, a change that keeps the days', (locale) => {
  const guests = { de: /andere[rn]? Zahl von Gästen|Zahl der Gäste ändern/u, en: /other number of guests/u };
  const others: Partial<Record<EmailKind, Record<Locale, RegExp>>> = {
    'offer-made': { de: /Die Tage bleiben gleich\./u, en: /The days stay the same\./u },
    'booking-moved': { de: /den Preis Ihres Aufenthalts geändert/u, en: /changed the price of your stay/u },
  };

  it.each(changeEmails)('is told as what it is: %s %j', async (kind, changes) => {
    const intro = await introOf(kind, locale, { ...changes, ...sameDays });
    expect(intro).toMatch((others[kind] ?? guests)[locale]);
    expect(intro).not.toContain('2026');
    expect(intro).not.toMatch(/verschoben|moved/u);
  });
});

it.each([
  [
    'another number of guests',
    { adults: 4, children: [] },
    { adults: 2, children: [3] },
    '4 adults Guests so far 2 adults, 1 child',
  ],
  ['the same guests', { adults: 2 }, { adults: 2, children: [] }, '2 adults Guest Anna'],
  ['other days of a house that asks for no guests', {}, {}, 'Duration 4 days Guest Anna'],
])('tells admins of a wish for %s the former number', async (_, wished, former, facts) => {
  const change = { ...aRequest(wished), before: { ...sameDays.before, ...former } };
  const { text } = await renderEmail('change-proposed', 'en', change, settingsIn('en'));
  expect(text.replaceAll(/:?\s+/gu, ' ')).toContain(facts);
});

describe.each(['new-request', 'request-waiting', 'booking-confirmed-for-admins'] as const)('%s', (kind) => {
  it('has the phone number and the time of arrival of a guest who has left them', async () => {
    const text = async (left: { phone?: string; arrivalTime?: string }) =>
      (await renderEmail(kind, 'en', { ...aReminder(), ...left }, settingsIn('en'))).text;
    expect(await text({ phone: '+49 151 234' })).toMatch(/Phone: +\+49 151 234/);
    expect(await text({ arrivalTime: '16:30' })).toMatch(/Arriving at: +16:30/);
    expect(await text({})).not.toMatch(/Phone|Arriving/);
  });
});
