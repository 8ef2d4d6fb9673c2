import { DomainError, listReachedAdminLimits, listReachedGuestLimits, type ReachedLimit } from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { startTestBff, type TestBff } from '../../testing/test-bff';

const at = (hour: string) => `2026-11-20T${hour}:00:00.000Z`;
let ofGuests: ReachedLimit[] | DomainError = [];
let ofAdmins: ReachedLimit[] = [];
let bff: TestBff;

beforeAll(async () => {
  bff = await startTestBff({
    handlers: [
      fakeHandler(listReachedGuestLimits, () => {
        if (ofGuests instanceof DomainError) throw ofGuests;
        return ofGuests;
      }),
      fakeHandler(listReachedAdminLimits, () => ofAdmins),
    ],
  });
});
afterAll(() => bff.close());

const notices = async (): Promise<unknown> =>
  (await bff.fetch('/api/admin/notices', { headers: { Authorization: `Bearer ${adminToken}` } })).json();

it('returns one notice for each kind of limit, since it was first reached', async () => {
  ofGuests = [
    { code: 'EMAILS_TO_ADDRESS_LIMITED', since: at('10') },
    { code: 'EMAILS_OF_HOUSE_LIMITED', since: at('09') },
  ];
  ofAdmins = [{ code: 'EMAILS_TO_ADDRESS_LIMITED', since: at('08') }];
  expect(await notices()).toEqual([
    { code: 'EMAILS_TO_ADDRESS_LIMITED', since: at('08') },
    { code: 'EMAILS_OF_HOUSE_LIMITED', since: at('09') },
  ]);
});

it('returns the limits of one service while the other is unavailable', async () => {
  ofGuests = new DomainError('SERVICE_UNAVAILABLE');
  ofAdmins = [{ code: 'EMAILS_OF_CALLER_LIMITED', since: at('08') }];
  expect(await notices()).toEqual(ofAdmins);
});
