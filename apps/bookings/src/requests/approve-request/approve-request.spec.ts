import { approveRequest, blockDays, bookingApproved, declineRequest, getRequestHistory } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { RequestClaimRepository } from '../../availability/persistence/request-claim.repository';
import { ClaimUnitRepository } from '../../settings/persistence/claim-unit.repository';
import { RequestRepository } from '../../request-store/persistence/request.repository';
import { beforeCall } from '../../testing/before-call';
import { useRepeatableCommands } from '../../testing/repeatable-commands';
import { useBookings } from '../../testing/use-bookings';

describeOnEmbeddedDatabase('Approving a request', (database) => {
  const bookings = useBookings(database);
  const { ask, call, clock, eventsOf, service, stored } = bookings;
  const { command } = useRepeatableCommands(bookings);

  it('holds every day of the request for the guest', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const held = await stored.all('occupied_days');
    const [request] = await stored.all('booking_requests');
    expect(held.map(({ _id }) => _id)).toEqual(['2031-06-02', '2031-06-03', '2031-06-04']);
    for (const day of held) {
      expect(day).toMatchObject({
        requestId: id,
        claimId: request?.['claimId'],
        guestName: 'Anna Ährenfeld',
        blockIds: [],
        claimedAt: clock.now(),
      });
    }
  });

  it('holds the nights of the request when the unit changes after it was read', async () => {
    const { id } = await ask();
    const [claims, units] = [service().get(RequestClaimRepository), service().get(ClaimUnitRepository)];
    beforeCall(claims, 'claim', async () => units.change(await units.load(), 'nights'));
    await call(approveRequest, { id });
    const held = await stored.all('occupied_days');
    expect(held.map(({ _id }) => _id)).toEqual(['2031-06-02', '2031-06-03']);
  });

  it('tells the guest a word of the owner, and keeps it in the history', async () => {
    const { id } = await ask();
    await call(approveRequest, { id, note: ' Das Kinderbett steht bereit. ' });
    expect(await eventsOf(bookingApproved)).toEqual([
      expect.objectContaining({ requestId: id, note: 'Das Kinderbett steht bereit.' }),
    ]);
    expect((await call(getRequestHistory, { id })).at(-1)).toMatchObject({
      action: 'approved',
      after: { status: 'approved', note: 'Das Kinderbett steht bereit.' },
    });
  });

  it('is the same without a word', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const [event] = await eventsOf(bookingApproved);
    expect(event).not.toHaveProperty('note');
    expect((await call(getRequestHistory, { id })).at(-1)?.after).toEqual({ status: 'approved' });
  });

  it('sends the guest fresh links', async () => {
    const { id } = await ask();
    clock.advance({ days: 1 });
    await call(approveRequest, { id });
    expect(await eventsOf(bookingApproved)).toEqual([
      expect.objectContaining({
        requestId: id,
        locale: 'de',
        confirmLink: { token: expect.any(String), expiresAt: '2031-05-18T10:00:00.000Z' },
        statusLink: { token: expect.any(String), expiresAt: '2031-08-09T10:00:00.000Z' },
      }),
    ]);
  });

  it.each([
    ['its first day', '2031-05-31', '2031-06-02'],
    ['its last day', '2031-06-04', '2031-06-06'],
    ['a day in between', '2031-06-03', '2031-06-03'],
    ['more than all of it', '2031-06-01', '2031-06-05'],
  ])('is refused and changes nothing when another booking has %s', async (_what, startDate, endDate) => {
    const [anna, ben] = [await ask(), await ask({ email: 'ben@mail.example', startDate, endDate })];
    await call(approveRequest, { id: anna.id });
    const before = await stored.everything();
    await expect(call(approveRequest, { id: ben.id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    expect(await stored.everything()).toBe(before);
  });

  it('is refused when the owner has blocked one of the days', async () => {
    const { id } = await ask();
    await call(blockDays, { dates: ['2031-06-04'] });
    const before = await stored.everything();
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'APPROVAL_CONFLICT' });
    expect(await stored.everything()).toBe(before);
  });

  it('lets stays follow each other without a gap', async () => {
    const [anna, ben] = [await ask(), await ask({ startDate: '2031-06-05', endDate: '2031-06-06' })];
    await call(approveRequest, { id: anna.id });
    await expect(call(approveRequest, { id: ben.id })).resolves.toMatchObject({ status: 'approved' });
  });

  it('gives the days back when the request is declined while they are claimed', async () => {
    const { id } = await ask();
    beforeCall(service().get(RequestRepository), 'approve', () => command('of somebody else', declineRequest, { id }));
    await expect(call(approveRequest, { id })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await stored.all('occupied_days')).toEqual([]);
    expect(await eventsOf(bookingApproved)).toEqual([]);
  });

  it('keeps the days while the outcome of the approval is unknown', async () => {
    const { id } = await ask();
    const requests = service().get(RequestRepository);
    const approve = requests.approve.bind(requests);
    const responseLost = jest.spyOn(requests, 'approve').mockImplementationOnce(async (...args) => {
      await approve(...args);
      throw new Error('connection closed');
    });
    await expect(call(approveRequest, { id })).rejects.toThrow('Another service failed');
    responseLost.mockRestore();
    expect(await stored.all('occupied_days')).toHaveLength(3);
    expect(await eventsOf(bookingApproved)).toHaveLength(1);
  });
});
