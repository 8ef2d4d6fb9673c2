import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const blockRoute = 'POST /admin/block-dates';
const listRoute = 'GET /admin/blocked-dates';
const calendarRoute = 'GET /admin/availability?from=2026-01-01&to=2027-12-31';
const blocked = [
  { id: 'a', date: '2026-11-23' },
  { id: 'b', date: '2026-12-22' },
  { id: 'c', date: '2026-12-23' },
];

const openAvailability = async (responses: NonNullable<Parameters<typeof openPanel>[1]>['responses'] = {}) => {
  const panel = await openPanel([], {
    at: '/admin?tab=availability',
    responses: { [listRoute]: { body: blocked }, [calendarRoute]: { body: [] }, ...responses },
  });
  const first = await screen.findByLabelText('Erster Tag');
  const last = screen.getByLabelText(/Letzter Tag/);
  const choose = (from: string, to = '') => {
    fireEvent.change(first, { target: { value: from } });
    fireEvent.change(last, { target: { value: to } });
  };
  // jsdom has no popovers.
  const openCalendar = (field: HTMLElement) => {
    const calendar = field.parentElement!.querySelector<HTMLElement>('[popover]')!;
    fireEvent(calendar, Object.assign(new Event('toggle'), { newState: 'open' }));
    return within(calendar);
  };
  const sent = () => panel.server.calls.filter(({ route }) => route === blockRoute).map(({ body }) => body);
  return { ...panel, first, last, choose, openCalendar, sent };
};

const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  // A narrow screen renders fewer months, which queries search faster.
  screenIs('narrow');
});

