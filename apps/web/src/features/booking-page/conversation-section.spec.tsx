import type { ListedRequestView, OwnerMessage } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, greta } from '@web/panel/requests/testing/everybody';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { everythingIsInView } from '@web/testing/in-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
everythingIsInView();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});
afterEach(() => jest.restoreAllMocks());

const question: OwnerMessage = {
  id: 'message-1',
  from: 'guest',
  text: 'Gibt es ein Kinderbett?',
  at: '2026-11-18T18:40:00.000Z',
  read: true,
};
const reply: OwnerMessage = {
  ...question,
  id: 'message-2',
  from: 'owner',
  by: 'petra@haus-am-see.example',
  text: 'Gern!',
  at: '2026-11-18T19:05:00.000Z',
};
const another: OwnerMessage = {
  ...question,
  id: 'message-3',
  text: '<b>Hat</b> am 24. ein Laden offen?\nDanke!',
  at: '2026-11-19T20:16:00.000Z',
  read: false,
};
const route = '/admin/requests/anna/messages';

const withoutMessage: ListedRequestView = { ...anna, message: null };

const open = async (messages: OwnerMessage[], responses = {}, request = withoutMessage, part = '') => {
  const panel = await openPanel([request], {
    at: `/admin/bookings/${request.id}${part}`,
    responses: {
      [`GET /admin/requests/${request.id}/messages`]: () => ({ body: messages }),
      [`POST ${route}/read`]: { body: {} },
      ...responses,
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Gespräch' }));
  const log = async () => within(await section.findByRole('log'));
  const field = () => section.getByLabelText('An Anna Seidel schreiben');
  const sent = (path = route) =>
    panel.server.calls.filter((call) => call.route === `POST ${path}`).map(({ body }) => body);
  return { ...panel, section, log, field, sent };
};

it('shows each message with its author and time, by days, and that it was read', async () => {
  const { log } = await open([question, reply]);
  const lines = [...(await log()).getByText('Gern!').closest('[role="log"]')!.children].map((line) => line.textContent);
  expect(lines).toEqual([
    'Mi., 18. November 2026',
    'Gibt es ein Kinderbett?Anna Seidel · 19:40',
    'Gern!Sie · 20:05 · gelesen',
  ]);
  expect(await violations()).toEqual([]);
});

it('begins with the message of the request, which is not new', async () => {
  const { section, log } = await open([{ ...another, text: 'Und ein Laden?' }], {}, anna);
  const lines = [...(await section.findByText('Und ein Laden?')).closest('[role="log"]')!.children];
  expect(lines.map((line) => line.textContent)).toEqual([
    'Mi., 18. November 2026',
    `${anna.message}Anna Seidel · 10:00`,
    'Gestern',
    'Neu',
    'Und ein Laden?Anna Seidel · 21:16',
  ]);
  expect((await log()).getAllByText('Neu')).toHaveLength(1);
});

it('shows HTML as text, marks where new messages begin, and reports them to the server as read', async () => {
  const { user, log, sent } = await open([question, reply, another]);
  const shown = await log();
  expect(shown.getByText(/<b>Hat<\/b> am 24/)).toHaveTextContent('<b>Hat</b> am 24. ein Laden offen? Danke!');
  expect(shown.getByText('Neu')).toBeInTheDocument();
  expect(shown.getByText('Gestern')).toBeInTheDocument();
  await user.keyboard('{Tab}');
  await waitFor(() => expect(sent(`${route}/read`)).toEqual([{ last: 'message-3' }]));
  expect(shown.getByText('Neu')).toBeInTheDocument();
});

it('reports nothing as read while the page is hidden', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { user, log, sent } = await open([another]);
  await log();
  await user.keyboard('{Tab}');
  expect(sent(`${route}/read`)).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sent(`${route}/read`)).toHaveLength(1));
  visibility.mockRestore();
});

