import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { day, openHome } from '@web/features/home/testing/open-home';

freezeToday('2026-11-20');

const next = () => screen.getByLabelText('Nächster Monat');
const previous = () => screen.getByLabelText('Voriger Monat');
const today = () => screen.queryAllByText('Heute', { selector: 'button' });
const grid = () => screen.getByRole('grid');

describe('a month', () => {
  it('announces that more than one day can be chosen', async () => {
    await openHome();
    expect(grid()).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('has six weeks from Monday, at first those of the present month at the property', async () => {
    await openHome();
    expect(grid()).toHaveAccessibleName('November 2026');
    const cells = within(grid()).getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    expect(cells[0]).toContainElement(day('2026-10-26'));
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']]);
  });

  it('can be changed by buttons, and Today leads back', async () => {
    const { user } = await openHome();
    expect(today()).toEqual([]);
    await user.click(next());
    expect(grid()).toHaveAccessibleName('Dezember 2026');
    await user.click(previous());
    await user.click(previous());
    expect(grid()).toHaveAccessibleName('Oktober 2026');
    await user.click(today()[0]!);
    expect(grid()).toHaveAccessibleName('November 2026');
  });

  it('changes to the month of a clicked adjacent day, later or earlier', async () => {
    const { user } = await openHome();
    await user.click(day('2026-12-01'));
    expect(grid()).toHaveAccessibleName('Dezember 2026');
    expect(day('2026-12-01')).toHaveAccessibleName('Dienstag, 1. Dezember 2026, gewählt, Anreise');
    await user.click(day('2026-11-30'));
    expect(grid()).toHaveAccessibleName('November 2026');
    expect(day('2026-11-30')).toHaveAccessibleName('Montag, 30. November 2026, gewählt, Anreise');
  });

  it('has a legend, and says until when and how long guests can book', async () => {
    await openHome();
    const legend = within(screen.getByLabelText('Legende'));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Belegt', 'Noch nicht buchbar', 'Ihre Auswahl'],
    ]);
    expect(screen.getByText('Buchbar bis Mi., 30. Dezember 2026, höchstens 7 Tage am Stück.')).toBeInTheDocument();
  });

  it('is announced when a button changes it, but not when a key moves to one of its days', async () => {
    const { user } = await openHome();
    await user.click(next());
    expect(screen.getByText('Dezember 2026')).toHaveAttribute('aria-live', 'polite');
    act(() => day('2026-12-01').focus());
    await user.keyboard('{PageDown}');
    expect(screen.getByText('Januar 2027')).toHaveAttribute('aria-live', 'off');
  });

  it('has exactly one tab stop in every month', async () => {
    const { user } = await openHome();
    const stops = () => [...grid().querySelectorAll('[tabindex="0"]')];
    expect(stops()).toEqual([day('2026-11-20')]);
    await user.click(next());
    expect(stops()).toEqual([day('2026-12-01')]);
  });
});

describe('a day', () => {
  it('is labelled with its state', async () => {
    const { user } = await openHome();
    expect(day('2026-11-19')).toHaveAccessibleName('Donnerstag, 19. November 2026, vorbei');
    expect(day('2026-11-20')).toHaveAccessibleName('Freitag, 20. November 2026, frei, heute');
    expect(day('2026-11-20')).toHaveAttribute('aria-current', 'date');
    await user.click(next());
    expect(day('2026-12-03')).toHaveAccessibleName('Donnerstag, 3. Dezember 2026, belegt, Jonas Petersen');
    expect(day('2026-12-04')).toHaveAccessibleName('Freitag, 4. Dezember 2026, gesperrt');
    expect(day('2026-12-31')).toHaveAccessibleName('Donnerstag, 31. Dezember 2026, noch nicht buchbar');
    const closed = ['2026-12-03', '2026-12-04', '2026-12-31'];
    expect(closed.map((date) => day(date).ariaDisabled)).toEqual(['true', 'true', 'true']);
    expect(day('2026-12-05')).not.toHaveAttribute('aria-disabled');
  });

  it('that is occupied shows the first name, and the full one to the pointer, but is read out only once', async () => {
    const { user } = await openHome();
    expect(within(day('2026-12-03')).getByText('Jonas')).toBeInTheDocument();
    await user.hover(day('2026-12-03'));
    expect(screen.getByText('Jonas Petersen')).toHaveAttribute('aria-hidden', 'true');
    expect(day('2026-12-03')).not.toHaveAccessibleDescription();
  });

  it('has no name if the server sends none', async () => {
    await openHome({ 'GET /bookings/occupied': { body: [{ date: '2026-12-03', type: 'booking' }] } });
    expect(day('2026-12-03')).toHaveAccessibleName('Donnerstag, 3. Dezember 2026, belegt');
    expect(within(day('2026-12-03')).getByText('Belegt')).toBeInTheDocument();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is labelled in English, too', async () => {
    const { user } = await openHome();
    await user.click(screen.getAllByText('English', { selector: 'button' })[0]!);
    await waitFor(() =>
      expect(day('2026-12-03')).toHaveAccessibleName('Thursday 3 December 2026, taken, Jonas Petersen'),
    );
  });
});

describe('the occupied days', () => {
  it('must be loaded before a day can be chosen', async () => {
    fakeApi({
      'GET /bookings/settings': { body: publicSettings() },
      'GET /bookings/occupied': () => new Promise(() => undefined),
    });
    const { user } = renderAt('/');
    expect(await screen.findByText('Tage werden geladen …')).toBeInTheDocument();
    await user.click(day('2026-11-24'));
    expect(screen.queryByText('Ihre Tage')).not.toBeInTheDocument();
  });

  it('are not required after a failure, which is shown and can be tried again', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { user, server } = await openHome({ 'GET /bookings/occupied': refusal(500, 'INTERNAL_ERROR', 'Nein.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die belegten Tage konnten nicht geladen werden.');
    await user.click(day('2026-11-24'));
    expect(screen.getByText('Ihre Tage')).toBeInTheDocument();
    expect(logged).toHaveBeenCalled();
    server.responses['GET /bookings/occupied'] = { body: [{ date: '2026-12-03', type: 'booking' }] };
    await user.click(screen.getByText('Erneut versuchen'));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(day('2026-12-03')).toHaveAccessibleName('Donnerstag, 3. Dezember 2026, belegt');
    logged.mockRestore();
  });
});
