import { approveRequest, confirmRequest } from '@hearthstay/contracts';
import { currentActor } from '@hearthstay/messaging';
import { fakeHandler } from '../../testing/fake-handler';
import { decidedRequest } from '../../testing/booking-request';
import { adminToken } from '../../testing/fake-services';
import { startTestBff, type TestBff } from '../../testing/test-bff';

describe('The actor of a command', () => {
  let bff: TestBff;
  const actors: unknown[] = [];

  const noting = () => {
    actors.push(currentActor());
    return decidedRequest;
  };

  beforeAll(async () => {
    bff = await startTestBff({
      handlers: [fakeHandler(approveRequest, noting), fakeHandler(confirmRequest, noting)],
    });
  });
  afterEach(() => actors.splice(0));
  afterAll(() => bff.close());

  it('is the admin of the session', async () => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    await bff.send('PATCH', '/api/admin/requests/some-id', { status: 'approved' }, headers);
    expect(actors).toEqual([{ kind: 'admin', email: 'owner@example.com' }]);
  });

  it('is the guest on public routes, even with a session token', async () => {
    await bff.fetch('/api/bookings/confirm/some-token', { headers: { Authorization: `Bearer ${adminToken}` } });
    expect(actors).toEqual([{ kind: 'guest' }]);
  });
});
