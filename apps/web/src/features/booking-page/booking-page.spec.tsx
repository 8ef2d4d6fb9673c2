import type { ListedRequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, pageOf } from '@web/panel/testing/open-panel';
import { anna, everybody, friederike, greta, jonas } from '@web/panel/requests/testing/everybody';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const open = (id: string, requests: ListedRequestView[] = [...everybody, jonas], responses = {}) =>
  openPanel(requests, { at: `/admin/bookings/${id}`, responses });
const page = () => within(screen.getByRole('article', { name: 'Buchung' }));
const pageHeading = (name: string) => waitFor(() => page().getByRole('heading', { level: 2, name }));
const rowLink = (name: string) => screen.findByRole('link', { name });

describe('on a narrow screen', () => {
  it('replaces the list, with the focus on the name of the guest', async () => {
    const { user, router } = await openPanel(everybody, { at: '/admin?tab=bookings&filter=pending' });
    await user.click(await screen.findByRole('link', { name: 'Anna Seidel' }));
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/admin/bookings/anna', search: '?filter=pending' });
    expect(screen.queryByRole('region', { name: 'Buchungen' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Buchungen');
    expect(await violations()).toEqual([]);
    await user.click(page().getByRole('link', { name: 'Buchungen' }));
    expect(router.state.location.search).toBe('?tab=bookings&filter=pending');
    expect(await rowLink('Anna Seidel')).toHaveFocus();
  });

  it('is closed by going back', async () => {
    const { user, router } = await openPanel(everybody);
    await user.click(await screen.findByRole('link', { name: 'Anna Seidel' }));
    await pageHeading('Anna Seidel');
    await router.navigate(-1);
    expect(await screen.findByRole('region', { name: 'Buchungen' })).toBeInTheDocument();
  });
});

describe('the way to the bookings before and after it', () => {
  const links = () => within(page().getByRole('navigation', { name: 'Andere Buchungen' })).getAllByRole('link');

  it('follows the order and the filter of the list, by links and by arrows from the heading', async () => {
    const { user, router } = await openPanel(everybody, { at: '/admin/bookings/max?filter=pending' });
    await pageHeading('Max Huber');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vorherige', '/admin/bookings/anna?filter=pending'],
    ]);
    await user.click(links()[0]!);
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(await pageHeading('Max Huber')).toHaveFocus();
    expect(router.state.location.search).toBe('?filter=pending');
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(await pageHeading('Max Huber')).toBeInTheDocument();
  });

  it('is not there for a booking that the filter leaves out', async () => {
    await openPanel(everybody, { at: '/admin/bookings/friederike?filter=pending' });
    await pageHeading('Friederike Albers');
    expect(page().queryByRole('link', { name: 'Nächste' })).not.toBeInTheDocument();
  });
});

describe('what is within reach of the thumb', () => {
  const docked = () =>
    [...document.querySelectorAll('.booking-dock > *, .booking-dock > div > button')]
      .filter((element) => element.matches('a, button'))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  const proposal = proposalView({ by: 'guest', end_date: '2026-12-19', valid_until: parseDay('2026-12-10') });
  const wish = { at: '2026-11-19T10:00:00.000Z', reason: null };

  it.each<[string, Partial<ListedRequestView>, string[]]>([
    ['a decision', {}, ['Genehmigen', 'Ablehnen']],
    ['a wish for other days', { proposal }, ['Neue Tage annehmen', 'Ablehnen']],
    ['a wish to cancel', { status: 'approved', cancellation_wish: wish, proposal }, ['Stornieren', 'Behalten']],
    [
      'a reply, a call and more',
      { status: 'approved', phone: '+45 20', unread_messages: 1 },
      ['Antworten (1 neue)', '+45 20 anrufen', 'Mehr'],
    ],
    ['a message', { status: 'approved' }, ['Schreiben', 'Mehr']],
    ['what else can be done, without an address', { status: 'approved', email: null }, ['Mehr']],
  ])('is %s', async (_what, more, expected) => {
    await open('anna', [{ ...anna, ...more }]);
    await pageHeading('Anna Seidel');
    expect(docked()).toEqual(expected);
    expect(await violations()).toEqual([]);
  });

  it('leads to the field for a message, and to what else can be done', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = await open('friederike');
    await user.click(await screen.findByRole('button', { name: 'Schreiben' }));
    expect(await screen.findByRole('textbox', { name: 'An Friederike Albers schreiben' })).toHaveFocus();
    await user.click(page().getByRole('button', { name: 'Mehr' }));
    const more = within(screen.getByRole('dialog', { name: 'Mehr' }));
    await user.click(more.getByRole('button', { name: 'Verschieben' }));
    expect(screen.getByRole('dialog', { name: 'Buchung verschieben' })).toBeInTheDocument();
  });
});

