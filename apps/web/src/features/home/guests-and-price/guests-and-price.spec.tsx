import { screen, waitFor, within } from '@testing-library/react';
import { parseDay } from '@hearthstay/stay';
import { day } from '@web/features/home/testing/open-home';
import { fillAndSend, openForm, requestRoute, sendButton } from '@web/features/home/testing/request-form';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const prices = publicPrices({
  seasons: [{ name: 'Advent', from: parseDay('2026-11-23'), to: parseDay('2026-12-24'), pricePerNight: 165_00 }],
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20, dueDays: 7 },
  terms: { de: 'Bis 30 Tage vorher kostenlos.', en: '' },
});

/** The home page with the days from 21 to 24 November chosen: two nights at 120 € and one at 165 €. */
const open = (settings: Parameters<typeof publicSettings>[0], responses: Parameters<typeof openForm>[0] = {}) =>
  openForm({ 'GET /bookings/settings': { body: publicSettings(settings) }, ...responses });

const money = (name: string) =>
  screen.getByText(name).parentElement!.querySelector('dd')!.textContent.replaceAll(/\s/g, ' ');
const step = (group: string, button: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name: button });
const sentBodies = ({ server }: Awaited<ReturnType<typeof open>>) =>
  server.calls.filter(({ route }) => route === requestRoute).map(({ body }) => body);

it('shows and sends neither guests nor prices in a house without them', async () => {
  const form = await open({});
  await fillAndSend(form);
  await waitFor(() => expect(sentBodies(form)).toHaveLength(1));
  const names = Object.keys(sentBodies(form)[0] as object);
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/adults|children|quotedTotal/)]));
  expect(screen.queryByText('Gesamtpreis')).not.toBeInTheDocument();
  expect(screen.queryByText('Erwachsene')).not.toBeInTheDocument();
});

it('shows the price of the chosen days, and updates it with days and guests', async () => {
  const { user } = await open({ prices, maxGuests: 4 });
  expect(await screen.findByText('Gesamtpreis')).toBeInTheDocument();
  // 2 × 120 + 165 + 80 + 3 nights × 2 adults × 2.50
  expect(money('Gesamtpreis')).toBe('500,00 €');
  expect(money('2 Nächte zu 120,00 €')).toBe('240,00 €');
  expect(money('1 Nacht zu 165,00 €, Advent')).toBe('165,00 €');
  expect(money('Davon Anzahlung')).toBe('100,00 €');
  expect(screen.getByText('Bis 30 Tage vorher kostenlos.')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.click(step('Erwachsene', 'Einer mehr'));
  expect(money('Gesamtpreis')).toBe('507,50 €');
  await user.click(day('2026-11-24'));
  await user.click(day('2026-11-25'));
  expect(money('Gesamtpreis')).toBe('252,50 €');
});

it('sends the guests and the shown total', async () => {
  const form = await open({ prices, maxGuests: 4 });
  await screen.findByText('Gesamtpreis');
  await form.user.click(step('Kinder', 'Einer mehr'));
  await form.user.selectOptions(screen.getByLabelText('Alter von Kind 1'), '6');
  await fillAndSend(form);
  await waitFor(() => expect(sentBodies(form)).toMatchObject([{ adults: 2, children: [6], quotedTotal: 500_00 }]));
});

it('removes the guests from the draft after the request is sent', async () => {
  const form = await open({ maxGuests: 4 });
  await screen.findByRole('group', { name: 'Kinder' });
  await form.user.click(step('Kinder', 'Einer mehr'));
  await fillAndSend(form);
  await form.user.click(await screen.findByText('Weitere Anfrage senden'));
  expect(sessionStorage).toHaveLength(0);
  await form.user.click(day('2026-11-24'));
  expect(screen.getByRole('group', { name: 'Kinder' })).toHaveTextContent('0');
});

it('asks for the ages of children only where a price depends on them', async () => {
  const form = await open({ prices, maxGuests: 4 });
  await screen.findByText('Gesamtpreis');
  await form.user.click(step('Kinder', 'Einer mehr'));
  expect(screen.getByText('Bitte wählen Sie noch das Alter der Kinder.')).toBeInTheDocument();
  expect(sendButton()).toBeDisabled();
});

it('sends the number of children without ages where no price depends on them', async () => {
  const form = await open({ maxGuests: 3 });
  await form.user.click(await screen.findByRole('group', { name: 'Kinder' }).then(() => step('Kinder', 'Einer mehr')));
  expect(screen.queryByLabelText('Alter von Kind 1')).not.toBeInTheDocument();
  await fillAndSend(form);
  await waitFor(() => expect(sentBodies(form)).toMatchObject([{ adults: 2, children: [null] }]));
});

it('limits the number of guests to that of the house', async () => {
  const { user } = await open({ maxGuests: 3 });
  await screen.findByRole('group', { name: 'Erwachsene' });
  await user.click(step('Erwachsene', 'Einer mehr'));
  expect(screen.getByText('Im Haus ist Platz für 3 Gäste.')).toBeInTheDocument();
  await user.click(step('Kinder', 'Einer mehr'));
  await user.click(step('Erwachsene', 'Einer mehr'));
  expect(screen.getByRole('group', { name: 'Erwachsene' })).toHaveTextContent('3');
  expect(screen.getByRole('group', { name: 'Kinder' })).toHaveTextContent('0');
});

it('shows prices in the calendar if the owner has switched that on', async () => {
  await open({ prices: { ...prices, showInCalendar: true } });
  expect(day('2026-11-26')).toHaveAccessibleName(/^Donnerstag, 26\. November 2026, frei, 165\s€ pro Nacht$/);
  expect(day('2026-11-26')).toHaveTextContent(/165\s€/);
});

it('shows the old and the new price if it has changed meanwhile, and asks again', async () => {
  const quote = { currency: 'EUR', nights: 3, lines: [], total: 560_00, deposit: 0, balance: 560_00, onSite: 0 };
  const form = await open(
    { prices, maxGuests: 4 },
    { [requestRoute]: refusal(409, 'QUOTE_CHANGED', 'Der Preis hat sich geändert.', { quote }) },
  );
  await screen.findByText('Gesamtpreis');
  form.server.responses['GET /bookings/settings'] = {
    body: publicSettings({ prices: { ...prices, cleaning: 140_00 }, maxGuests: 4 }),
  };
  await fillAndSend(form);
  expect((await screen.findByRole('alert')).textContent.replaceAll(/\s/g, ' ')).toContain(
    '500,00 € vorher, 560,00 € jetzt',
  );
  await waitFor(() => expect(money('Gesamtpreis')).toBe('560,00 €'));
  form.server.responses[requestRoute] = { status: 201, body: {} };
  await form.user.click(sendButton());
  await waitFor(() => expect(sentBodies(form)[1]).toMatchObject({ quotedTotal: 560_00 }));
});
