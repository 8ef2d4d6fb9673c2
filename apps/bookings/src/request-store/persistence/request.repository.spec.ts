import { bookingDeclined } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { recordEvent } from '@hearthstay/outbox';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { useBookings } from '../../testing/use-bookings';
import { newRequest } from '../domain/booking-request';
import { requestDetails } from '../domain/request-details';
import { ApprovalFence } from '../../availability/persistence/approval-fence';
import { RequestRepository } from './request.repository';

const at = new Date('2031-05-10T10:00:01.000Z');
const approvedOn = parseDay('2031-05-11');

const anna = () =>
  newRequest(
    {
      name: 'Anna',
      email: 'anna@mail.example',
      startDate: parseDay('2031-06-02'),
      endDate: parseDay('2031-06-04'),
      message: 'Hallo',
      locale: 'de',
    },
    new Date('2031-05-10T10:00:00.000Z'),
  );

const eventOf = (request: ReturnType<typeof anna>) =>
  recordEvent(bookingDeclined, requestDetails(request, { propertyName: 'Haus' }));

describeEachDatabase('The repository of booking requests', (database) => {
  const { service, stored } = useBookings(database);
  const requests = () => service().get(RequestRepository);
  const fence = () => service().get(ApprovalFence);

  const added = async () => {
    const request = anna();
    await requests().add(request, eventOf(request), { key: request.id, body: 'any' });
    return request;
  };

  it('gives a request another payment reference when its own is taken', async () => {
    const paymentTerms = { reference: 'HS-AAAAAA', depositPercent: 20, depositDueDays: 7, balanceDueDaysBefore: 30 };
    const referenceOf = async (request: ReturnType<typeof anna>) => {
      await requests().add({ ...request, paymentTerms }, eventOf(request), { key: request.id, body: 'any' });
      return (await requests().get(request.id)).paymentTerms?.reference;
    };
    expect(await referenceOf(anna())).toBe('HS-AAAAAA');
    const second = await referenceOf(anna());
    expect(second).toMatch(/^HS-[2-9A-Z]{6}$/);
    expect(second).not.toBe('HS-AAAAAA');
    expect(await stored.events()).toHaveLength(2);
  });

  it('returns a stored request', async () => {
    const request = await added();
    expect(await requests().get(request.id)).toEqual(request);
  });

  it('stores a change, its event and its time together', async () => {
    const request = await added();
    const event = eventOf(request);
    const declined = await requests().decline(request, { at, event });
    expect(declined).toEqual({
      ...request,
      status: 'declined',
      updatedAt: at.toISOString(),
      commands: [{ id: expect.any(String), at, status: 'declined' }],
      undoable: expect.objectContaining({ eventId: event.id }),
    });
    expect((await stored.events()).map(({ id }) => id)).toContain(event.id);
  });

  it('stores neither the change nor its event when the request has another status', async () => {
    const request = await added();
    await requests().decline(request, { at, event: eventOf(request) });
    const before = await stored.everything();
    const change = { at, event: eventOf(request) };
    expect(await requests().decline(request, change)).toBeNull();
    expect(await requests().approve(request, { id: 'claim' }, approvedOn, change)).toBeNull();
    expect(await requests().confirm(request, at, change)).toBeNull();
    expect(await requests().cancel({ ...request, status: 'approved' }, null, change)).toBeNull();
    expect(await requests().noteGuestConfirmation(request, change)).toBeNull();
    expect(await stored.everything()).toBe(before);
  });

  it('never declines twice by the same command, nor a request with other days', async () => {
    const request = await added();
    const decline = (stay = request) =>
      runInMessageContext({ correlationId: 'any', commandId: 'decline' }, () =>
        requests().decline(stay, { at, event: eventOf(request) }),
      );
    expect(await decline({ ...request, endDate: request.startDate })).toBeNull();
    expect(await decline()).toMatchObject({ status: 'declined' });
    await stored.change('booking_requests', request.id, { status: 'pending' });
    expect(await decline()).toBeNull();
  });

  it('never approves by a revoked claim, but by any other', async () => {
    const request = await added();
    const change = { at, event: eventOf(request) };
    await fence().revoke({ id: 'revoked', requestId: request.id });
    expect(await requests().approve(request, { id: 'revoked' }, approvedOn, change)).toBeNull();
    expect(await requests().approve(request, { id: 'other' }, approvedOn, change)).toMatchObject({
      status: 'approved',
      claimId: 'other',
    });
  });

  it('cannot revoke the claim of an approved request', async () => {
    const request = await added();
    await requests().approve(request, { id: 'claim' }, approvedOn, { at, event: eventOf(request) });
    const before = await stored.everything();
    await fence().revoke({ id: 'claim', requestId: request.id });
    expect(await stored.everything()).toBe(before);
  });

  it('returns the claims of approved and confirmed requests', async () => {
    const held = async () => [...(await fence().bookingsAmong(['claim', 'unknown'])).keys()];
    const request = await added();
    const claim = { id: 'claim', requestId: request.id };
    const change = { at, event: eventOf(request) };
    expect([await held(), await fence().isApprovedBy(claim)]).toEqual([[], false]);
    await requests().approve(request, { id: 'claim' }, approvedOn, change);
    expect([await held(), await fence().isApprovedBy(claim)]).toEqual([['claim'], true]);
    expect(await fence().isApprovedBy({ ...claim, requestId: 'another' })).toBe(false);
    await requests().confirm(request, at, change);
    expect([await held(), await fence().isApprovedBy(claim)]).toEqual([['claim'], true]);
  });

  it('does not return the claim of a cancelled request', async () => {
    const request = await added();
    const change = { at, event: eventOf(request) };
    await requests().approve(request, { id: 'claim' }, approvedOn, change);
    await requests().cancel({ ...request, status: 'approved', claimId: 'claim' }, null, change);
    expect([...(await fence().bookingsAmong(['claim']))]).toEqual([]);
    expect(await fence().isApprovedBy({ id: 'claim', requestId: request.id })).toBe(false);
  });
});