describe('on a very wide screen', () => {
  beforeEach(() => screenIs('wide'));

  it('is beside the list, which marks its row', async () => {
    const { user } = await openPanel(everybody);
    await user.click(await screen.findByRole('link', { name: 'Anna Seidel' }));
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Anna Seidel', current: true })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Max Huber' }));
    expect(await pageHeading('Max Huber')).toHaveFocus();
  });

  it('opens the next booking by arrow keys on its heading only', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = await openPanel(everybody);
    await user.click(await screen.findByRole('link', { name: 'Anna Seidel' }));
    await pageHeading('Anna Seidel');
    await user.keyboard('{ArrowDown}');
    expect(await pageHeading('Max Huber')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await pageHeading('Anna Seidel')).toHaveFocus();
    page().getByRole('button', { name: 'Schließen' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(await pageHeading('Anna Seidel')).toBeInTheDocument();
  });

  it('can have the whole width, where it leads on to other bookings', async () => {
    const { user, router } = await openPanel(everybody, { at: '/admin/bookings/anna?filter=pending' });
    await pageHeading('Anna Seidel');
    await user.click(page().getByRole('link', { name: 'Seite allein zeigen' }));
    expect(router.state.location.search).toBe('?filter=pending&view=alone');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Buchungen' })).not.toBeInTheDocument());
    await user.click(page().getByRole('link', { name: 'Nächste' }));
    expect(await pageHeading('Max Huber')).toHaveFocus();
    expect(await violations()).toEqual([]);
    await user.click(page().getByRole('link', { name: 'Buchungen' }));
    expect(await rowLink('Max Huber')).toHaveFocus();
  });

  it.each(['Escape', 'its cross'])('is closed by %s, and moves the focus to the row', async (way) => {
    const { user, router } = await openPanel(everybody);
    await user.click(await screen.findByRole('link', { name: 'Anna Seidel' }));
    await pageHeading('Anna Seidel');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(page().getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/admin');
    expect(await rowLink('Anna Seidel')).toHaveFocus();
  });
});

it('shows the guest, the contact and the other requests of the guest', async () => {
  const guest = { email: 'h@mail.example', phone: '+45 20 12 34 56', arrival_time: '17:00', adults: 2, children: [9] };
  await open('henrik', [
    requestView({ id: 'henrik', status: 'confirmed', ...guest }),
    requestView({ id: 'earlier', ...guest, start_date: '2025-07-10', end_date: '2025-07-14', status: 'confirmed' }),
    anna,
  ]);
  const card = within(await screen.findByRole('region', { name: 'Gast' }));
  expect(card.getByText('2 Erwachsene, 1 Kind, Alter 9')).toBeInTheDocument();
  expect(card.getByText('Ankunft gegen 17:00 Uhr')).toBeInTheDocument();
  const targets = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['mailto:h@mail.example', 'tel:+4520123456', '/admin/bookings/earlier']);
});

it('says that no e-mail reaches a guest without an address, and shows the origin of the booking', async () => {
  const byHand = { email: null, source: 'owner', origin: 'Telefon' } as const;
  const entered: ListedRequestView = { ...anna, ...byHand, status: 'approved' };
  await open('anna', [entered], {
    'GET /admin/requests/anna': { body: { ...pageOf(entered), private_note: 'Mit Hund' } },
  });
  expect(await screen.findByText('Ohne Adresse geht keine E-\u2060Mail an den Gast.')).toBeInTheDocument();
  expect(screen.getByText('Von Hand eingetragen: Telefon')).toBeInTheDocument();
  expect(page().getByText(/Eingetragen \d/)).toBeInTheDocument();
  expect(page().queryByText(/Angefragt/)).not.toBeInTheDocument();
  expect(await screen.findByText('Mit Hund')).toBeInTheDocument();
});

it('says that the private note cannot be loaded, and loads it again', async () => {
  const { user, server } = await open('anna', [anna], {
    'GET /admin/requests/anna': refusal(404, 'REQUEST_NOT_FOUND', 'Weg.'),
  });
  const note = within(await screen.findByRole('region', { name: 'Private Notiz' }));
  expect(await note.findByText(/^Die Notiz konnte nicht geladen werden/)).toBeInTheDocument();
  expect(note.queryByText('Keine Notiz')).not.toBeInTheDocument();
  server.responses['GET /admin/requests/anna'] = { body: { ...pageOf(anna), private_note: 'Mit Hund' } };
  await user.click(note.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await note.findByText('Mit Hund')).toBeInTheDocument();
});