describe('the date blocker', () => {
  it('offers no day before today, and no last day before the first', async () => {
    const { first, last, choose, openCalendar } = await openAvailability();
    const offeredFor = async (field: HTMLElement) => {
      const days = await openCalendar(field).findAllByRole('button', { name: / 2026$/ });
      return days.find((day) => day.getAttribute('aria-disabled') !== 'true')?.dataset['day'];
    };
    expect(await offeredFor(first)).toBe('2026-11-20');
    choose('27.11.2026');
    expect(await offeredFor(last)).toBe('2026-11-27');
  });

  it('shows the chosen days in words, and formats the typed ones', async () => {
    const { first, last, choose } = await openAvailability();
    expect(last).toHaveAccessibleDescription('Sonst nur der erste Tag.');
    choose('4.12.', '6.12.26');
    expect(first).toHaveAccessibleDescription('Fr., 4. Dezember 2026');
    expect(last).toHaveAccessibleDescription('So., 6. Dezember 2026');
    fireEvent.blur(first);
    fireEvent.blur(last);
    expect([first, last].map((field) => (field as HTMLInputElement).value)).toEqual(['04.12.2026', '06.12.2026']);
  });

  it('takes a day from the calendar', async () => {
    const { first, openCalendar } = await openAvailability();
    fireEvent.click(await openCalendar(first).findByRole('button', { name: 'Freitag, 4. Dezember 2026' }));
    expect(first).toHaveValue('04.12.2026');
  });

  it('shows how many days it blocks, blocks them, and loads the list again', async () => {
    const { user, server, choose, sent, first } = await openAvailability({ [blockRoute]: { body: [] } });
    choose('2026-11-29', '2026-12-02');
    server.responses[listRoute] = { body: [...blocked, { id: 'd', date: '2026-12-24' }] };
    await user.click(await press('4 Tage sperren'));
    expect(
      await screen.findByText('4 Tage gesperrt: So., 29. November 2026 – Mi., 2. Dezember 2026.'),
    ).toBeInTheDocument();
    expect(sent()).toEqual([{ dates: ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'] }]);
    expect(await screen.findByText('Do., 24. Dezember 2026')).toBeInTheDocument();
    expect(first).toHaveValue('');
  });

  it('does not treat an incomplete or invalid last day as an empty one', async () => {
    const { user, choose, sent, last } = await openAvailability({ [blockRoute]: { body: [] } });
    choose('27.11.2026', '31.11.2026');
    await user.click(await press('Tage sperren'));
    expect(last).toHaveAccessibleDescription(/Bitte einen Tag eingeben, den es gibt/);
    await waitFor(() => expect(last).toHaveFocus());
    expect(sent()).toEqual([]);
    choose('27.11.2026', '28.11.2026');
    await user.click(await press('2 Tage sperren'));
    await waitFor(() => expect(sent()).toEqual([{ dates: ['2026-11-27', '2026-11-28'] }]));
  });

  it('offers to free the days that it has blocked, without those that were blocked before', async () => {
    const days = [
      { id: 'a', date: '2026-11-23' },
      { id: 'd', date: '2026-11-24' },
    ];
    const { user, choose, routes } = await openAvailability({
      [blockRoute]: { body: days },
      'DELETE /admin/blocked-dates/d': { body: {} },
    });
    await screen.findByText('Mo., 23. November 2026');
    choose('2026-11-23', '2026-11-24');
    await user.click(await press('2 Tage sperren'));
    expect(await screen.findByText('2 Tage gesperrt: Mo., 23. – Di., 24. November 2026.')).toBeInTheDocument();
    await user.click(await press('Rückgängig'));
    expect(await screen.findByText('Rückgängig gemacht.')).toBeInTheDocument();
    expect(routes().filter((route) => route.startsWith('DELETE'))).toEqual(['DELETE /admin/blocked-dates/d']);
  });

  it('blocks only the first day without a last one', async () => {
    const { user, choose, sent } = await openAvailability({ [blockRoute]: { body: [] } });
    choose('2026-11-20');
    await user.click(await press('1 Tag sperren'));
    await waitFor(() => expect(sent()).toEqual([{ dates: ['2026-11-20'] }]));
  });

  it.each([
    ['', '', 'Bitte wählen Sie den ersten Tag.', 'Erster Tag'],
    ['gestern', '', /Bitte einen Tag eingeben/, 'Erster Tag'],
    ['19.11.2026', '', 'Dieser Tag ist vorbei.', 'Erster Tag'],
    ['2026-11-28', '2026-11-27', 'Der letzte Tag liegt vor dem ersten.', /Letzter Tag/],
  ])('sends nothing for "%s" to "%s", and moves the focus to the error', async (from, to, sentence, field) => {
    const { user, choose, sent } = await openAvailability();
    choose(from, to);
    await user.click(await press('Tage sperren'));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(sentence);
    expect(sent()).toEqual([]);
  });

  it('lists the booked days, keeps the typed ones, and marks both fields', async () => {
    const details = ['2026-11-27', '2026-11-28'].map((field) => ({ field, code: 'DATES_UNAVAILABLE', message: field }));
    const { user, choose, first, last } = await openAvailability({
      [blockRoute]: refusal(409, 'DATES_UNAVAILABLE', 'Nein.', { details }),
    });
    choose('2026-11-27', '2026-11-30');
    await user.click(await press('4 Tage sperren'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Diese Tage sind schon gebucht');
    expect(alert).toHaveTextContent('Fr., 27. November und Sa., 28. November 2026. Es wurde nichts gesperrt.');
    expect(first).toHaveValue('2026-11-27');
    expect(first).toBeInvalid();
    expect(last).toBeInvalid();
    expect(await violations()).toEqual([]);
    choose('2026-11-30');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("shows the server's sentence after a refusal for another reason", async () => {
    const { user, choose } = await openAvailability({ [blockRoute]: refusal(503, 'SERVICE_UNAVAILABLE', '') });
    choose('2026-11-27');
    await user.click(await press('1 Tag sperren'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Die Tage konnten nicht gesperrt werden.*gerade nicht möglich/);
  });
});

describe('the blocked days', () => {
  it('are listed as ranges by month', async () => {
    await openAvailability();
    const list = within(screen.getByRole('region', { name: 'Gesperrte Tage' }));
    const december = (await list.findByRole('heading', { name: 'Dezember 2026' })).parentElement!;
    expect(within(december).getByText('Di., 22. – Mi., 23. Dezember 2026')).toBeInTheDocument();
    expect(list.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
    expect(list.getByText('3 Tage')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('are freed as ranges at once, with a call for each day, and the focus moves to the next range', async () => {
    let accept: (response: object) => void = () => undefined;
    const later = { id: 'e', date: '2026-12-27' };
    const { user, server, routes } = await openAvailability({
      [listRoute]: { body: [...blocked, later] },
      'DELETE /admin/blocked-dates/b': () => new Promise((resolve) => (accept = resolve)),
      'DELETE /admin/blocked-dates/c': { body: {} },
    });
    await user.click(await press('Di., 22. – Mi., 23. Dezember 2026 freigeben'));
    expect(screen.queryByText('Di., 22. – Mi., 23. Dezember 2026')).not.toBeInTheDocument();
    expect(await press('So., 27. Dezember 2026 freigeben')).toHaveFocus();
    expect(routes().filter((route) => route.startsWith('DELETE'))).toHaveLength(2);
    server.responses[listRoute] = { body: [blocked[0], later] };
    accept({ body: {} });
    await waitFor(() => expect(routes().filter((route) => route === listRoute).length).toBeGreaterThan(1));
    expect(screen.getByText('2 Tage')).toBeInTheDocument();
  });

  it('are blocked again as the same ranges, with their notes, after an undo', async () => {
    const entries = [
      { kind: 'request', id: 'r', from: '2026-12-21', to: '2026-12-22', label: 'Anna', status: 'pending' },
      { kind: 'block', id: 'b1', from: '2026-12-20', to: '2026-12-22', label: 'Maler' },
      { kind: 'block', id: 'b2', from: '2026-12-23', to: '2026-12-23', label: '' },
    ];
    const { user, server } = await openAvailability({
      'GET /admin/availability?from=2026-12-22&to=2026-12-23': { body: entries },
      'DELETE /admin/blocked-dates/b': { body: {} },
      'DELETE /admin/blocked-dates/c': { body: {} },
      'POST /admin/blocks': { body: {} },
    });
    await user.click(await press('Di., 22. – Mi., 23. Dezember 2026 freigeben'));
    expect(await screen.findByText('2 Tage freigegeben: Di., 22. – Mi., 23. Dezember 2026.')).toBeInTheDocument();
    await user.click(await press('Rückgängig'));
    expect(await screen.findByText('Rückgängig gemacht.')).toBeInTheDocument();
    expect(server.calls.filter(({ route }) => route === 'POST /admin/blocks').map(({ body }) => body)).toEqual([
      { from: '2026-12-22', to: '2026-12-22', note: 'Maler' },
      { from: '2026-12-23', to: '2026-12-23', note: null },
    ]);
  });

  it('are freed without an offer to undo it if their blocks cannot be loaded', async () => {
    const { user } = await openAvailability({ 'DELETE /admin/blocked-dates/a': { body: {} } });
    await user.click(await press('Mo., 23. November 2026 freigeben'));
    expect(await screen.findByText('1 Tag freigegeben: Mo., 23. November 2026.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });

  it('are loaded again after a refusal when all calls have ended', async () => {
    let accept: (response: object) => void = () => undefined;
    const { user, server, routes } = await openAvailability({
      'DELETE /admin/blocked-dates/b': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
      'DELETE /admin/blocked-dates/c': () => new Promise((resolve) => (accept = resolve)),
    });
    const asked = () => routes().filter((route) => route === listRoute).length;
    const before = asked();
    await user.click(await press('Di., 22. – Mi., 23. Dezember 2026 freigeben'));
    await waitFor(() => expect(routes().filter((route) => route.startsWith('DELETE')).length).toBeGreaterThan(3));
    expect(asked()).toBe(before);
    server.responses[listRoute] = { body: blocked.filter(({ id }) => id !== 'c') };
    accept({ body: {} });
    expect(await screen.findByText(/Das ist gerade nicht möglich/)).toBeInTheDocument();
    expect(await press('Di., 22. Dezember 2026 freigeben')).toBeInTheDocument();
  });

  it('can be freed one by one', async () => {
    const { user, routes } = await openAvailability({
      'DELETE /admin/blocked-dates/b': () => new Promise(() => undefined),
    });
    await user.click(await screen.findByText('Einzelne Tage'));
    await user.click(await press('Di., 22. Dezember 2026 freigeben'));
    expect(routes().filter((route) => route.startsWith('DELETE'))).toEqual(['DELETE /admin/blocked-dates/b']);
    expect(await press('Mi., 23. Dezember 2026 freigeben')).toBeInTheDocument();
    expect(screen.queryByText('Einzelne Tage')).not.toBeInTheDocument();
  });

  it('ignore the second click of a double click on the day before', async () => {
    const { user, routes } = await openAvailability({
      'DELETE /admin/blocked-dates/a': () => new Promise(() => undefined),
    });
    await user.click(await press('Mo., 23. November 2026 freigeben'));
    fireEvent.click(await press('Di., 22. – Mi., 23. Dezember 2026 freigeben'), { detail: 2 });
    expect(screen.getByText('Di., 22. – Mi., 23. Dezember 2026')).toBeInTheDocument();
    expect(routes().filter((route) => route.startsWith('DELETE'))).toHaveLength(1);
  });

  it("return when the server refuses, with the server's sentence", async () => {
    const { user } = await openAvailability({
      'DELETE /admin/blocked-dates/a': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
    });
    await user.click(await press('Mo., 23. November 2026 freigeben'));
    expect(await screen.findByText(/Das ist gerade nicht möglich/)).toBeInTheDocument();
    expect(await screen.findByText('Mo., 23. November 2026')).toBeInTheDocument();
  });

  it('return when the server does not respond, with a sentence of the page', async () => {
    const { user } = await openAvailability();
    await user.click(await press('Mo., 23. November 2026 freigeben'));
    expect(await screen.findByText('Der Tag konnte nicht freigegeben werden.')).toBeInTheDocument();
  });

  it('may be empty', async () => {
    await openAvailability({ [listRoute]: { body: [] } });
    expect(await screen.findByRole('heading', { name: 'Keine gesperrten Tage' })).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const { user, server } = await openAvailability({ [listRoute]: { status: 502 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die gesperrten Tage konnten nicht geladen werden.');
    server.responses[listRoute] = { body: blocked };
    await user.click(await press('Erneut versuchen'));
    expect(await screen.findByText('3 Tage')).toBeInTheDocument();
  });
});
