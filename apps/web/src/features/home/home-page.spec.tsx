import { act, screen, waitFor, within } from '@testing-library/react';
import i18n from 'i18next';
import { moveReaderWith } from '../../shared/api/refusal';
import { guestAccess } from '../../shared/session/guest-access';
import { fakeApi, refusal } from '../../testing/fake-api';
import { freezeToday } from '../../testing/freeze-today';
import { publicSettings } from '../../testing/public-settings';
import { renderAt } from '../../testing/render-at';
import { violations } from '../../testing/violations';

freezeToday('2026-11-20');

const occupied = [
  { date: '2026-12-03', type: 'booking', guestName: 'Jonas Petersen' },
  { date: '2026-12-04', type: 'blocked' },
];

const openHome = async (more: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    'GET /bookings/occupied': { body: occupied },
    ...more,
  });
  const view = renderAt('/');
  await screen.findByRole('grid');
  await waitFor(() => expect(screen.queryByText('Tage werden geladen …')).not.toBeInTheDocument());
  return { ...view, server };
};

const day = (name: RegExp) => screen.getByRole('button', { name });

const dayOn = (date: string) => document.querySelector(`[data-day="${date}"]`)!;

const choose = async ({ user }: Awaited<ReturnType<typeof openHome>>, ...days: RegExp[]) => {
  await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
  for (const name of days) await user.click(day(name));
};

