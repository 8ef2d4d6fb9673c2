import type { OccupiedDay, PageContent, PhotoView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { screen, within } from '@testing-library/react';
import { holidays } from '@web/testing/holidays';
import { publicPrices, publicSettings, stayRules } from '@web/testing/public-settings';
import { pageOf, render, renderWithoutContent } from './pages';
import { vocabularyErrors } from './testing/schema-org';

const jonas: OccupiedDay = { date: parseDay('2026-11-24'), type: 'booking', guestName: 'Jonas Petersen' };
const publicUrl = 'https://haus.example';
const contentWith = (changes: Partial<PageContent> = {}): PageContent => ({
  locale: 'de',
  today: parseDay('2026-11-22'),
  settings: publicSettings({ maxAdvanceBookingDays: 365 }),
  isAuthorized: false,
  occupiedDays: [jonas],
  ...changes,
});

/** Shows the page like a browser without scripts. */
const open = async (address: string, changes: Partial<PageContent> = {}) => {
  const page = await render(address, contentWith(changes), publicUrl);
  document.head.innerHTML = page.head;
  // Scripts are enabled here, so that `innerHTML` would parse the content of `noscript` as text.
  document.body.innerHTML = page.body.replaceAll(/<\/?noscript>/g, '');
  return page;
};
const attributesOf = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

describe('the home page', () => {
  it('has the month with its states, names and legend', async () => {
    await open('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Haus am See');
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /24\. November 2026, belegt, Jonas Petersen/ })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Legende' })).toBeInTheDocument();
    expect(document.title).toBe('Hearthstay · Haus am See · Direkt buchen, ohne Umweg');
  });

  it('is in the requested language', async () => {
    await open('/', { locale: 'en' });
    expect(screen.getByRole('button', { name: /24 November 2026, taken, Jonas Petersen/ })).toBeInTheDocument();
    expect(document.title).toBe('Hearthstay · Haus am See · Direct booking for your holiday home');
  });

  it('has the prices and limits of a house that sets them', async () => {
    const limits = stayRules({ arrivalWeekdays: [6] });
    const prices = publicPrices({ pricePerNight: 95_00, showInCalendar: true });
    await open('/', { settings: publicSettings({ stayRules: limits, prices }) });
    expect(screen.getByRole('button', { name: /27\. November 2026.*Anreise nur am Samstag$/ })).toHaveTextContent('95');
    expect(screen.getByRole('button', { name: /28\. November 2026, frei, 95\s€ pro Nacht$/ })).toBeInTheDocument();
  });

  it('has the holidays of the region of a house that shows them, with their source', async () => {
    await open('/?month=2026-12', { settings: publicSettings({ holidays, maxAdvanceBookingDays: 365 }) });
    expect(
      screen.getByRole('button', { name: /25\. Dezember 2026, frei, Feiertag: 1\. Weihnachtsfeiertag/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('Ferien in Schleswig-Holstein')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'OpenHolidays' })).toBeInTheDocument();
  });

  it('links to the adjacent months of the request period, without scripts', async () => {
    await open('/?lang=en&month=2026-12', { locale: 'en' });
    const links = screen.getAllByRole('link', { name: /^[A-Z][a-z]+ 20\d\d$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?lang=en&month=2026-11',
      '?lang=en&month=2027-01',
    ]);
    await open('/');
    expect(screen.queryByRole('link', { name: 'Oktober 2026' })).toBeNull();
  });

  it('says that a request needs JavaScript', async () => {
    await open('/');
    expect(screen.getByText(/braucht .* JavaScript/)).toBeInTheDocument();
  });

  it('describes itself to search engines and messengers', async () => {
    const image = '/api/media/background/abc/1920.jpg';
    await open('/', { settings: publicSettings({ backgroundImageUrl: image }) });
    expect(attributesOf('[name=description]', 'content')).toEqual([expect.stringContaining('Haus am See')]);
    expect(attributesOf('[rel=canonical]', 'href')).toEqual([`${publicUrl}/`]);
    expect(attributesOf('[hreflang]', 'hreflang')).toEqual(['de', 'en', 'x-default']);
    expect(attributesOf('[property="og:image"]', 'content')).toEqual([publicUrl + image]);
    expect(JSON.parse(document.head.querySelector('[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      '@type': 'VacationRental',
      name: 'Haus am See',
      image: [publicUrl + image],
    });
  });

  it('describes the house to search engines and messengers in the words of schema.org', async () => {
    const photo = (url: string): PhotoView => ({
      ...{ id: 'a'.repeat(64), url, alt: { de: '', en: '' }, width: 3, height: 2, files: [] },
    });
    const background = '/api/media/background/abc/1920.jpg';
    await open('/', {
      settings: publicSettings({
        backgroundImageUrl: background,
        house: true,
        registrationNumber: 'DE-1',
        maxGuests: 6,
      }),
      house: {
        description: { de: '<p>Ein <strong>Holzhaus</strong> &amp; ein Steg</p>\n' },
        place: 'Seestraße 12',
        placeIn: { de: 'Seestraße 12', en: '12 Lake Road' },
        coordinates: { latitude: 53.6, longitude: 10.9 },
        checkIn: '16:00',
        checkOut: '10:00',
        bedrooms: 3,
        beds: 5,
        bathrooms: 2,
        amenities: ['wifi', 'dogsWelcome', 'nonSmoking'],
        photos: [{ ...photo('/first.jpg'), alt: { de: 'Der Steg', en: '' } }, photo('/second.jpg')],
      },
    });
    expect(attributesOf('[name=description], [property="og:description"]', 'content')).toEqual([
      'Ein Holzhaus & ein Steg',
      'Ein Holzhaus & ein Steg',
    ]);
    expect(attributesOf('[property^="og:image"]', 'content')).toEqual([`${publicUrl}/first.jpg`, '3', '2', 'Der Steg']);
    const jsonLd = document.head.querySelector('[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(jsonLd)).toMatchObject({
      '@type': 'VacationRental',
      description: 'Ein Holzhaus & ein Steg',
      image: ['/first.jpg', '/second.jpg', background].map((url) => publicUrl + url),
      address: 'Seestraße 12',
      geo: { latitude: 53.6, longitude: 10.9 },
      checkinTime: '16:00:00',
      amenityFeature: [{ name: 'WLAN', value: true }, { name: 'Hunde willkommen' }, { name: 'Nichtraucherhaus' }],
      petsAllowed: true,
      containsPlace: {
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        bed: { '@type': 'BedDetails', numberOfBeds: 5 },
        occupancy: { maxValue: 6 },
      },
      identifier: { propertyID: 'registrationNumber', value: 'DE-1' },
    });
    expect(vocabularyErrors('VacationRental', jsonLd)).toEqual([]);
    expect(vocabularyErrors('VacationRental', jsonLd.replace('"geo"', '"whereabouts"'))).toEqual([
      expect.stringContaining(`"whereabouts"' does not exist in type`),
    ]);
  });

  it.each([
    ['de', `${publicUrl}/`, 'de_DE'],
    ['en', `${publicUrl}/?lang=en`, 'en_GB'],
  ] as const)('has the head that audits of pages ask for, in %s', async (locale, address, tag) => {
    const words = 'Holzhaus am See '.repeat(30);
    await open('/', {
      locale,
      settings: publicSettings({ backgroundImageUrl: '/lake.jpg', house: true }),
      house: { description: { de: `<p>${words}</p>` } },
    });
    expect(document.head.querySelectorAll('title, [name=description], [rel=canonical]')).toHaveLength(3);
    const [description = ''] = attributesOf('[name=description]', 'content');
    expect(description).toMatch(/^(?:Holzhaus am See ){9}(?:\w+ )*…$/);
    expect(description!.length).toBeLessThanOrEqual(162);
    expect(attributesOf('[rel=canonical]', 'href')).toEqual([address]);
    expect(attributesOf('[rel=alternate]', 'href')).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/?lang=en`,
      `${publicUrl}/`,
    ]);
    const tagsOfLink = ['title', 'description', 'url', 'locale', 'image'].map((name) => `[property="og:${name}"]`);
    expect(tagsOfLink.map((one) => attributesOf(one, 'content'))).toEqual(
      ['Haus am See', description, address, tag, `${publicUrl}/lake.jpg`].map((content) => [content]),
    );
    expect(attributesOf('[name=robots]', 'content')).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName();
    expect(document.body.querySelectorAll('img:not([alt])')).toHaveLength(0);
  });

  it('escapes names, which cannot end the script element', async () => {
    const name = '</script><script>alert("$&")</script><!-- 🏡';
    await open('/', {
      settings: publicSettings({ propertyName: name }),
      occupiedDays: [{ ...jonas, guestName: name }],
    });
    expect(document.querySelectorAll('script:not([type])')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(JSON.parse(document.getElementById('page-data')?.textContent ?? '')).toMatchObject({
      settings: { propertyName: name },
    });
  });

  it('has no inline scripts and styles, which the content security policy would refuse', async () => {
    await open('/');
    expect(document.querySelectorAll('style, [style], [onclick], [onload], [onerror]')).toHaveLength(0);
    const scripts = [...document.querySelectorAll('script')].map(({ type }) => type);
    expect(scripts).toEqual(['application/ld+json', 'application/json']);
  });
});

describe('behind a password', () => {
  const gated = { settings: publicSettings({ passwordRequired: true }), occupiedDays: undefined };

  it.each(['/', '/my-requests', '/status/-'])('%s is the gate, and has no data for search engines', async (address) => {
    await open(address, gated);
    expect(screen.getByRole('button', { name: 'Passwort prüfen' })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(attributesOf('meta, link, script', 'content')).toEqual(['noindex']);
  });

  it('a browser that has passed the gate gets the page, which then loads its days', async () => {
    await open('/', { ...gated, isAuthorized: true });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: 'Passwort prüfen' })).toBeNull();
    expect(attributesOf('meta, link, script', 'content')).toEqual(['noindex']);
  });

  it('owners can sign in', async () => {
    await open('/admin/login', gated);
    expect(within(screen.getByRole('main')).getByRole('textbox')).toBeInTheDocument();
  });
});

describe('other pages', () => {
  it.each(['/my-requests', '/admin/login'])('%s has its form', async (address) => {
    await open(address);
    expect(within(screen.getByRole('main')).getByRole('textbox')).toBeInTheDocument();
  });

  it.each(['/status/-', '/confirm/-', '/admin/access/-', '/admin', '/-'])(
    '%s is a frame that the browser fills, and has no data for search engines',
    async (address) => {
      await open(address);
      expect(screen.getByRole('main')).toHaveTextContent(/^Wird geladen …$/);
      expect(attributesOf('meta', 'content')).toEqual(['noindex']);
    },
  );

  it.each([
    ['/status/a-token', '/status/-'],
    ['/admin/access/a-token', '/admin/access/-'],
    ['/my-requests', '/my-requests'],
    ['/nowhere/at/all', '/-'],
  ])('the page of %s is %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });

  it('the status is 404 at an address without a page, also behind a password', async () => {
    const statusOf = async (path: string, passwordRequired: boolean) => {
      const content = contentWith({ settings: publicSettings({ passwordRequired }), occupiedDays: undefined });
      return (await render(pageOf(path), content, publicUrl)).status;
    };
    for (const passwordRequired of [false, true]) {
      expect(await statusOf('/nowhere', passwordRequired)).toBe(404);
      for (const path of ['/', '/my-requests', '/status/a-token', '/confirm/a-token', '/admin', '/admin/login'])
        expect([path, await statusOf(path, passwordRequired)]).toEqual([path, 200]);
    }
  });

  it('the status is also 404 while the settings cannot be read', async () => {
    const statusOf = async (path: string) => (await renderWithoutContent(pageOf(path), 'de')).status;
    expect([await statusOf('/nowhere'), await statusOf('/status/a-token')]).toEqual([404, 200]);
  });
});
