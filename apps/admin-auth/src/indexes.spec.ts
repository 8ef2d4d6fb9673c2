import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import { startAdminAuth, type RunningAdminAuth } from './testing/start-admin-auth';

describeEachDatabase('The queries of admin-auth', (database) => {
  let service: RunningAdminAuth;
  beforeAll(async () => {
    service = await startAdminAuth(database);
  });
  afterAll(() => service.close());

  it('for the sessions of an admin use an index', async () => {
    const sessions = database.connection().collection('sessions');
    const hashes = Array.from({ length: 400 }, (_, n) => n);
    await sessions.insertMany(hashes.map((n) => ({ _id: `hash-${n}` as never, adminId: `admin-${n}` })));
    await expectIndexUsed(sessions, { filter: { adminId: 'admin-7' } }, 'adminId_1');
  });

  it('for the link of a command use an index', async () => {
    const links = database.connection().collection('login_links');
    const hashes = Array.from({ length: 400 }, (_, n) => n);
    await links.insertMany(hashes.map((n) => ({ _id: `hash-${n}` as never, commandId: `command-${n}` })));
    await expectIndexUsed(links, { filter: { commandId: 'command-7' } }, 'commandId_1');
  });
});
