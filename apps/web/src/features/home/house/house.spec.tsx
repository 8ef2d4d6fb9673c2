import type { HouseView } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';
import { day, openHome } from '../testing/open-home';

freezeToday('2026-11-20');

const told: HouseView = {
  description: { de: '<p>Ein <strong>Holzhaus</strong> von 1964</p>' },
  rules: { en: '<p>No smoking</p>' },
  place: 'Seestraße 12\n23883 Seedorf',
  coordinates: { latitude: 53.6021, longitude: 10.9033 },
  checkIn: '16:00',
  checkOut: '10:00',
  amenities: ['wifi', 'boat'],
};

const open = (house: HouseView, settings: Parameters<typeof publicSettings>[0] = {}) =>
  openHome({
    'GET /bookings/settings': { body: publicSettings({ house: true, ...settings }) },
    'GET /bookings/house': { body: house },
  });

describe('what the owner tells about the house', () => {
  it('is below the calendar: texts, amenities, place and times', async () => {
    await open({ ...told, bedrooms: 3, beds: 5, bathrooms: 1 }, { maxGuests: 6 });
    const heading = await screen.findByRole('heading', { name: 'Das Haus' });
    expect(screen.getByRole('grid').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Holzhaus', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('Für bis zu 6 Gäste')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '3 Schlafzimmer',
        '5 Betten',
        '1 Bad',
        'WLAN',
        'Boot',
        'Anreise ab 16:00 Uhr',
        'Abreise bis 10:00 Uhr',
      ]),
    );
    expect(screen.getByText(/Seestraße 12/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('links to a map elsewhere, from which nothing is loaded', async () => {
    await open(told);
    const map = await screen.findByRole('link', { name: 'Karte öffnen' });
    expect(map).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=53.6021&mlon=10.9033#map=15/53.6021/10.9033',
    );
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says which language a text has that the owner has not written in this one', async () => {
    await open(told);
    expect((await screen.findByText('No smoking')).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('heading', { name: 'Hausregeln' })).toBeInTheDocument();
  });

  it.each([
    [{ de: 'Am See', en: 'On the lake' }, 'Am See', 'de'],
    [{ en: 'On the lake' }, 'On the lake', 'en'],
  ])('has the place %j in the language of the page, or in another one', async (placeIn, words, language) => {
    await open({ ...told, placeIn });
    expect(await screen.findByText(words)).toHaveAttribute('lang', language);
    expect(screen.queryByText(/Seestraße/)).not.toBeInTheDocument();
  });

  it('has the rooms also of a house without a description', async () => {
    await open({ bathrooms: 2 });
    expect(await screen.findByText('2 Bäder')).toBeInTheDocument();
    expect(screen.queryByText(/Schlafzimmer|Bett/)).not.toBeInTheDocument();
  });

  it('leaves out what is not entered', async () => {
    await open({ checkIn: '15:00' });
    expect(await screen.findByText('Anreise ab 15:00 Uhr')).toBeInTheDocument();
    for (const name of ['Das Haus', 'Lage']) expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Abreise bis/)).not.toBeInTheDocument();
  });

  it('comes before the explanations on a narrow screen until days are chosen', async () => {
    const { user, container } = await open(told);
    await screen.findByRole('heading', { name: 'Das Haus' });
    const columns = container.querySelector('.home-columns')!;
    expect(columns).toHaveClass('house-first');
    await user.click(day('2026-11-24'));
    expect(columns).not.toHaveClass('house-first');
  });
});

it('is not requested for a house of which nothing is told, and the page is as it was', async () => {
  const { server, container } = await openHome();
  expect(server.calls.map(({ route }) => route)).not.toContain('GET /bookings/house');
  expect(container.querySelector('.home-columns')).toHaveAttribute('class', 'home-columns');
  expect(container.querySelector('.house')).toBeNull();
});

it('shows the registration number below every page, also in front of the password of the site', async () => {
  const settings = publicSettings({ passwordRequired: true, registrationNumber: 'DE-01-0423-SEE' });
  jest.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'GET /bookings/settings': { body: settings } });
  renderAt('/');
  expect(await screen.findByLabelText('Passwort')).toBeInTheDocument();
  expect(within(screen.getByRole('contentinfo')).getByText('Registrierungsnummer DE-01-0423-SEE')).toBeInTheDocument();
});
