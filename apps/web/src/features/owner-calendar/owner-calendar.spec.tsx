import type { AvailabilityEntry } from '@hearthstay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parseDay } from '@hearthstay/stay';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { holidays } from '@web/testing/holidays';
import { publicSettings } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const route = 'GET /admin/availability?from=2026-01-01&to=2027-12-31';
const day = (text: string) => document.querySelector<HTMLElement>(`[data-day="${text}"]`)!;
const bar = (kind: string) => document.querySelector<HTMLElement>(`[data-bar^="${kind}"]`)!;
const panelName = 'Mi., 2. – Fr., 4. Dezember 2026';
const request = requestView({ id: 'r1', name: 'Anna Schmidt', start_date: '2026-12-08', end_date: '2026-12-10' });
const entries = [
  { from: '2026-12-08', to: '2026-12-10', kind: 'request', id: 'r1', label: 'Anna Schmidt', status: 'pending' },
  { from: '2026-12-10', to: '2026-12-12', kind: 'request', id: 'r2', label: 'Ben', status: 'confirmed' },
  { from: '2026-12-12', to: '2026-12-13', kind: 'feed', id: 'f', label: 'Airbnb', color: 'pink' },
  { from: '2026-12-22', to: '2026-12-24', kind: 'block', id: 'b', label: 'Maler' },
] as unknown as AvailabilityEntry[];