it('sends the typed text with its line breaks, and shows it at once', async () => {
  let respond: () => void = () => undefined;
  const messages = [question];
  const held = new Promise<void>((resolve) => (respond = resolve));
  const { user, field, log, section, sent } = await open(messages, {
    [`POST ${route}`]: async () => {
      await held;
      messages.push(reply);
      return { status: 201, body: reply };
    },
  });
  await user.type(field(), 'Gern!{Enter}Bis bald');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(field()).toHaveValue('');
  expect((await log()).getByText(/^Sie · wird gesendet/)).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Nachricht senden' })).toHaveAttribute('aria-busy', 'true');
  respond();
  expect((await section.findByText('20:05')).parentElement).toHaveTextContent('Sie · 20:05 · gelesen');
  expect(sent()).toEqual([{ text: 'Gern!\nBis bald' }]);
});

it('keeps a text that could not be sent, and shows why', async () => {
  const sentence = 'Das waren zu viele Versuche.';
  const { user, field, section } = await open([question], {
    [`POST ${route}`]: refusal(429, 'RATE_LIMITED', sentence),
  });
  await user.type(field(), 'Gern!');
  await user.click(section.getByRole('button', { name: 'Nachricht senden' }));
  expect(await section.findByRole('alert')).toHaveTextContent(sentence);
  expect(field()).toHaveValue('Gern!');
  expect(section.queryByText(/wird gesendet/)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('sends neither an invisible text nor one that is too long', async () => {
  const { user, field, section, sent } = await open([]);
  expect(await section.findByText('Noch keine Nachrichten.')).toBeInTheDocument();
  const send = section.getByRole('button', { name: 'Nachricht senden' });
  await user.type(field(), ' \u200b ');
  await user.click(send);
  await user.clear(field());
  await user.click(field());
  await user.paste('a'.repeat(2_001));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/1 Zeichen zu viel\./);
  await user.click(send);
  expect(sent()).toEqual([]);
});

it('shows the latest of many messages first, and the others by a button', async () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...question, id: `${n}`, text: `Nachricht ${n}.` }));
  const { user, log, section } = await open(many);
  expect((await log()).queryByText('Nachricht 9.')).not.toBeInTheDocument();
  expect((await log()).getByText('Nachricht 10.')).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: '10 frühere Nachrichten zeigen' }));
  expect((await log()).getByText('Nachricht 0.')).toBeInTheDocument();
});

it('has no field for a guest without an address', async () => {
  const { section } = await open([], {}, { ...withoutMessage, email: null, source: 'owner' });
  expect(section.getByText('Dafür fehlt eine E-\u2060Mail-Adresse.')).toBeInTheDocument();
  expect(section.queryByRole('textbox')).not.toBeInTheDocument();
});

it('has no field long after the stay', async () => {
  const { section } = await open([], {}, { ...greta, start_date: anna.start_date, end_date: '2026-10-20' as never });
  expect(section.getByText(/^Dieser Aufenthalt liegt schon länger zurück/)).toBeInTheDocument();
});

it('is announced beside the name in the list and on the page', async () => {
  const { section } = await open([question], {}, { ...withoutMessage, unread_messages: 2 });
  expect(section.getByText('2 neue Nachrichten')).toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  const { user, section, server } = await open([], { [`GET ${route}`]: refusal(500, 'INTERNAL_ERROR', 'Kaputt') });
  expect(await section.findByText('Die Nachrichten konnten nicht geladen werden.')).toBeInTheDocument();
  server.responses[`GET ${route}`] = { body: [question] };
  await user.click(section.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await section.findByText('Gibt es ein Kinderbett?')).toBeInTheDocument();
});

it.each([
  ['', 'heading', 'Anna Seidel'],
  ['?part=messages', 'region', 'Gespräch'],
])('has the focus, with the first new message in sight, if the address leads to it: %s', async (part, role, name) => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { log } = await open([question, another], {}, withoutMessage, part);
  await log();
  expect(screen.getByRole(role, { name })).toHaveFocus();
  const shown = scrolled.mock.contexts.map((element) => (element as Element).textContent);
  expect(shown.at(-1)).toBe(part ? 'Neu' : undefined);
});

it('scrolls within the page of the booking where that is beside the list, to below its head', async () => {
  screenIs('wide');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: this.matches('[data-new]') ? 700 : 120, bottom: 120 } as DOMRect;
  });
  const { log } = await open([question, another], {}, withoutMessage, '?part=messages');
  await log();
  const page = screen.getByRole('article', { name: 'Buchung' });
  expect(page.scrollTop).toBe(580);
  expect(new Set(scrolled.mock.contexts)).toEqual(new Set([page]));
});
