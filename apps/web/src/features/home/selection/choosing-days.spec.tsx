import { act, screen, within } from '@testing-library/react';
import { freezeToday } from '@web/testing/freeze-today';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { comeBackOnline, day, openHome } from '@web/features/home/testing/open-home';

freezeToday('2026-11-20');

/** The home page at December, with these days clicked. */
const openDecember = async (dates: string[] = [], ...responses: Parameters<typeof openHome>) => {
  const home = await openHome(...responses);
  await home.user.click(screen.getByLabelText('Nächster Monat'));
  for (const date of dates) await home.user.click(day(date));
  return home;
};

const previewed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-preview]')].map(({ dataset }) => dataset['day']);

describe('clicks', () => {
  it('choose the first day, then the last', async () => {
    const { user } = await openDecember(['2026-12-08']);
    expect(screen.getAllByText('1 Tag')).not.toHaveLength(0);
    expect(screen.getByText('am selben Tag')).toBeInTheDocument();
    expect(screen.getByText(/Bleiben Sie länger\?/)).toBeInTheDocument();
    expect(screen.getByText('Anreise Dienstag, 8. Dezember 2026, 1 Tag gewählt.')).toBeInTheDocument();
    await user.click(day('2026-12-11'));
    expect(screen.queryByText(/Bleiben Sie länger\?/)).not.toBeInTheDocument();
    expect(screen.getByText('Fr., 11. Dezember 2026')).toBeInTheDocument();
    expect(screen.getByText('8. bis 11. Dezember 2026, 4 Tage gewählt.')).toBeInTheDocument();
    expect(day('2026-12-09')).toHaveAccessibleName('Mittwoch, 9. Dezember 2026, gewählt');
    expect(day('2026-12-09').closest('[role="gridcell"]')).toHaveAttribute('aria-selected', 'true');
  });

  const monday = 'Anreise Montag, 7. Dezember 2026, 1 Tag gewählt.';

  it.each([
    ['an earlier day becomes the first', ['2026-12-08', '2026-12-07'], monday],
    ['a taken day between starts anew', ['2026-12-02', '2026-12-07'], monday],
    ['a third starts anew', ['2026-12-05', '2026-12-06', '2026-12-07'], monday],
    ['the first day again clears', ['2026-12-08', '2026-12-08'], 'Auswahl aufgehoben.'],
  ])('depend on the present selection: %s', async (_, dates, announced) => {
    await openDecember(dates);
    expect(screen.getByText(announced)).toBeInTheDocument();
  });

  it('do nothing on days that cannot be chosen, in this month or another', async () => {
    await openDecember(['2026-12-03', '2026-12-04', '2026-12-31', '2027-01-01']);
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAccessibleName('Dezember 2026');
  });

  it('take effect after the days are loaded, if the days are free', async () => {
    let respond: (value: { body: object }) => void = () => undefined;
    fakeApi({
      'GET /bookings/settings': { body: publicSettings() },
      'GET /bookings/occupied': () => new Promise((resolve) => (respond = resolve)),
    });
    const { user } = renderAt('/');
    await screen.findByRole('grid');
    await user.click(day('2026-11-25'));
    await user.click(day('2026-11-27'));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    respond({ body: [] });
    expect(await screen.findByText('25. bis 27. November 2026, 3 Tage gewählt.')).toBeInTheDocument();
  });

  it('have no effect after the days are loaded, if the day is occupied', async () => {
    let respond: (value: { body: object }) => void = () => undefined;
    fakeApi({
      'GET /bookings/settings': { body: publicSettings() },
      'GET /bookings/occupied': () => new Promise((resolve) => (respond = resolve)),
    });
    const { user } = renderAt('/');
    await screen.findByRole('grid');
    await user.click(day('2026-11-25'));
    respond({ body: [{ date: '2026-11-25', type: 'blocked' }] });
    await screen.findByText('Gesperrt');
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });

  it('do nothing on a past day', async () => {
    const { user } = await openHome();
    await user.click(day('2026-11-19'));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });
});

describe('the pointer', () => {
  it('previews the range up to its day', async () => {
    const { user } = await openDecember(['2026-12-08']);
    await user.hover(day('2026-12-11'));
    expect(within(day('2026-12-11')).getByText('Abreise')).toBeInTheDocument();
    expect(previewed()).toEqual(['2026-12-09', '2026-12-10', '2026-12-11']);
  });

  it('previews nothing on an earlier, the first or an occupied day, nor beyond an occupied one', async () => {
    const { user } = await openDecember(['2026-12-08'], {
      'GET /bookings/occupied': { body: [{ date: '2026-12-17', type: 'booking' }] },
    });
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-17', '2026-12-18']) {
      await user.hover(day('2026-12-09'));
      expect(previewed()).toEqual(['2026-12-09']);
      await user.hover(day(date));
      expect(previewed()).toEqual([]);
    }
  });

  it('previews nothing once a range is chosen', async () => {
    const { user } = await openDecember(['2026-12-08', '2026-12-11']);
    await user.hover(day('2026-12-14'));
    expect(previewed()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('is sufficient, even across months', async () => {
    const { user } = await openHome();
    act(() => day('2026-11-20').focus());
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(screen.getByRole('grid')).toHaveAccessibleName('Dezember 2026');
    expect(day('2026-12-27')).toHaveFocus();
    await user.keyboard('{Home}{Enter}{ArrowRight}{Enter}');
    expect(screen.getByText('21. bis 22. Dezember 2026, 2 Tage gewählt.')).toBeInTheDocument();
  });
});

describe('the selection', () => {
  it('is cleared by the button and by Escape, which is announced', async () => {
    const { user } = await openDecember(['2026-12-08']);
    await user.click(screen.getByText('Auswahl aufheben'));
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
    expect(screen.getByText('Auswahl aufgehoben.')).toBeInTheDocument();
    await user.click(day('2026-12-08'));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });

  it('is kept when Escape closes the tooltip of an occupied day', async () => {
    const { user } = await openDecember(['2026-12-08']);
    await user.hover(day('2026-12-03'));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Ihre Tage')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  });

  it('is too far ahead as soon as the owner shortens the period', async () => {
    const { server } = await openDecember(['2026-12-08']);
    server.responses['GET /bookings/settings'] = { body: publicSettings({ maxAdvanceBookingDays: 10 }) };
    comeBackOnline();
    const [inCard, inBar] = await screen.findAllByText('Sie können höchstens 10 Tage im Voraus buchen.');
    expect(inCard?.closest('[aria-live="polite"]')).toBeInTheDocument();
    expect(inBar?.closest('aside')).toBeInTheDocument();
    expect(screen.queryByText('Zur Anfrage')).not.toBeInTheDocument();
  });

  it('shows which of its days were occupied meanwhile', async () => {
    const { server } = await openDecember(['2026-12-08', '2026-12-11']);
    server.responses['GET /bookings/occupied'] = {
      body: [{ date: '2026-12-11', type: 'booking', guestName: 'Marta Nowak' }],
    };
    comeBackOnline();
    expect(await screen.findAllByText('Inzwischen belegt: Fr., 11. Dezember 2026.')).toHaveLength(2);
    const lost = 'Freitag, 11. Dezember 2026, belegt, Marta Nowak, in Ihrer Auswahl';
    expect(day('2026-12-11')).toHaveAccessibleName(lost);
    expect(within(day('2026-12-11')).getByText('Marta')).toBeInTheDocument();
    expect(day('2026-12-10')).toHaveAccessibleName('Donnerstag, 10. Dezember 2026, gewählt');
  });
});
