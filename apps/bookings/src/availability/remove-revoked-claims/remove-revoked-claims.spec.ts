import { approveRequest, declineRequest } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { ApprovalFence } from '../persistence/approval-fence';
import { useBookings } from '../../testing/use-bookings';
import { RemoveRevokedClaims } from './remove-revoked-claims';

describeEachDatabase('A revoked claim', (database) => {
  const { ask, call, clock, service, stored } = useBookings(database);

  const requestWithRevokedClaim = async () => {
    const request = await ask();
    await service().get(ApprovalFence).revoke({ id: 'claim-1', requestId: request.id });
    return request;
  };
  const revokedClaims = async () => (await stored.all('booking_requests')).map((request) => request['revokedClaims']);
  const forget = () => service().get(RemoveRevokedClaims).run();

  it.each([approveRequest, declineRequest])(
    'is kept when its request is decided on, for that can be undone: $name',
    async (decide) => {
      const { id } = await requestWithRevokedClaim();
      await call(decide, { id });
      await forget();
      expect(await revokedClaims()).toEqual([['claim-1']]);
    },
  );

  it('is stored until its request is past, and not longer', async () => {
    await requestWithRevokedClaim();
    clock.set('2031-06-04T20:00:00.000Z');
    await forget();
    expect(await revokedClaims()).toEqual([['claim-1']]);
    clock.set('2031-06-05T10:00:00.000Z');
    await forget();
    expect(await revokedClaims()).toEqual([[]]);
  });
});
