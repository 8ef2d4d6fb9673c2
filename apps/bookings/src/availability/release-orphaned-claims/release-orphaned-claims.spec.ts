import {
  approveRequest,
  blockDays,
  bookingApproved,
  cancelRequest,
  confirmRequest,
  declineRequest,
  type BookingRequest,
} from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { parseDay } from '@hearthstay/stay';
import { describeEachDatabase } from '@hearthstay/testing';
import { eventForGuest, requestDetails } from '../../request-store/domain/request-details';
import { RequestClaimRepository } from '../persistence/request-claim.repository';
import { RequestRepository } from '../../request-store/persistence/request.repository';
import { beforeCall } from '../../testing/before-call';
import { startBookings } from '../../testing/start-bookings';
import { useBookings } from '../../testing/use-bookings';
import { newClaim, type RequestClaim } from '../domain/request-claim';
import { ApprovalFence } from '../persistence/approval-fence';
import { claimGrace, ReleaseOrphanedClaims } from './release-orphaned-claims';

describeEachDatabase('Releasing orphaned claims', (database) => {
  const { ask, call, clock, confirmTokenOf, service, stored } = useBookings(database);

  const release = () => service().get(ReleaseOrphanedClaims).run();
  const claims = () => service().get(RequestClaimRepository);
  const requests = () => service().get(RequestRepository);
  const heldDays = async () => (await stored.all('occupied_days')).map(({ _id }) => _id);
  const june = ['2031-06-02', '2031-06-03', '2031-06-04'];

  /** The first step of an approval, after which the process ends. */
  const claimOf = async (request: BookingRequest): Promise<RequestClaim> => {
    const claim = newClaim(await requests().get(request.id), clock.now());
    expect(await claims().claim(claim)).toBe(true);
    return claim;
  };

  /** The last step of an approval. */
  const approveBy = async (claim: RequestClaim, request: BookingRequest) => {
    const link = { token: 'token', expiresAt: clock.now().toISOString() };
    const stored = await requests().get(request.id);
    const event = eventForGuest(stored, (guest) =>
      recordEvent(bookingApproved, {
        ...requestDetails(guest, { propertyName: 'Haus' }),
        confirmLink: link,
        statusLink: link,
      }),
    );
    return requests().approve(stored, claim, clock.today(), { at: clock.now(), event });
  };

  it('frees the days of an approval that a crash has interrupted, after the grace period', async () => {
    await claimOf(await ask());
    clock.advance({ milliseconds: claimGrace - 1 });
    await release();
    expect(await heldDays()).toEqual(june);
    clock.advance({ milliseconds: 1 });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('frees them when an instance starts, too', async () => {
    await claimOf(await ask());
    clock.advance({ milliseconds: claimGrace });
    await (await startBookings(database, clock)).close();
    expect(await heldDays()).toEqual([]);
  });

  it('frees the days of a claim that was interrupted by a crash', async () => {
    await claimOf(await ask());
    await database.connection().collection<{ _id: string }>('occupied_days').deleteOne({ _id: '2031-06-03' });
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('lets the request be approved again afterwards', async () => {
    const request = await ask();
    await claimOf(request);
    clock.advance({ milliseconds: claimGrace });
    await release();
    await expect(call(approveRequest, { id: request.id })).resolves.toMatchObject({ status: 'approved' });
    expect(await heldDays()).toEqual(june);
  });

  it('fences an approval that is slower than the grace period: it fails, and holds nothing', async () => {
    const request = await ask();
    const claim = await claimOf(request);
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await approveBy(claim, request)).toBeNull();
    expect((await requests().get(request.id)).status).toBe('pending');
    expect(await heldDays()).toEqual([]);
  });

  it('leaves the days to an approval just before the fence', async () => {
    const request = await ask();
    const claim = await claimOf(request);
    clock.advance({ milliseconds: claimGrace });
    beforeCall(service().get(ApprovalFence), 'revoke', async () =>
      expect(await approveBy(claim, request)).not.toBeNull(),
    );
    await release();
    expect((await requests().get(request.id)).status).toBe('approved');
    expect(await heldDays()).toEqual(june);
  });

  it('frees the days of an approval between the fence and the release, which fails', async () => {
    const request = await ask();
    const claim = await claimOf(request);
    clock.advance({ milliseconds: claimGrace });
    beforeCall(service().get(ApprovalFence), 'isApprovedBy', async () =>
      expect(await approveBy(claim, request)).toBeNull(),
    );
    await release();
    expect((await requests().get(request.id)).status).toBe('pending');
    expect(await heldDays()).toEqual([]);
  });

  it('frees days that are claimed for a request which was declined meanwhile', async () => {
    const request = await ask();
    await claimOf(request);
    await call(declineRequest, { id: request.id });
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('frees the second claim of an approved request, and never its own', async () => {
    const request = await ask();
    await call(approveRequest, { id: request.id });
    const lastDays = { ...request, startDate: parseDay('2031-06-05'), endDate: parseDay('2031-06-06') };
    expect(await claims().claim(newClaim(lastDays, clock.now()))).toBe(true);
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual(june);
  });

  it('frees the days of a cancellation that a crash has interrupted', async () => {
    const { id } = await ask();
    await call(approveRequest, { id });
    const crash = jest.spyOn(claims(), 'release').mockRejectedValueOnce(new Error('crash'));
    await expect(call(cancelRequest, { id })).rejects.toThrow('Another service failed');
    crash.mockRestore();
    expect((await requests().get(id)).status).toBe('cancelled');
    expect(await heldDays()).toEqual(june);
    clock.advance({ milliseconds: claimGrace });
    await release();
    expect(await heldDays()).toEqual([]);
  });

  it('never frees the days of an approved or a confirmed request, nor blocked ones', async () => {
    const anna = await ask();
    const ben = await ask({ email: 'ben@mail.example', startDate: '2031-06-06', endDate: '2031-06-06' });
    for (const { id } of [anna, ben]) await call(approveRequest, { id });
    await call(confirmRequest, { token: await confirmTokenOf(ben) });
    await call(blockDays, { dates: ['2031-06-08'] });
    clock.advance({ days: 40 });
    const before = await stored.everything();
    await release();
    expect(await stored.everything()).toBe(before);
  });
});
