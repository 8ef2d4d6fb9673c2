import type { GuestRequestView } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
const offerView = (changes: Parameters<typeof proposalView>[0] = {}) =>
  proposalView({
    ...{ id: 'offer-1', start_date: '2026-12-09', end_date: '2026-12-12', valid_until: '2026-11-27' },
    ...changes,
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const title = 'Ihre Gastgeber bieten Ihnen andere Tage an';
const status = 'GET /bookings/status';
const approved = requestView({ status: 'approved', proposal: offerView() });
const route = `POST /bookings/requests/${approved.id}/offer`;

const open = (...requests: GuestRequestView[]) => {
  const messages = requests.map(({ id }) => [`GET /bookings/requests/${id}/messages`, { body: [] }]);
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    [status]: { body: requests },
    ...Object.fromEntries(messages),
  });
  /** The requests after the response to the offer. */
  const then = (response: Parameters<typeof fakeApi>[0][string], ...fresh: GuestRequestView[]) => {
    server.responses[route] = (call) => {
      server.responses[status] = { body: fresh };
      return typeof response === 'function' ? response(call) : response;
    };
  };
  return { ...renderAt('/status/a%20token'), calls: server.calls, then };
};
const ended = refusal(409, 'PROPOSAL_ENDED', 'Dieses Angebot gilt nicht mehr.');
const withoutOffer = (changes: Partial<GuestRequestView> = {}) => ({ ...approved, proposal: undefined, ...changes });
const accept = () => screen.findByRole('button', { name: 'Angebot annehmen' });

it('compares the offer with the present stay, says how long it stands, and asks nothing else', async () => {
  open({ ...approved, proposal: offerView({ holds: true, note: 'Der Kaminbauer kommt.' }) });
  const section = within(await screen.findByRole('group', { name: title }));
  expect(
    section.getByText('Gilt bis 27. November. So lange werden die Tage für Sie freigehalten.'),
  ).toBeInTheDocument();
  expect(section.getByText('Zeitraum').nextElementSibling).toHaveTextContent(
    'Bisher Di., 8. – Fr., 11. Dezember 2026neu Mi., 9. – Sa., 12. Dezember 2026',
  );
  expect(section.getByText('Ihre Gastgeber: „Der Kaminbauer kommt.“')).toBeInTheDocument();
  expect(await accept()).toHaveAccessibleDescription(/ist Ihr Aufenthalt fest gebucht/);
  expect(screen.queryByRole('button', { name: 'Buchung bestätigen' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('accepts the shown offer, and keeps the focus', async () => {
  const { user, calls, then } = open(approved);
  const booked = withoutOffer({ status: 'confirmed', ...{ start_date: offerView().start_date } });
  then({ body: booked }, booked);
  await user.click(await accept());
  expect(await screen.findByText('Angenommen: Ihr Aufenthalt ist fest gebucht.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: title })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(calls.find((call) => call.route === route)).toMatchObject({
    body: { accept: true, proposal: 'offer-1' },
    headers: { authorization: 'Bearer a token' },
  });
});

it('declines after one confirmation', async () => {
  const { user, calls, then } = open(approved);
  then({ body: withoutOffer() }, withoutOffer());
  await user.click(await screen.findByRole('button', { name: 'Lieber nicht' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Angebot ablehnen?' }));
  expect(calls.some((call) => call.route === route)).toBe(false);
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Angebot ablehnen' }));
  expect(await screen.findByText('Abgelehnt. Ihre Gastgeber wissen Bescheid.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Buchung bestätigen' })).toBeInTheDocument();
  expect(calls.find((call) => call.route === route)?.body).toEqual({ accept: false, proposal: 'offer-1' });
});

describe('an offer that has ended', () => {
  it.each([
    [
      'Ihre Gastgeber haben ein neues Angebot gemacht. Es hat sich nichts geändert.',
      { ...approved, proposal: offerView({ id: 'offer-2' }) },
    ],
    ['Dieses Angebot gilt nicht mehr, Ihr bisheriger Stand gilt weiter.', withoutOffer()],
    ['Dieses Angebot gilt nicht mehr.', withoutOffer({ status: 'cancelled' })],
    [
      'Dieses Angebot ist schon angenommen, Ihr Aufenthalt ist fest gebucht.',
      withoutOffer({
        status: 'confirmed',
        start_date: offerView().start_date,
        end_date: offerView().end_date,
      }),
    ],
  ])('has the sentence “%s”', async (sentence, fresh) => {
    const { user, then } = open(approved);
    then(ended, fresh);
    await user.click(await accept());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('cannot be declined', async () => {
    const { user, then } = open(approved);
    then(ended, withoutOffer());
    await user.click(await screen.findByRole('button', { name: 'Lieber nicht' }));
    await user.click(screen.getByRole('button', { name: 'Angebot ablehnen' }));
    expect(await screen.findByText(/Ihr bisheriger Stand gilt weiter/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['DATES_UNAVAILABLE', /^Diese Tage sind inzwischen vergeben/],
  ['BOOKING_CHANGED_MEANWHILE', /^Die Buchung hat sich inzwischen geändert/],
])('explains the error %s', async (code, sentence) => {
  const { user, then } = open(approved);
  then(refusal(409, code, ''), approved);
  await user.click(await accept());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('is the only action of a request that an offer has made', async () => {
  open(
    requestView({
      ...{ source: 'owner', guest_confirmed_at: null },
      proposal: offerView({ start_date: '2026-12-08', end_date: '2026-12-11' }),
    }),
  );
  const section = within(
    await screen.findByRole('group', { name: 'Ihre Gastgeber bieten Ihnen diesen Aufenthalt an' }),
  );
  expect(section.getByText('Gilt bis 27. November, solange die Tage noch frei sind.')).toBeInTheDocument();
  expect(screen.getByText(/^Angeboten am/)).toBeInTheDocument();
  for (const name of ['Anfrage bestätigen', 'Anfrage zurückziehen', 'Andere Tage anfragen']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(await violations()).toEqual([]);
});

it('is not shown after its last day', async () => {
  open({ ...approved, proposal: offerView({ valid_until: '2026-11-19' }) });
  expect(await screen.findByRole('button', { name: 'Buchung bestätigen' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: title })).not.toBeInTheDocument();
});

it('has the only primary button of the page', async () => {
  open(approved, requestView({ status: 'approved', start_date: '2026-12-01', end_date: '2026-12-03' }));
  expect(await accept()).toHaveClass('button-primary');
  expect(screen.getByRole('button', { name: 'Buchung bestätigen' })).not.toHaveClass('button-primary');
});
