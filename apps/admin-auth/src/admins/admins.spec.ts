import {
  addAdmin,
  adminAdded,
  adminRemoved,
  adminRosterChanged,
  authenticate,
  issueLoginLink,
  listAdmins,
  openSession,
  removeAdmin,
  setAdminLocale,
} from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { beginAgain, recordedIn, startAdminAuth, type RunningAdminAuth } from '../testing/start-admin-auth';

describeEachDatabase('the admins', (database, onEmbeddedDatabase) => {
  let service: RunningAdminAuth;
  let other: RunningAdminAuth;

  beforeAll(async () => {
    service = await startAdminAuth(database);
    other = await startAdminAuth(database);
  });
  beforeEach(() => beginAgain(database, service));
  afterAll(() => Promise.all([service.close(), other.close()]));

  const add = (email: string, by = service) => by.client.call(addAdmin, { email, addedBy: 'owner@house.example' });
  const list = () => service.client.call(listAdmins, {});
  const emails = async () => (await list()).map(({ email }) => email);
  /** Of an operator, for whom a link is made without the wait of a request. */
  const linkTokenOf = async (email: string) => (await service.client.call(issueLoginLink, { email, add: false })).token;
  const sessionOf = async (email: string) =>
    (await service.client.call(openSession, { linkToken: await linkTokenOf(email) })).token;

  it('are listed in the order of their addition, with who added them', async () => {
    const added = await add(' Second@House.example ');
    expect(added).toMatchObject({ email: 'second@house.example', addedBy: 'owner@house.example' });
    expect(await list()).toEqual([expect.objectContaining({ email: 'owner@house.example', addedBy: null }), added]);
  });

  it('are all told who was added and who was removed, the removed one included', async () => {
    const { id } = await add('second@house.example');
    await service.client.call(removeAdmin, { id });
    const told = { email: 'second@house.example', recipients: ['owner@house.example', 'second@house.example'] };
    const names = [adminAdded.name, adminRemoved.name];
    const recorded = (await recordedIn(database, 'admin_roster')).filter(({ name }) => names.includes(name));
    expect(recorded).toMatchObject(names.map((name) => ({ name, payload: told })));
  });

  it('are published as a whole and with a revision after every change', async () => {
    const { id } = await add('second@house.example');
    await service.client.call(removeAdmin, { id });
    const recorded = (await recordedIn(database, 'admin_roster')).filter(
      ({ name }) => name === adminRosterChanged.name,
    );
    expect(recorded.map(({ payload }) => payload)).toEqual([
      { revision: 1, emails: ['owner@house.example'] },
      { revision: 2, emails: ['owner@house.example', 'second@house.example'] },
      { revision: 3, emails: ['owner@house.example'] },
    ]);
  });

  describe('with a language of their own', () => {
    const setLocale = (id: string, locale: 'de' | 'en' | null, by = service) =>
      by.client.call(setAdminLocale, { id, locale });
    const published = async () =>
      (await recordedIn(database, 'admin_roster'))
        .filter(({ name }) => name === adminRosterChanged.name)
        .map(({ payload }) => payload as object)
        .at(-1);

    it('are listed, published and signed in with it until it is reset', async () => {
      const { id, ...second } = await add('second@house.example');
      expect(await setLocale(id, 'en')).toEqual({ id, ...second, locale: 'en' });
      expect(await list()).toEqual([
        expect.not.objectContaining({ locale: expect.anything() as unknown }),
        { id, ...second, locale: 'en' },
      ]);
      const emailsInOrder = ['owner@house.example', 'second@house.example'];
      const locales = [{ email: 'second@house.example', locale: 'en' }];
      expect(await published()).toEqual({ revision: 3, emails: emailsInOrder, locales });
      const linkToken = await linkTokenOf('second@house.example');
      expect(await service.client.call(openSession, { linkToken })).toMatchObject({ locale: 'en' });

      expect(await setLocale(id, null)).toEqual({ id, ...second });
      expect(await published()).toEqual({ revision: 4, emails: emailsInOrder });
      const nextToken = await linkTokenOf('second@house.example');
      expect(await service.client.call(openSession, { linkToken: nextToken })).not.toHaveProperty('locale');
    });

    it('keep it when others are added, changed and removed, and lose it with their removal', async () => {
      const { id } = await add('second@house.example');
      const { id: third } = await add('third@house.example');
      await Promise.all([setLocale(id, 'en'), setLocale(third, 'de', other)]);
      await service.client.call(removeAdmin, { id: third });
      await add('third@house.example');
      expect((await list()).map(({ email, locale }) => [email, locale])).toEqual([
        ['owner@house.example', undefined],
        ['second@house.example', 'en'],
        ['third@house.example', undefined],
      ]);
    });

    onEmbeddedDatabase(() => {
      it('can be given when an admin is added', async () => {
        const given = { email: 'second@house.example', addedBy: 'owner@house.example', locale: 'en' as const };
        expect(await service.client.call(addAdmin, given)).toMatchObject({ locale: 'en' });
        expect((await list()).map(({ locale }) => locale)).toEqual([undefined, 'en']);
      });

      it('have to exist', async () => {
        await expect(setLocale('nobody', 'en')).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
        expect(await published()).toEqual({ revision: 1, emails: ['owner@house.example'] });
      });
    });
  });

  it('are unique when two instances add the same one ten times concurrently', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => add('second@house.example', index % 2 ? service : other)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await emails()).toEqual(['owner@house.example', 'second@house.example']);
  });

  it('are all added by ten concurrent commands', async () => {
    const added = Array.from({ length: 10 }, (_, index) => `admin${index}@house.example`);
    await Promise.all(added.map((email, index) => add(email, index % 2 ? service : other)));
    expect((await emails()).sort()).toEqual([...added, 'owner@house.example'].sort());
  });

  it('always have at least one when the last two remove each other concurrently', async () => {
    await add('second@house.example');
    const removals = await Promise.allSettled(
      (await list()).map(({ id }, index) => (index ? service : other).client.call(removeAdmin, { id })),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await emails()).toHaveLength(1);
  });

  it('lose sessions that a crash left in the database, even if they are added again after their removal', async () => {
    const { id } = await add('second@house.example');
    const token = await sessionOf('second@house.example');
    const sessions = database.connection().collection('sessions');
    const leftBehind = await sessions.find({}).toArray();
    await service.client.call(removeAdmin, { id });
    await sessions.insertMany(leftBehind);
    await add('second@house.example');
    await expect(other.client.call(authenticate, { token })).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  });

  it('lose their sessions with their removal, even if they are added again', async () => {
    const { id } = await add('second@house.example');
    const token = await sessionOf('second@house.example');
    await service.client.call(removeAdmin, { id });
    await expect(other.client.call(authenticate, { token })).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
    await add('second@house.example');
    await expect(other.client.call(authenticate, { token })).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  });

  it('cannot use a link from before their removal, even if they are added again', async () => {
    const { id } = await add('second@house.example');
    const links = [await linkTokenOf('second@house.example'), await linkTokenOf('second@house.example')];
    await service.client.call(removeAdmin, { id });
    await add('second@house.example', other);
    for (const [index, linkToken] of links.entries()) {
      const { client } = index ? service : other;
      await expect(client.call(openSession, { linkToken })).rejects.toMatchObject({ code: 'ADMIN_LINK_INVALID' });
    }
    await expect(sessionOf('second@house.example')).resolves.toBeDefined();
  });

  onEmbeddedDatabase(() => {
    it('are unique', async () => {
      for (const email of ['OWNER@house.example', 'owner@ｈｏｕｓｅ.example']) {
        await expect(add(email)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
      }
      expect(await emails()).toEqual(['owner@house.example']);
    });

    it('always have at least one: the last cannot be removed', async () => {
      const [owner] = await list();
      await expect(service.client.call(removeAdmin, { id: owner?.id ?? '' })).rejects.toMatchObject({
        code: 'LAST_ADMIN',
      });
      expect(await emails()).toEqual(['owner@house.example']);
    });

    it('cannot be removed if they do not exist', async () => {
      await expect(service.client.call(removeAdmin, { id: 'nobody' })).rejects.toMatchObject({
        code: 'ENTRY_NOT_FOUND',
      });
    });
  });
});