it.each([
  ['anna', 'Wartet auf Sie: Anna Seidel fragt diese Tage an.'],
  ['max', 'Wartet darauf, dass Max Huber die E-\u2060Mail-Adresse bestätigt.'],
  ['friederike', 'Wartet darauf, dass Friederike Albers bis So., 20. Dezember 2026 bestätigt.'],
  ['jonas', 'Jonas Petersen kommt in 21 Tagen.'],
  ['greta', 'Abgeschlossen.'],
])('shows the next step of %s', async (id, sentence) => {
  await open(id);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it.each(['wide', 'narrow'] as const)('says once when it was requested (%s)', async (size) => {
  screenIs(size);
  await open('jonas');
  await pageHeading('Jonas Petersen');
  expect(page().getAllByText(/Angefragt \d/)).toHaveLength(1);
});

it('says that there is no such booking', async () => {
  await open('nobody');
  expect(await screen.findByRole('heading', { name: 'Diese Buchung gibt es nicht' })).toBeInTheDocument();
});

it.each([
  ['owner', /gilt Ihr Angebot nicht mehr/],
  ['guest', /ist der Änderungswunsch damit abgelehnt/],
] as const)('says that a decision ends an open proposal of the %s', async (by, sentence) => {
  await open('anna', [{ ...anna, proposal: proposalView({ by, valid_until: parseDay('2026-12-10') }) }]);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('approves like the list, and shows the result', async () => {
  const { user, server } = await open('anna', [anna], {
    'PATCH /admin/requests/anna': () => {
      server.responses['GET /admin/requests'] = { body: [{ ...anna, status: 'approved' }] };
      return { body: { ...anna, status: 'approved', undo_seconds: 10 } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Genehmigen' }));
  expect(await screen.findByText(/^Anfrage genehmigt/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeInTheDocument();
  expect(await page().findByText('Genehmigt')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

describe('a cancellation', () => {
  const open2 = (request: typeof anna) => {
    const route = `POST /admin/requests/${request.id}/cancel`;
    return open(request.id, [request], { [route]: { body: { ...request, status: 'cancelled', undo_seconds: 10 } } });
  };
  const sentOf = ({ server }: Awaited<ReturnType<typeof open>>) =>
    server.calls.filter(({ route }) => route.endsWith('/cancel')).map(({ body }) => body);

  it('of a confirmed booking needs two confirmations, with the guest and the days', async () => {
    const panel = await open2(jonas);
    const { user } = panel;
    await user.click(await screen.findByRole('button', { name: 'Buchung stornieren' }));
    await user.type(screen.getByLabelText(/^Grund/), 'Wasserrohrbruch');
    await user.click(screen.getByRole('button', { name: 'Stornierung bestätigen' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Buchung von Jonas Petersen, Fr., 11. Dezember 2026, wirklich stornieren?Sie ist schon bestätigt.',
    );
    expect(sentOf(panel)).toEqual([]);
    expect(await violations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Wirklich stornieren' }));
    await waitFor(() => expect(sentOf(panel)).toMatchObject([{ reason: 'Wasserrohrbruch', evenConfirmed: true }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of an approved booking needs one confirmation', async () => {
    const panel = await open2(friederike);
    await panel.user.click(await screen.findByRole('button', { name: 'Buchung stornieren' }));
    await panel.user.click(screen.getByRole('button', { name: 'Stornierung bestätigen' }));
    await waitFor(() => expect(sentOf(panel)).toHaveLength(1));
    expect(sentOf(panel)[0]).not.toHaveProperty('evenConfirmed');
  });

  it('is not possible for a past booking', async () => {
    await open2(greta);
    await pageHeading('Greta Holm');
    expect(screen.queryByRole('button', { name: 'Buchung stornieren' })).not.toBeInTheDocument();
  });
});

describe('a decision on the page', () => {
  const route = 'PATCH /admin/requests/anna';
  const decided = { [route]: { body: { ...anna, status: 'declined', undo_seconds: 10 } } };

  it('contains the note to the guest', async () => {
    const { user, server } = await open('anna', [anna], decided);
    await user.type(await screen.findByLabelText(/^Ein Wort dazu/), ' Leider voll. ');
    await user.click(page().getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() =>
      expect(server.calls.filter((call) => call.route === route).map(({ body }) => body)).toMatchObject([
        { status: 'declined', note: 'Leider voll.' },
      ]),
    );
  });

  it('waits for a note that is not too long', async () => {
    const { user } = await open('anna', [anna]);
    await user.click(await screen.findByLabelText(/^Ein Wort dazu/));
    await user.paste('x'.repeat(501));
    expect(page().getByText('1 Zeichen zu viel.')).toBeInTheDocument();
    for (const name of ['Genehmigen', 'Ablehnen']) expect(page().getByRole('button', { name })).toBeDisabled();
  });

  it('contains no empty note', async () => {
    const { user, server } = await open('anna', [anna], decided);
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(server.calls.find((call) => call.route === route)).toBeDefined());
    expect(server.calls.find((call) => call.route === route)?.body).not.toHaveProperty('note');
  });

  it('has no field for a note without an address', async () => {
    await open('anna', [{ ...anna, email: null }]);
    await pageHeading('Anna Seidel');
    expect(page().getByRole('button', { name: 'Ablehnen' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Ein Wort dazu/)).not.toBeInTheDocument();
  });
});
