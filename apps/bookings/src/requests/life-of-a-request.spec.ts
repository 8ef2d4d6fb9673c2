import { approveRequest, cancelRequest, confirmRequest, declineRequest, listRequests } from '@hearthstay/contracts';
import type { RequestStatus } from '@hearthstay/stay';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { useBookings } from '../testing/use-bookings';

const events = ['guest-confirms', 'admin-approves', 'admin-declines', 'admin-cancels'] as const;
type Event = (typeof events)[number];

/**
 * How a request gets into each state, and what it becomes by each event that it allows, with the events this records.
 */
const life: Record<string, { by: Event[]; allows: Partial<Record<Event, [RequestStatus, ...string[]]>> }> = {
  pending: {
    by: [],
    allows: {
      'guest-confirms': ['pending', 'booking.guest-confirmed'],
      'admin-approves': ['approved', 'booking.approved'],
      'admin-declines': ['declined', 'booking.declined'],
    },
  },
  'pending, confirmed by the guest': {
    by: ['guest-confirms'],
    allows: {
      'guest-confirms': ['pending'],
      'admin-approves': ['approved', 'booking.approved'],
      'admin-declines': ['declined', 'booking.declined'],
    },
  },
  approved: {
    by: ['admin-approves'],
    allows: {
      'guest-confirms': ['confirmed', 'booking.confirmed'],
      'admin-cancels': ['cancelled', 'booking.cancelled'],
    },
  },
  'approved after the guest has confirmed': {
    by: ['guest-confirms', 'admin-approves'],
    allows: {
      'guest-confirms': ['confirmed', 'booking.confirmed'],
      'admin-cancels': ['cancelled', 'booking.cancelled'],
    },
  },
  confirmed: { by: ['admin-approves', 'guest-confirms'], allows: { 'guest-confirms': ['confirmed'] } },
  declined: { by: ['admin-declines'], allows: {} },
  cancelled: { by: ['admin-approves', 'admin-cancels'], allows: {} },
};

const cases = Object.entries(life).flatMap(([state, { by, allows }]) =>
  events.map((event) => ({ state, by, event, outcome: allows[event] })),
);
const allowed = cases.flatMap(({ outcome, ...rest }) =>
  outcome ? [{ ...rest, becomes: outcome[0], records: outcome.slice(1) }] : [],
);
const refused = cases.filter(({ outcome }) => !outcome);

describeOnEmbeddedDatabase('The life of a request', (database) => {
  const { ask, call, clock, confirmTokenOf, stored } = useBookings(database);

  const happen = async (event: Event, request: { id: string }): Promise<{ status: RequestStatus }> => {
    const { id } = request;
    switch (event) {
      case 'guest-confirms':
        return call(confirmRequest, { token: await confirmTokenOf(request) });
      case 'admin-approves':
        return call(approveRequest, { id });
      case 'admin-declines':
        return call(declineRequest, { id });
      case 'admin-cancels':
        return call(cancelRequest, { id });
    }
  };

  const aRequest = async (by: Event[]) => {
    const request = await ask({ startDate: '2031-05-11', endDate: '2031-05-12' });
    for (const event of by) await happen(event, request);
    clock.advance({ milliseconds: 1 });
    return request;
  };

  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);

  it.each(allowed)('$state: $event makes it $becomes and records $records', async ({ by, event, becomes, records }) => {
    const request = await aRequest(by);
    const [before] = await call(listRequests, {});
    const known = new Set((await stored.events()).map(({ id }) => id));

    const response = await happen(event, request);

    expect(response.status).toBe(becomes);
    const [after] = await call(listRequests, {});
    expect(after?.status).toBe(becomes);
    expect((await stored.events()).filter(({ id }) => !known.has(id)).map(({ name }) => name)).toEqual(records);
    if (records.length === 0) expect(after).toEqual(before);
    else expect(after?.updatedAt).toBe(clock.now().toISOString());
    expect(await heldDays()).toEqual(['approved', 'confirmed'].includes(becomes) ? ['2031-05-11', '2031-05-12'] : []);
  });

  it.each(refused)('$state: $event is refused and changes nothing', async ({ by, event }) => {
    const request = await aRequest(by);
    const before = await stored.everything();
    await expect(happen(event, request)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await stored.everything()).toBe(before);
  });

  it.each(cases)('$state: $event is refused once the stay has ended, and changes nothing', async ({ by, event }) => {
    const request = await aRequest(by);
    const before = await stored.everything();
    clock.set('2031-05-12T22:00:00Z');
    await expect(happen(event, request)).rejects.toMatchObject({ code: 'REQUEST_IN_PAST' });
    expect(await stored.everything()).toBe(before);
  });

  it.each(allowed)('$state: $event is still allowed on the last day of the stay', async ({ by, event, becomes }) => {
    const request = await aRequest(by);
    clock.set('2031-05-12T21:59:59Z');
    await expect(happen(event, request)).resolves.toMatchObject({ status: becomes });
  });

  it.each([approveRequest, declineRequest, cancelRequest])(
    '$name does not know an unknown request',
    async (contract) => {
      await expect(call(contract, { id: 'unknown' })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    },
  );
});