const openCalendar = async (responses: NonNullable<Parameters<typeof openPanel>[1]>['responses'] = {}) => {
  const panel = await openPanel([request], {
    at: '/admin?tab=availability',
    responses: { 'GET /admin/blocked-dates': { body: [] }, [route]: { body: entries }, ...responses },
  });
  await waitFor(() => expect(day('2026-12-08')).toHaveAccessibleName(/Anna/));
  const sent = (call: string) => panel.server.calls.filter((each) => each.route === call).map(({ body }) => body);
  return { ...panel, sent };
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

describe('The owner’s calendar', () => {
  it('labels each day with its entries', async () => {
    await openCalendar();
    expect(day('2026-12-01')).toHaveAccessibleName('1. Dezember, frei');
    expect(day('2026-12-08')).toHaveAccessibleName('8. Dezember, Ausstehend: Anna Schmidt, Anreise');
    expect(day('2026-12-12')).toHaveAccessibleName(
      '12. Dezember, Bestätigt: Ben, Abreise, Anderer Kalender: Airbnb, Doppelt belegt',
    );
    expect(day('2026-12-23')).toHaveAccessibleName('23. Dezember, Gesperrt: Maler');
    expect(day('2026-11-20')).toHaveAttribute('aria-current', 'date');
    expect(
      within(screen.getByRole('list', { name: 'Doppelt belegt' })).getByText(/Ben und Airbnb/),
    ).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('marks holidays as the calendar of guests does, names them, and says until when they are known', async () => {
    const { user } = await openCalendar({
      'GET /bookings/settings': { body: publicSettings({ holidays: { ...holidays, publicHolidays: [] } }) },
      'GET /admin/holidays?from=2026-01-01&to=2027-12-31': {
        body: { holidays: { ...holidays, publicUntil: parseDay('2026-12-31') } },
      },
    });
    const mark = (text: string) => day(text).querySelector<HTMLElement>('.holiday-mark')?.dataset['kind'];
    await waitFor(() => expect(mark('2026-12-25')).toBe('public'));
    expect(['2026-12-20', '2026-12-22', '2027-01-06', '2027-01-07'].map(mark)).toEqual([
      ...[undefined, 'school', 'school', undefined],
    ]);
    expect(day('2026-12-22')).toHaveAccessibleName('22. Dezember, Gesperrt: Maler, Schulferien: Weihnachtsferien');
    const legend = within(screen.getByRole('list', { name: 'Legende' })).getAllByRole('listitem');
    expect(legend.slice(-2).map(({ textContent }) => textContent)).toEqual([
      'Feiertag',
      'Ferien in Schleswig-Holstein',
    ]);
    await user.hover(day('2026-12-25'));
    expect(document.querySelector('[role="tooltip"]:not([hidden])')).toHaveTextContent(/^Feiertag: 1\. Weihnachts/u);
    expect(day('2026-12-25')).toHaveAccessibleName(/^25\. Dezember, frei, Feiertag: [^,]+, Schulferien: [^,]+$/u);
    expect(screen.getByText('Feiertage sind bis 31. Dezember 2026 bekannt.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'OpenHolidays' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('asks for no holidays in a house without a region', async () => {
    const { routes } = await openCalendar();
    expect(routes().filter((each) => each.includes('holidays'))).toEqual([]);
    expect(document.querySelector('.holiday-mark')).toBeNull();
  });

  it('has one tab stop, which arrow keys move and Shift extends', async () => {
    await openCalendar();
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    day('2026-11-20').focus();
    fireEvent.keyDown(day('2026-11-20'), { key: 'PageDown' });
    expect(day('2026-12-20')).toHaveFocus();
    day('2026-12-02').focus();
    for (const from of ['2026-12-02', '2026-12-03']) {
      fireEvent.keyDown(day(from), { key: 'ArrowRight', shiftKey: true });
    }
    expect(day('2026-12-04')).toHaveFocus();
    expect(screen.getByRole('region', { name: panelName })).toBeInTheDocument();
    expect(['2026-12-01', '2026-12-03', '2026-12-05'].map((text) => day(text).ariaSelected)).toEqual([
      'false',
      'true',
      'false',
    ]);
    fireEvent.keyDown(day('2026-12-04'), { key: 'Enter' });
    expect(screen.getByLabelText(/Notiz/)).toHaveFocus();
    fireEvent.keyDown(screen.getByLabelText(/Notiz/), { key: 'Escape' });
    expect(screen.queryByRole('region', { name: panelName })).not.toBeInTheDocument();
    expect(day('2026-12-04')).toHaveFocus();
  });

  it('shows a month when the keyboard moves to it', async () => {
    await openCalendar();
    day('2026-11-20').focus();
    fireEvent.keyDown(day('2026-11-20'), { key: 'PageUp' });
    expect(day('2026-10-20')).toHaveFocus();
  });

  it('blocks the days from the first tap to the last, with a note, and can undo it', async () => {
    const { user, sent, routes } = await openCalendar({
      'POST /admin/blocks': { body: { id: 'new', from: '2026-12-02', to: '2026-12-04', note: 'Fest' } },
      'DELETE /admin/blocks/new': { body: {} },
    });
    const loaded = routes().filter((each) => each === route).length;
    fireEvent.click(day('2026-12-02'));
    expect(screen.getByText(/Wählen Sie noch den letzten Tag/)).toBeInTheDocument();
    fireEvent.click(day('2026-12-04'));
    const [note, block] = [screen.getByLabelText(/Notiz/), screen.getByRole('button', { name: '3 Tage sperren' })];
    fireEvent.change(note, { target: { value: 'x'.repeat(502) } });
    expect(note).toHaveAccessibleDescription('2 Zeichen zu viel.');
    expect(block).toBeDisabled();
    fireEvent.change(note, { target: { value: 'Fest' } });
    await user.click(block);
    expect(await screen.findByText('3 Tage gesperrt: Mi., 2. – Fr., 4. Dezember 2026.')).toBeInTheDocument();
    expect(sent('POST /admin/blocks')).toEqual([{ from: '2026-12-02', to: '2026-12-04', note: 'Fest' }]);
    expect(routes().filter((each) => each === route).length).toBeGreaterThan(loaded);
    expect(day('2026-12-04')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(routes()).toContain('DELETE /admin/blocks/new'));
    expect(await screen.findByText('Rückgängig gemacht.')).toBeInTheDocument();
  });

  it('begins no drag after a click, even if the next movement reports a pressed button', async () => {
    await openCalendar();
    for (const text of ['2026-12-02', '2026-12-04']) {
      // jsdom has no pointer events; these mouse events have their `buttons`.
      for (const type of ['pointerover', 'pointerdown', 'pointerup', 'click']) {
        fireEvent(day(text), new MouseEvent(type, { bubbles: true, buttons: 1 }));
      }
    }
    expect(screen.getByRole('region', { name: panelName })).toBeInTheDocument();
  });

  it('frees a part of a block, and blocks that part again after an undo', async () => {
    const { user, sent } = await openCalendar({
      'POST /admin/blocks/free': { body: {} },
      'POST /admin/blocks': { body: {} },
    });
    fireEvent.click(day('2026-12-23'));
    fireEvent.click(day('2026-12-26'));
    await user.click(screen.getByRole('button', { name: '2 Tage freigeben' }));
    const freed = { from: '2026-12-23', to: '2026-12-24' };
    await waitFor(() => expect(sent('POST /admin/blocks/free')).toEqual([freed]));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(sent('POST /admin/blocks')).toEqual([{ ...freed, note: 'Maler' }]));
  });

  it('does not block booked and past days', async () => {
    await openCalendar();
    fireEvent.click(day('2026-12-10'));
    expect(screen.getByText('Gebuchte Tage lassen sich nicht sperren.')).toBeInTheDocument();
    fireEvent.keyDown(day('2026-12-10'), { key: 'Escape' });
    fireEvent.click(day('2026-11-19'));
    expect(screen.getByText('Vergangene Tage lassen sich nicht sperren.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Tag sperren/ })).not.toBeInTheDocument();
  });

  it('opens a request from its bar and from its days, with its actions', async () => {
    const decided = { ...request, status: 'declined', undo_seconds: 10 };
    const { user, sent } = await openCalendar({ 'PATCH /admin/requests/r1': { body: decided } });
    fireEvent.click(day('2026-12-08'));
    await user.click(screen.getByRole('button', { name: /Anna Schmidt/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Anna Schmidt' });
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    fireEvent.click(bar('request'));
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('PATCH /admin/requests/r1')).toMatchObject([{ status: 'declined' }]);
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeInTheDocument();
  });

  it('changes the note of a block', async () => {
    const { user, sent } = await openCalendar({ 'PATCH /admin/blocks/b': { body: {} } });
    fireEvent.click(bar('block'));
    const note = await screen.findByLabelText(/Notiz/);
    const save = screen.getByRole('button', { name: 'Notiz speichern' });
    fireEvent.change(note, { target: { value: 'x'.repeat(501) } });
    expect(note).toHaveAccessibleDescription('1 Zeichen zu viel.');
    expect(save).toBeDisabled();
    await user.clear(note);
    await user.click(save);
    expect(await screen.findByText('Notiz gespeichert.')).toBeInTheDocument();
    expect(sent('PATCH /admin/blocks/b')).toEqual([{ note: null }]);
  });

  it('shows from which calendar days come', async () => {
    await openCalendar();
    fireEvent.click(bar('feed'));
    expect(await screen.findByText(/kommen aus dem Kalender „Airbnb“/)).toBeInTheDocument();
  });

  it('treats the day of departure as free where guests can arrive on it', async () => {
    await openCalendar({
      'GET /bookings/settings': { body: { ...publicSettings(), stayRules: { sameDayTurnover: true } } },
    });
    expect(day('2026-12-25')).toHaveAccessibleName('25. Dezember, Gesperrt: Maler, bis mittags');
    fireEvent.click(day('2026-12-25'));
    expect(screen.getByRole('button', { name: '1 Tag sperren' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /freigeben/ })).not.toBeInTheDocument();
  });

  it('shows more months, and other years by buttons', async () => {
    const { user, server } = await openCalendar();
    expect(screen.getAllByRole('grid')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Weitere Monate' }));
    expect(screen.getAllByRole('grid')).toHaveLength(6);
    server.responses['GET /admin/availability?from=2027-01-01&to=2028-12-31'] = { body: [] };
    await user.click(screen.getByRole('button', { name: 'Ein Jahr weiter' }));
    expect(screen.getByText('November 2027 – April 2028')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Heute' }));
    expect(screen.getByText('November 2026 – April 2027')).toBeInTheDocument();
    const next = screen.getByRole('button', { name: 'Einen Monat weiter' });
    // Two clicks before the next render.
    act(() => {
      next.click();
      next.click();
    });
    expect(screen.getByText('Januar 2027 – Juni 2027')).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const { user, server } = await openPanel([], {
      at: '/admin?tab=availability',
      responses: { 'GET /admin/blocked-dates': { body: [] }, [route]: { status: 502 } },
    });
    await screen.findByText('Der Kalender konnte nicht geladen werden.');
    server.responses[route] = { body: entries };
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(day('2026-12-08')).toHaveAccessibleName(/Anna/));
  });
});
