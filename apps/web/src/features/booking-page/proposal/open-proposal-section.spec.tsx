import type { ListedRequestView } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
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

const quote = {
  ...{ currency: 'EUR', nights: 3, total: 440_00, deposit: 0, balance: 440_00, onSite: 0 },
  lines: [{ kind: 'nights' as const, quantity: 3, unitAmount: 120_00, amount: 360_00 }],
};
const asked = requestView({
  ...{ id: 'anna', status: 'confirmed', quote },
  proposal: proposalView({
    ...{ by: 'guest', end_date: '2026-12-19', valid_until: '2026-12-07', note: 'Die Fähre kommt später.' },
    quote: { ...quote, total: 560_00 },
  }),
});
const offered = requestView({ id: 'anna', status: 'pending', proposal: proposalView({ holds: true }) });
const change = 'POST /admin/requests/anna/change';
const offer = 'DELETE /admin/requests/anna/offer?proposal=the-proposal';

const open = async (request: ListedRequestView, responses = {}) => {
  const panel = await openPanel([request], { at: '/admin/bookings/anna', responses });
  const sent = () => panel.server.calls.filter(({ route }) => route === change).map(({ body }) => body);
  return { ...panel, sent };
};
const wish = async () =>
  within(await screen.findByRole('region', { name: 'Wartet auf Sie: Anna Seidel möchte andere Tage.' }));
const offerCard = async () =>
  within(await screen.findByRole('region', { name: 'Ihr Angebot gilt bis Mo., 23. November 2026.' }));

