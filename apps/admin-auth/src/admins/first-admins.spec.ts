import { requestAccess } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { recordedIn, startAdminAuth } from '../testing/start-admin-auth';

describeEachDatabase('the first admins', (database) => {
  const roster = () => database.connection().collection('admin_roster').findOne({});
  const rosterEmails = async () => ((await roster())?.['admins'] as { email: string }[]).map(({ email }) => email);

  beforeEach(async () => {
    await database.connection().collection('admin_roster').deleteMany({});
  });

  it('are those of the settings, without duplicates, and are published', async () => {
    const service = await startAdminAuth(database, {
      adminEmails: 'one@house.example,two@house.example,one@house.example',
    });
    await service.close();
    expect(await rosterEmails()).toEqual(['one@house.example', 'two@house.example']);
    expect((await recordedIn(database, 'admin_roster')).map(({ payload }) => payload)).toEqual([
      { revision: 1, emails: ['one@house.example', 'two@house.example'] },
    ]);
  });

  it('stay unchanged when the settings change later', async () => {
    await (await startAdminAuth(database, { adminEmails: 'one@house.example' })).close();
    await (await startAdminAuth(database, { adminEmails: 'two@house.example' })).close();
    expect(await rosterEmails()).toEqual(['one@house.example']);
  });

  it('are created once by any number of instances that start together', async () => {
    const services = await Promise.all([1, 2, 3, 4].map(() => startAdminAuth(database)));
    await Promise.all(services.map((service) => service.close()));
    expect(await rosterEmails()).toEqual(['owner@house.example']);
    expect(await recordedIn(database, 'admin_roster')).toHaveLength(1);
  });

  it('are not the example of a trial whose data is used in production', async () => {
    await (await startAdminAuth(database, { adminEmails: 'owner@example.com' })).close();
    const inProduction = startAdminAuth(database, { nodeEnv: 'production', rateLimits: 'on' });
    await expect(inProduction).rejects.toThrow('the data has the example admin owner@example.com');
  });

  it('may be empty, and then nobody gets a link', async () => {
    const service = await startAdminAuth(database, { adminEmails: '' });
    await service.client.call(requestAccess, { email: 'owner@house.example', caller: '192.0.2.1' });
    await service.close();
    expect(await roster()).toBeNull();
    expect(await recordedIn(database, 'login_links')).toEqual([]);
  });
});
