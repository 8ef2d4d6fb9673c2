import {
  addAdmin,
  closeSession,
  listAdmins,
  openSession,
  removeAdmin,
  requestAccess,
  setAdminLocale,
  type RequestInputOf,
  type ResponseOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase } from '@hearthstay/testing';
import { beginAgain, recordedIn, startAdminAuth, type RunningAdminAuth } from './testing/start-admin-auth';

describeEachDatabase('A repeated command', (database) => {
  let service: RunningAdminAuth;
  const stored = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    service = await startAdminAuth(database, { rateLimits: 'on' });
  });
  beforeEach(() => beginAgain(database, service));
  afterAll(() => service.close());

  const twice = async <Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<[ResponseOf<Contract>, ResponseOf<Contract>]> => {
    const send = () =>
      runInMessageContext({ correlationId: 'any', commandId: 'the-same' }, () =>
        service.client.call(contract, request),
      );
    return [await send(), await send()];
  };

  const newAdmin = { email: 'second@house.example', addedBy: 'owner@house.example' };

  it('adds an admin once, and differs from a later command', async () => {
    const [first, second] = await twice(addAdmin, newAdmin);
    expect(second).toEqual(first);
    await expect(service.client.call(addAdmin, newAdmin)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await service.client.call(listAdmins, {})).toContainEqual(first);
  });

  it('removes an admin once, and differs from a later command', async () => {
    const { id } = await service.client.call(addAdmin, newAdmin);
    expect(await twice(removeAdmin, { id })).toEqual([{}, {}]);
    await expect(service.client.call(removeAdmin, { id })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('sets the language of an admin once, and does not undo a later command', async () => {
    const { id } = await service.client.call(addAdmin, newAdmin);
    const [, repeat] = await twice(setAdminLocale, { id, locale: 'en' });
    expect(repeat).toMatchObject({ id, locale: 'en' });
    await service.client.call(setAdminLocale, { id, locale: 'de' });
    expect((await twice(setAdminLocale, { id, locale: 'en' }))[1]).toMatchObject({ locale: 'de' });
  });

  it('stores one link', async () => {
    await twice(requestAccess, { email: 'owner@house.example', caller: '192.0.2.8' });
    expect(await stored('login_links').countDocuments()).toBe(1);
  });

  it.each(['owner@house.example', 'stranger@mail.example'])(
    'counts each time that %s asks for a link',
    async (email) => {
      await twice(requestAccess, { email, caller: '192.0.2.8' });
      const counts = (await stored('rate_limits').find().toArray()).map(({ points }) => points as number);
      expect(new Set(counts)).toEqual(new Set([2]));
    },
  );

  it('ends a session, and no longer knows whose it was', async () => {
    await service.client.call(requestAccess, { email: 'owner@house.example', caller: '192.0.2.8' });
    const [event] = await recordedIn(database, 'login_links');
    const { link } = event?.payload as { link: { token: string } };
    const { token } = await service.client.call(openSession, { linkToken: link.token });
    expect(await twice(closeSession, { token })).toEqual([{ email: 'owner@house.example' }, {}]);
  });
});