describe('the wish of a guest for other days', () => {
  it('is compared with the present stay, and replaces the sentence about the next step', async () => {
    await open(asked);
    const card = await wish();
    expect(card.getByText(/^Gewünscht am .*Antworten können Sie bis Mo\., 7\. Dezember 2026\.$/)).toBeInTheDocument();
    expect(card.getByText(/15\. – Sa\., 19\. Dezember 2026/)).toBeInTheDocument();
    expect(card.getByText(/560,00/)).toBeInTheDocument();
    expect(card.getByText('Die Fähre kommt später.')).toBeInTheDocument();
    expect(screen.queryByText(/Anna Seidel kommt in/)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is accepted with a note, which can be undone', async () => {
    const body = { ...asked, proposal: undefined, undo_seconds: 10 };
    const { user, sent } = await open(asked, { [change]: { body } });
    const card = await wish();
    await user.click(card.getByRole('button', { name: 'Ein Wort dazu' }));
    await user.type(card.getByRole('textbox', { name: /^Ein Wort dazu/ }), ' Gern ');
    await user.click(card.getByRole('button', { name: 'Neue Tage annehmen' }));
    expect(await screen.findByText(/^Angenommen\. Anna Seidel bekommt/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeInTheDocument();
    expect(sent()).toEqual([{ accept: true, proposal: 'the-proposal', note: 'Gern' }]);
  });

  it('gets no response with a note that is too long', async () => {
    const { user } = await open(asked);
    const card = await wish();
    await user.click(card.getByRole('button', { name: 'Ein Wort dazu' }));
    await user.click(card.getByRole('textbox', { name: /^Ein Wort dazu/ }));
    await user.paste('x'.repeat(501));
    expect(card.getByText('1 Zeichen zu viel.')).toBeInTheDocument();
    for (const name of ['Neue Tage annehmen', 'Ablehnen']) expect(card.getByRole('button', { name })).toBeDisabled();
  });

  it('is declined without a note', async () => {
    const { user, sent } = await open(asked, { [change]: { body: { ...asked, undo_seconds: 0 } } });
    await user.click((await wish()).getByRole('button', { name: 'Ablehnen' }));
    expect(await screen.findByText(/^Abgelehnt, es bleibt beim Bisherigen/)).toBeInTheDocument();
    expect(sent()).toEqual([{ accept: false, proposal: 'the-proposal' }]);
  });

  it.each([
    ['PROPOSAL_ENDED', /^Dieses Angebot oder dieser Wunsch gilt nicht mehr\./],
    ['DATES_UNAVAILABLE', /^Verschieben nicht möglich: An diesen Tagen ist das Haus schon vergeben\./],
    ['BOOKING_CHANGED_MEANWHILE', /^Die Buchung hat sich inzwischen geändert\./],
  ])('shows the error %s, and then the present state', async (code, sentence) => {
    const { user, server } = await open(asked, { [change]: refusal(409, code, '') });
    const card = await wish();
    server.responses['GET /admin/requests'] = { body: [{ ...asked, proposal: undefined }] };
    await user.click(card.getByRole('button', { name: 'Neue Tage annehmen' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByText('Anna Seidel kommt in 18 Tagen.')).toBeInTheDocument();
  });

  it('may be for other guests on the same days', async () => {
    const proposal = proposalView({ by: 'guest', start_date: '2026-12-08', end_date: '2026-12-11', adults: 3 });
    await open({ ...asked, proposal });
    const name = 'Wartet auf Sie: Anna Seidel möchte die Zahl der Gäste ändern.';
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getByText('3 Erwachsene')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Annehmen' })).toBeInTheDocument();
  });
});

it('shows who has the days that a guest asks for, which are not accepted then', async () => {
  const taken = { from: '2026-12-18', to: '2026-12-20', kind: 'request', id: 'ole', label: 'Ole', status: 'approved' };
  const { user, sent } = await open(asked, {
    'GET /admin/availability?from=2026-01-01&to=2027-12-31': { body: [taken] },
  });
  const card = await wish();
  expect(await card.findByText(/^Nicht frei: Ole/)).toBeInTheDocument();
  const accept = card.getByRole('button', { name: 'Neue Tage annehmen' });
  expect(accept).toHaveAttribute('aria-disabled', 'true');
  expect(accept).toHaveAccessibleDescription(/^Nicht frei: Ole/);
  await user.click(accept);
  expect(sent()).toEqual([]);
});

describe('the owner’s offer', () => {
  it('shows how long it stands, and whether its days are held', async () => {
    await open(offered);
    expect((await offerCard()).getByText(/so lange für Anna Seidel freigehalten/)).toBeInTheDocument();
    expect(screen.queryByText(/fragt diese Tage an/)).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('is withdrawn after one confirmation', async () => {
    const { user, server, routes } = await open(offered, { [offer]: { body: offered } });
    await user.click((await offerCard()).getByRole('button', { name: 'Angebot zurücknehmen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Angebot zurücknehmen?' }));
    expect(dialog.getByText(/Die Tage werden wieder frei\.$/)).toBeInTheDocument();
    expect(routes()).not.toContain(offer);
    server.responses['GET /admin/requests'] = { body: [{ ...offered, proposal: undefined }] };
    await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
    expect(await screen.findByText('Angebot zurückgenommen.')).toBeInTheDocument();
    expect(await screen.findByText('Wartet auf Sie: Anna Seidel fragt diese Tage an.')).toBeInTheDocument();
  });

  it('is all there is to act on where it has made the request, besides a message and another offer', async () => {
    await open({ ...offered, source: 'owner', guest_confirmed_at: null });
    expect((await offerCard()).getByRole('button', { name: 'Angebot zurücknehmen' })).toBeInTheDocument();
    for (const name of ['Genehmigen', 'Ablehnen']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Schreiben' })).toBeInTheDocument();
  });

  it('ends with the request that it has made', async () => {
    const { user } = await open({ ...offered, source: 'owner' });
    await user.click((await offerCard()).getByRole('button', { name: 'Angebot zurücknehmen' }));
    expect(screen.getByText(/Die Anfrage, die mit dem Angebot entstand, endet damit\.$/)).toBeInTheDocument();
  });

  it('that was accepted before the withdrawal causes a notice', async () => {
    const { user, server } = await open(offered, { [offer]: refusal(409, 'PROPOSAL_ENDED', '') });
    await user.click((await offerCard()).getByRole('button', { name: 'Angebot zurücknehmen' }));
    server.responses['GET /admin/requests'] = { body: [{ ...offered, status: 'confirmed', proposal: undefined }] };
    await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
    expect(await screen.findByText(/gilt nicht mehr\. Es hat sich nichts geändert\.$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('is shown in the list, too, which has a filter for it', async () => {
  const { user } = await openPanel([
    asked,
    requestView({ name: 'Ole', proposal: proposalView(), source: 'owner', guest_confirmed_at: null }),
    requestView({ name: 'Pia' }),
  ]);
  expect(await screen.findByText('Möchte andere Tage')).toBeInTheDocument();
  expect(screen.getByText('Ihr Angebot bis 23. Nov.')).toBeInTheDocument();
  expect(screen.queryByText('Noch nicht bestätigt')).not.toBeInTheDocument();
  // Only Pia has asked for something.
  expect(screen.getAllByText('Genehmigen', { selector: 'button' })).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Anzeigen:' }), 'Angebote und Wünsche');
  await waitFor(() => expect(screen.queryByText('Pia')).not.toBeInTheDocument());
  expect(screen.getByText('Ole')).toBeInTheDocument();
});
