import type { CalendarView } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { calendarView } from '@web/testing/calendar-view';
import { refusal } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const route = 'GET /admin/calendars';
const title = 'Kalender anderer Plattformen';

const airbnb = calendarView();

const open = (calendar: Partial<CalendarView> | null = {}, responses: Parameters<typeof openSettings>[1] = {}) =>
  openSettings(title, {
    section: 'calendars',
    responses: { [route]: { body: calendar ? [calendarView(calendar)] : [] }, ...responses.responses },
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows the state of a calendar', async () => {
  const { card } = await open();
  expect(await card.findByText(/^12 Tage belegt · zuletzt gelesen .*11:00 · wieder .*11:15$/)).toBeInTheDocument();
  expect(card.getByText('https://www.airbnb.com/…')).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('shows a failure, nights that are booked twice, and days that have all vanished', async () => {
  const { card, user, sent } = await open(
    {
      lastError: {
        code: 'CALENDAR_REFUSED',
        params: { status: 403 },
        // As from a list that was loaded in English.
        message: 'The server of the calendar answers with the error 403.',
        at: '2026-12-08T10:00:00.000Z',
      },
      conflicts: [
        { from: '2026-12-20', to: '2026-12-22', with: ['Anna'], betweenCalendars: false },
        { from: '2026-12-27', to: '2026-12-29', with: ['Vrbo'], betweenCalendars: true },
      ] as CalendarView['conflicts'],
      hasVanished: true,
    },
    { responses: { 'POST /admin/calendars/a/refresh': { body: airbnb } } },
  );
  expect(await card.findByText(/Der Server des Kalenders antwortet mit dem Fehler 403\./)).toBeInTheDocument();
  expect(card.getByText(/^Doppelt belegt: So\., 20\. – Mo\., 21\. Dezember 2026 \(Anna\)\./)).toBeInTheDocument();
  expect(
    card.getByText(
      /^In zwei Kalendern belegt: So\., 27\. – Mo\., 28\. Dezember 2026 \(Airbnb und Vrbo\)\. .* dieselbe Buchung/,
    ),
  ).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Tage jetzt freigeben' }));
  await waitFor(() => expect(card.queryByText(/auf einmal verschwunden/)).not.toBeInTheDocument());
  expect(sent('POST /admin/calendars/a/refresh')).toEqual([{ freeDays: true }]);
});

describe('The last reading of a calendar', () => {
  const lastReading = {
    leftOut: [
      { reason: 'past', count: 2 },
      { reason: 'unreadable', count: 5 },
    ],
    warnings: [{ reason: 'end-before-start', count: 1 }],
    unreadable: [
      { key: 'a', from: '2027-09-22', to: null, isFreed: false, nights: [{ from: '2027-09-22', to: '2027-09-25' }] },
      { key: 'b', from: null, to: null, isFreed: false, nights: [] },
      {
        key: 'c',
        from: '2027-10-01',
        to: '2027-10-02',
        isFreed: true,
        nights: [{ from: '2027-10-01', to: '2027-10-02' }],
      },
    ],
  } as Partial<CalendarView>;

  it('shows the events that were left out, corrected and unreadable', async () => {
    const { card, user } = await open(lastReading);
    await user.click(await card.findByText('2 Termine ausgelassen · 1 berichtigt · 5 nicht lesbar'));
    expect(card.getByText('2 Termine sind vorbei.')).toBeVisible();
    expect(card.getByText('1 Termin endet vor seinem Beginn und zählt als ein Tag.')).toBeVisible();
    expect(card.getByText(/^Titel stehen hier nicht:/)).toBeVisible();
    const events = within(card.getByRole('list', { name: 'Nicht lesbare Termine' })).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'ab Mi., 22. September 2027, Ende nicht lesbar · belegt: Mi., 22. – Fr., 24. September 2027Diese Nächte freigeben',
      'Termin ohne lesbares Datum',
      'Fr., 1. – Sa., 2. Oktober 2027 · freigegeben, bis sich der Termin ändert: Fr., 1. Oktober 2027',
    ]);
    expect(card.getByText('und 2 weitere nicht lesbare Termine')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('is not shown when every event was readable', async () => {
    const { card } = await open();
    await card.findByText(/^12 Tage belegt/);
    expect(card.queryByText(/nicht lesbar|ausgelassen|berichtigt/)).not.toBeInTheDocument();
  });

  it('frees the nights of an unreadable event, or shows why it does not', async () => {
    const call = 'POST /admin/calendars/a/free-nights';
    const { card, user, sent, server } = await open(lastReading, { responses: { [call]: { status: 500 } } });
    await user.click(await card.findByText(/5 nicht lesbar/));
    const button = card.getByRole('button', { name: 'Diese Nächte freigeben' });
    await user.click(button);
    expect(await screen.findByText(/^Die Nächte aus „Airbnb“ bleiben belegt:/)).toBeInTheDocument();
    server.responses[call] = { body: airbnb };
    await user.click(button);
    await waitFor(() => expect(card.queryByText(/nicht lesbar/)).not.toBeInTheDocument());
    expect(sent(call)).toEqual([{ key: 'a' }, { key: 'a' }]);
  });

  it('is shown when it ends, and is then not requested again', async () => {
    const { card, server, routes } = await open({ days: 0, lastSuccess: null, isReading: true });
    expect(await card.findByText('0 Tage belegt · noch nicht gelesen · wird gerade gelesen …')).toBeInTheDocument();
    server.responses[route] = { body: [airbnb] };
    expect(await card.findByText(/^12 Tage belegt/)).toBeInTheDocument();
    const asked = () => routes().filter((each) => each === route).length;
    const before = asked();
    jest.useFakeTimers();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect(asked()).toBe(before);
  });
});

it('tests a calendar before it is added', async () => {
  const { card, user, server, sent } = await open(null, {
    responses: {
      'POST /admin/calendars/test': {
        body: {
          days: 3,
          ranges: [{ from: '2026-12-20', to: '2026-12-23' }],
          leftOut: [{ reason: 'past', count: 2 }],
          warnings: [],
        },
      },
      'POST /admin/calendars': { status: 201, body: airbnb },
    },
  });
  await user.click(card.getByRole('button', { name: 'Kalender hinzufügen' }));
  expect(card.getByLabelText('Name')).toHaveAccessibleDescription('Bitte geben Sie einen Namen ein.');
  await user.type(card.getByLabelText('Name'), 'Airbnb');
  await user.type(card.getByLabelText('Adresse des Kalenders'), 'https://www.airbnb.com/a.ics');
  await user.click(card.getByRole('switch', { name: 'Nur Aufenthalte' }));
  await user.click(card.getByRole('button', { name: 'Testen' }));
  expect(await card.findByText('3 Nächte würden belegt')).toBeInTheDocument();
  expect(card.getByText('2 Termine sind vorbei.')).toBeInTheDocument();
  server.responses[route] = { body: [airbnb] };
  await user.click(card.getByRole('button', { name: 'Kalender hinzufügen' }));
  expect(await card.findByText('https://www.airbnb.com/…')).toBeInTheDocument();
  const options = { ...airbnb.options, onlyReserved: true };
  expect(sent('POST /admin/calendars')).toEqual([
    { name: 'Airbnb', url: 'https://www.airbnb.com/a.ics', color: 'blue', options },
  ]);
});

it('requires only the address when a calendar is tested', async () => {
  const { card, user, sent } = await open(null);
  const field = card.getByLabelText('Adresse des Kalenders');
  await user.click(card.getByRole('button', { name: 'Testen' }));
  expect(field).toHaveAccessibleDescription('Bitte geben Sie die Adresse ein.');
  expect(card.getByLabelText('Name')).toBeValid();
  await user.type(field, 'https://example.org');
  await waitFor(() => expect(field).toBeValid());
  expect(sent('POST /admin/calendars/test')).toEqual([]);
});

it('shows why a calendar cannot be read', async () => {
  const { card, user } = await open(null, {
    responses: {
      'POST /admin/calendars/test': refusal(422, 'CALENDAR_INVALID', 'Unter dieser Adresse ist kein Kalender.'),
    },
  });
  const field = card.getByLabelText('Adresse des Kalenders');
  await user.type(field, 'https://example.org');
  await user.click(card.getByRole('button', { name: 'Testen' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Unter dieser Adresse ist kein Kalender.'));
});

it('changes a calendar, and keeps its address unless another one is typed', async () => {
  const { card, user, sent } = await open(
    {},
    { responses: { 'PATCH /admin/calendars/a': { body: { ...airbnb, name: 'Ferienwohnung' } } } },
  );
  const edit = async (button: string) => {
    await user.click(await card.findByRole('button', { name: button }));
    return within(screen.getByRole('dialog', { name: 'Kalender bearbeiten' }));
  };
  let form = await edit('Airbnb bearbeiten');
  const name = form.getByLabelText('Name');
  expect(name).toHaveValue('Airbnb');
  expect(form.getByLabelText('Farbe')).toHaveValue('red');
  expect(form.queryByRole('button', { name: 'Testen' })).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Ferienwohnung');
  await user.click(form.getByRole('switch', { name: 'Nur Aufenthalte' }));
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const options = { ...airbnb.options, onlyReserved: true };
  const route = 'PATCH /admin/calendars/a';
  expect(sent(route)).toEqual([{ name: 'Ferienwohnung', color: 'red', options }]);

  form = await edit('Ferienwohnung bearbeiten');
  await user.type(form.getByLabelText('Adresse des Kalenders'), 'https://www.airbnb.com/b.ics');
  await user.click(form.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent(route)).toHaveLength(2));
  expect(sent(route)[1]).toMatchObject({ url: 'https://www.airbnb.com/b.ics' });
});

it('pauses a calendar, and removes it after confirmation', async () => {
  const { card, user, server, sent, routes } = await open(
    {},
    {
      responses: {
        'PATCH /admin/calendars/a': { body: { ...airbnb, paused: true, nextRead: null } },
        'DELETE /admin/calendars/a': { body: {} },
      },
    },
  );
  await user.click(await card.findByRole('button', { name: 'Airbnb anhalten' }));
  expect(await card.findByText(/angehalten$/)).toBeInTheDocument();
  expect(sent('PATCH /admin/calendars/a')).toEqual([{ paused: true }]);
  await user.click(card.getByRole('button', { name: 'Airbnb entfernen' }));
  expect(routes()).not.toContain('DELETE /admin/calendars/a');
  server.responses[route] = { body: [] };
  await user.click(card.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(card.queryByText('https://www.airbnb.com/…')).not.toBeInTheDocument());
});

describe.each([
  ['read', 'Airbnb jetzt lesen', 'POST /admin/calendars/a/refresh', '„Airbnb“ wurde nicht gelesen:'],
  ['paused', 'Airbnb anhalten', 'PATCH /admin/calendars/a', '„Airbnb“ ist unverändert:'],
])('A calendar that is being %s', (_what, name, call, failed) => {
  it('shows that it is busy, and sends the call once', async () => {
    const { card, user, sent } = await open({}, { responses: { [call]: () => new Promise(() => undefined) } });
    const button = await card.findByRole('button', { name });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    expect(sent(call)).toHaveLength(1);
  });

  it('shows why that failed', async () => {
    const refused = refusal(404, 'CALENDAR_NOT_FOUND', '');
    const { card, user, server } = await open({}, { responses: { [call]: refused } });
    const button = await card.findByRole('button', { name });
    await user.click(button);
    expect(await screen.findByText('Diesen Kalender gibt es nicht mehr.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    server.responses[call] = { status: 500 };
    await user.click(button);
    expect(await screen.findByText(new RegExp(failed))).toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('The calendar for other platforms', () => {
  const feed = { id: 'f', name: 'Airbnb', calendarId: null, withNames: false, reads: [] };
  const openFeeds = (responses: object) =>
    openSettings('Ihr Kalender für andere Plattformen', {
      section: 'calendars',
      responses: { 'GET /admin/feeds': { body: [] }, ...responses },
    });

  it('has an address that is shown once', async () => {
    const { card, user, sent } = await openFeeds({
      'POST /admin/feeds': { status: 201, body: { ...feed, url: 'https://haus.example/api/feeds/geheim.ics' } },
    });
    await user.type(card.getByLabelText('Für wen'), 'Airbnb');
    await user.click(card.getByRole('button', { name: 'Adresse erstellen' }));
    expect(await card.findByDisplayValue('https://haus.example/api/feeds/geheim.ics')).toBeInTheDocument();
    expect(sent('POST /admin/feeds')).toEqual([{ name: 'Airbnb', calendarId: null, withNames: false }]);
    expect(await violations()).toEqual([]);
  });

  it('gets a new address, which is shown, or a sentence why not', async () => {
    const route = 'POST /admin/feeds/f/rotate';
    let respond: (rotated: object) => void = () => undefined;
    const { card, user, server } = await openFeeds({
      'GET /admin/feeds': { body: [{ ...feed, url: 'https://haus.example/api/feeds/…' }] },
      [route]: () => new Promise((resolve) => (respond = resolve)),
    });
    const button = await card.findByRole('button', { name: 'Neue Adresse für Airbnb' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    respond({ body: { ...feed, url: 'https://haus.example/api/feeds/neu.ics' } });
    expect(await card.findByDisplayValue('https://haus.example/api/feeds/neu.ics')).toBeInTheDocument();
    server.responses[route] = { status: 500 };
    await user.click(button);
    expect(await screen.findByText(/^Die Adresse für „Airbnb“ ist unverändert:/)).toBeInTheDocument();
  });

  it('shows its readers', async () => {
    const reads = [{ at: '2026-12-08T10:00:00.000Z', userAgent: 'Airbnb/1.0' }];
    const { card } = await openFeeds({
      'GET /admin/feeds': { body: [{ ...feed, url: 'https://haus.example/api/feeds/…', reads }] },
    });
    expect(await card.findByText(/^Gelesen .*11:00 von Airbnb\/1\.0$/)).toBeInTheDocument();
  });
});