describe('the calendar', () => {
  it('shows six weeks from Monday of the month it is at the property', async () => {
    await openHome();
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    ]);
    expect(screen.getAllByRole('gridcell')[0]).toHaveTextContent('Montag, 26. Oktober 2026, vorbei');
  });

  it('reads every day out with what it is, and shows first names only', async () => {
    await openHome();
    expect(day(/^Freitag, 20\. November 2026, frei, heute$/)).toHaveAttribute('aria-current', 'date');
    expect(day(/^Donnerstag, 19\. November 2026, vorbei$/)).toHaveAttribute('aria-disabled', 'true');
    const taken = day(/^Donnerstag, 3\. Dezember 2026, belegt, Jonas Petersen$/);
    expect(within(taken).getByText('Jonas')).toBeInTheDocument();
    expect(taken).toHaveAccessibleDescription('Jonas Petersen');
    expect(day(/^Freitag, 4\. Dezember 2026, gesperrt$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('has Today only while another month is shown', async () => {
    const { user } = await openHome();
    expect(screen.queryByRole('button', { name: 'Heute' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voriger Monat' }));
    expect(screen.getByRole('heading', { name: 'Oktober 2026' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Heute' })[0]!);
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  });

  it('goes on to the month of an adjacent day that is clicked', async () => {
    const { user } = await openHome();
    await user.click(day(/^Dienstag, 1\. Dezember 2026, frei$/));
    expect(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeInTheDocument();
    expect(day(/^Dienstag, 1\. Dezember 2026, gewählt, Anreise$/)).toBeInTheDocument();
  });

  it('says until when and how long one can book, and what is too far ahead', async () => {
    const { user } = await openHome();
    expect(screen.getByText('Buchbar bis Mi., 30. Dezember 2026, höchstens 7 Tage am Stück.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    expect(day(/^Donnerstag, 31\. Dezember 2026, noch nicht buchbar$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes back to the month of an adjacent day, too', async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    await user.click(day(/^Montag, 30\. November 2026, frei$/));
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
    expect(day(/^Montag, 30\. November 2026, gewählt, Anreise$/)).toBeInTheDocument();
  });

  it('explains its colours', async () => {
    await openHome();
    const legend = within(screen.getByRole('list', { name: 'Legende' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Belegt',
      'Noch nicht buchbar',
      'Ihre Auswahl',
    ]);
  });

  it('names nobody when the server does not', async () => {
    await openHome({ 'GET /bookings/occupied': { body: [{ date: '2026-12-03', type: 'booking' }] } });
    const taken = day(/^Donnerstag, 3\. Dezember 2026, belegt$/);
    expect(within(taken).getByText('Belegt')).toBeInTheDocument();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is read out in English, too', async () => {
    const { user } = await openHome({ 'GET /bookings/occupied': { body: [{ date: '2026-12-03', type: 'booking' }] } });
    await user.click(screen.getAllByRole('button', { name: 'English' })[0]!);
    expect(await screen.findByRole('button', { name: 'Thursday 3 December 2026, taken' })).toBeInTheDocument();
    await i18n.changeLanguage('de');
  });

  it('gives way to the gate when the password has been changed', async () => {
    const reload = jest.fn();
    moveReaderWith({ reload });
    guestAccess.grant('old');
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    await openHome({
      'GET /bookings/occupied': refusal(401, 'PASSWORD_REQUIRED', 'Nein.', { requiresPassword: true }),
    });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(guestAccess.isAuthorized()).toBe(false);
    logged.mockRestore();
  });

  it('covers the days while they load, and lets none be chosen', async () => {
    fakeApi({
      'GET /bookings/settings': { body: publicSettings() },
      'GET /bookings/occupied': () => new Promise(() => undefined),
    });
    const { user } = renderAt('/');
    expect(await screen.findByText('Tage werden geladen …')).toBeInTheDocument();
    await user.click(day(/^Dienstag, 24\. November 2026/));
    expect(screen.queryByRole('heading', { name: 'Ihre Tage' })).not.toBeInTheDocument();
  });

  it('says so when the occupied days cannot be loaded, stays usable, and tries again', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { user, server } = await openHome({ 'GET /bookings/occupied': refusal(500, 'INTERNAL_ERROR', 'Nein.') });
    expect(screen.getByRole('alert')).toHaveTextContent('Die belegten Tage konnten nicht geladen werden.');
    await user.click(day(/^Dienstag, 24\. November 2026, frei$/));
    expect(screen.getByRole('heading', { name: 'Ihre Tage' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    server.answers['GET /bookings/occupied'] = { body: occupied };
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(day(/^Donnerstag, 3\. Dezember 2026, belegt/)).toBeInTheDocument();
    logged.mockRestore();
  });
});

describe('choosing days', () => {
  it('takes the first click for the first day and the second for the last', async () => {
    const view = await openHome();
    await choose(view, /^Dienstag, 8\. Dezember/);
    expect(screen.getAllByText('1 Tag')).not.toHaveLength(0);
    expect(screen.getByText('am selben Tag')).toBeInTheDocument();
    expect(screen.getByText(/Bleiben Sie länger\?/)).toBeInTheDocument();
    expect(screen.getByText('Anreise Dienstag, 8. Dezember 2026, 1 Tag gewählt.')).toBeInTheDocument();
    await view.user.click(day(/^Freitag, 11\. Dezember/));
    expect(screen.queryByText(/Bleiben Sie länger\?/)).not.toBeInTheDocument();
    expect(screen.getByText('Fr., 11. Dezember 2026')).toBeInTheDocument();
    expect(screen.getByText('8. bis 11. Dezember 2026, 4 Tage gewählt.')).toBeInTheDocument();
    expect(day(/^Mittwoch, 9\. Dezember 2026, gewählt$/).closest('[role="gridcell"]')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it.each([
    [
      'an earlier day becomes the first',
      ['2026-12-08', '2026-12-07'],
      'Anreise Montag, 7. Dezember 2026, 1 Tag gewählt.',
    ],
    [
      'a taken day between starts anew',
      ['2026-12-02', '2026-12-07'],
      'Anreise Montag, 7. Dezember 2026, 1 Tag gewählt.',
    ],
    [
      'a third starts anew',
      ['2026-12-05', '2026-12-06', '2026-12-07'],
      'Anreise Montag, 7. Dezember 2026, 1 Tag gewählt.',
    ],
    ['the first day again clears', ['2026-12-08', '2026-12-08'], 'Auswahl aufgehoben.'],
  ])('knows what the next click means: %s', async (_, dates, announced) => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    for (const date of dates) await user.click(dayOn(date));
    expect(screen.getByText(announced)).toBeInTheDocument();
  });

  it.each(['2026-12-03', '2026-12-04', '2026-12-31'])('does nothing on %s, which cannot be chosen', async (date) => {
    const { user } = await openHome();
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    await user.click(dayOn(date));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeInTheDocument();
  });

  it('does nothing on a day that is over', async () => {
    const { user } = await openHome();
    await user.click(day(/^Donnerstag, 19\. November 2026, vorbei$/));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });

  it('previews the range up to the day under the pointer', async () => {
    const view = await openHome();
    await choose(view, /^Dienstag, 8\. Dezember/);
    await view.user.hover(day(/^Freitag, 11\. Dezember/));
    expect(within(day(/^Freitag, 11\. Dezember/)).getByText('Abreise')).toBeInTheDocument();
    expect(day(/^Mittwoch, 9\. Dezember/)).toHaveAttribute('data-preview');
  });

  it.each([
    ['on an earlier day', '2026-12-07'],
    ['on the first day', '2026-12-08'],
    ['on a taken day', '2026-12-17'],
    ['beyond a taken day', '2026-12-18'],
  ])('previews nothing %s', async (_, date) => {
    const { user } = await openHome({ 'GET /bookings/occupied': { body: [{ date: '2026-12-17', type: 'booking' }] } });
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    await user.click(dayOn('2026-12-08'));
    await user.hover(dayOn(date));
    expect(document.querySelector('[data-preview]')).toBeNull();
  });

  it('previews nothing once a range is chosen', async () => {
    const view = await openHome();
    await choose(view, /^Dienstag, 8\. Dezember/, /^Freitag, 11\. Dezember/);
    await view.user.hover(day(/^Montag, 14\. Dezember/));
    expect(document.querySelector('[data-preview]')).toBeNull();
  });

  it('says at once when the owner shortens how far ahead one can book', async () => {
    const view = await openHome();
    await choose(view, /^Dienstag, 8\. Dezember/);
    view.server.answers['GET /bookings/settings'] = { body: publicSettings({ maxAdvanceBookingDays: 10 }) };
    // Settings are asked for again when the network is back.
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Buchen können Sie höchstens 10 Tage im Voraus.')).toBeInTheDocument();
  });

  it('clears with the button and with Escape, and says so', async () => {
    const view = await openHome();
    await choose(view, /^Dienstag, 8\. Dezember/);
    await view.user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    expect(screen.getByText('Auswahl aufgehoben.')).toBeInTheDocument();
    await view.user.click(day(/^Dienstag, 8\. Dezember/));
    await view.user.keyboard('{Escape}');
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });

  it('works by keyboard alone, into the next month', async () => {
    const { user } = await openHome();
    act(() => day(/^Freitag, 20\. November/).focus());
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeInTheDocument();
    expect(day(/^Sonntag, 27\. Dezember/)).toHaveFocus();
    await user.keyboard('{Home}{Enter}{ArrowRight}{Enter}');
    expect(screen.getByText('21. bis 22. Dezember 2026, 2 Tage gewählt.')).toBeInTheDocument();
  });

  it('has one day that Tab leads to, whichever month is shown', async () => {
    const { user } = await openHome();
    const stops = () => screen.getAllByRole('gridcell').flatMap((cell) => [...cell.querySelectorAll('[tabindex="0"]')]);
    expect(stops()).toEqual([day(/^Freitag, 20\. November/)]);
    await user.click(screen.getByRole('button', { name: 'Nächster Monat' }));
    expect(stops()).toEqual([day(/^Dienstag, 1\. Dezember/)]);
  });
});

describe('for everybody', () => {
  it('breaks no rule of accessibility, before and after days are chosen', async () => {
    const view = await openHome();
    expect(await violations()).toEqual([]);
    await choose(view, /^Dienstag, 8\. Dezember/, /^Freitag, 11\. Dezember/);
    expect(await violations()).toEqual([]);
  });
});
