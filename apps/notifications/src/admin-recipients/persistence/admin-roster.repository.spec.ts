import { describeEachDatabase } from '@hearthstay/testing';
import { adminRosterModel, AdminRosterRepository } from './admin-roster.repository';
import { adminRosterSchema, type AdminRosterDocument } from './admin-roster.schema';

describeEachDatabase('The repository of the roster of admins', (database) => {
  it('keeps the roster with the highest revision, in any order of arrival', async () => {
    const model = database.connection().model<AdminRosterDocument>(adminRosterModel, adminRosterSchema);
    const rosters = new AdminRosterRepository(model);
    expect(await rosters.emails()).toBeNull();
    for (const revision of [2, 1, 3, 3, 2])
      await rosters.keepIfNewer({ revision, emails: [`${revision}@example.com`] });
    expect(await rosters.emails()).toEqual(['3@example.com']);
  });
});
