import { describeEachDatabase } from '@hearthstay/testing';
import { adminRosterModel, AdminRosterRepository } from './admin-roster.repository';
import { adminRosterSchema, type AdminRosterDocument } from './admin-roster.schema';

describeEachDatabase('The repository of the roster of admins', (database) => {
  let rosters: AdminRosterRepository;
  beforeAll(() => {
    const model = database.connection().model<AdminRosterDocument>(adminRosterModel, adminRosterSchema);
    rosters = new AdminRosterRepository(model);
  });
  beforeEach(() => database.connection().collection('admin_roster').deleteMany({}));

  it('keeps the roster with the highest revision, in any order of arrival', async () => {
    expect(await rosters.emails()).toBeNull();
    for (const revision of [2, 1, 3, 3, 2])
      await rosters.keepIfNewer({ revision, emails: [`${revision}@example.com`] });
    expect(await rosters.emails()).toEqual(['3@example.com']);
  });

  it('knows the languages of the latest roster, and none that it does not name', async () => {
    const [german, english] = ['german@example.com', 'english@example.com'];
    const emails = [german, english];
    const locales = () => Promise.all(emails.map((email) => rosters.localeOf(email)));
    expect(await locales()).toEqual([undefined, undefined]);
    const both = [
      { email: german, locale: 'de' as const },
      { email: english, locale: 'en' as const },
    ];
    await rosters.keepIfNewer({ revision: 2, emails, locales: both });
    expect(await locales()).toEqual(['de', 'en']);
    await rosters.keepIfNewer({ revision: 1, emails });
    expect(await locales()).toEqual(['de', 'en']);
    await rosters.keepIfNewer({ revision: 3, emails, locales: both.slice(1) });
    expect(await locales()).toEqual([undefined, 'en']);
    await rosters.keepIfNewer({ revision: 4, emails });
    expect(await locales()).toEqual([undefined, undefined]);
  });

  it('opens a roster of 1.0.0, in which no admin has a language', async () => {
    const stored = { revision: 1, emails: ['owner@example.com'] };
    await database
      .connection()
      .collection<AdminRosterDocument>('admin_roster')
      .insertOne({ _id: 'roster', ...stored });
    expect(await rosters.emails()).toEqual(stored.emails);
    expect(await rosters.localeOf('owner@example.com')).toBeUndefined();
  });
});
