import { addAdmin, listAdminHistory, listAdmins, removeAdmin, setAdminLocale } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { beginAgain, startAdminAuth, type RunningAdminAuth } from '../testing/start-admin-auth';

const owner = { kind: 'admin', email: 'owner@house.example' } as const;

describeOnEmbeddedDatabase('The history of the admins', (database) => {
  let service: RunningAdminAuth;
  const rosters = () => database.connection().collection('admin_roster');

  beforeAll(async () => {
    service = await startAdminAuth(database);
  });
  beforeEach(() => beginAgain(database, service));
  afterAll(() => service.close());

  const history = async () => ((await rosters().findOne({}))?.['history'] ?? []) as object[];
  const asOwner = <Result>(commandId: string, work: () => Promise<Result>): Promise<Result> =>
    runInMessageContext({ correlationId: 'any', commandId, actor: owner }, work);
  const add = (commandId: string) =>
    asOwner(commandId, () => service.client.call(addAdmin, { email: 'second@house.example', addedBy: owner.email }));

  const seeded = expect.objectContaining({ actor: { kind: 'program' }, action: 'added' });

  it('contains who was added and removed, when and by whom; the first admins by the program', async () => {
    const { id, createdAt } = await add('add');
    await asOwner('remove', () => service.client.call(removeAdmin, { id }));
    const who = { id, email: 'second@house.example' };
    expect(await history()).toEqual([
      seeded,
      { at: new Date(createdAt), actor: owner, action: 'added', commandId: 'add', after: who },
      { at: expect.any(Date), actor: owner, action: 'removed', commandId: 'remove', before: who },
    ]);
    expect(await service.client.call(listAdmins, {})).toHaveLength(1);
  });

  it('contains a changed language, and not one that was set again', async () => {
    const { id } = await add('add');
    const set = (commandId: string, locale: 'en' | null) =>
      asOwner(commandId, () => service.client.call(setAdminLocale, { id, locale }));
    await set('english', 'en');
    await set('english again', 'en');
    await set('reset', null);
    const entry = { at: expect.any(Date), actor: owner, action: 'language-changed' };
    const inLocale = (locale: 'en' | null) => ({ id, email: 'second@house.example', locale });
    expect((await history()).slice(2)).toEqual([
      { ...entry, commandId: 'english', before: inLocale(null), after: inLocale('en') },
      { ...entry, commandId: 'reset', before: inLocale('en'), after: inLocale(null) },
    ]);
  });

  it('is listed newest first, with the addresses of the admins', async () => {
    const { id } = await add('add');
    await asOwner('remove', () => service.client.call(removeAdmin, { id }));
    const { entries, total } = await service.client.call(listAdminHistory, { limit: 2 });
    expect(total).toBe(3);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['removed', { kind: 'admin', id: 'roster', name: 'second@house.example' }],
      ['added', { kind: 'admin', id: 'roster', name: 'second@house.example' }],
    ]);
  });

  it('contains each command once, and no refused one', async () => {
    await add('the-same');
    await add('the-same');
    await expect(add('another')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await history()).toHaveLength(2);
  });
});
