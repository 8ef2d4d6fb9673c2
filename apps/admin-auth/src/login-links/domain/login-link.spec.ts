import { newAdmin, type AdminRoster } from '../../admin-roster/domain/admin-roster';
import { adminOfLink, newLoginLink } from './login-link';

const email = 'owner@house.example';
const minutes = 15;
const at = (time: string) => new Date(`2031-05-10T${time}Z`);
const adminSince = (time: string) => newAdmin({ email, addedBy: null, createdAt: at(time) });
const rosterOf = (...admins: AdminRoster['admins']): AdminRoster => ({ revision: 1, admins, commands: [] });

describe('the admin of a link', () => {
  it('is the one who requested it, not a later admin with the same address', () => {
    const admin = adminSince('09:00:00');
    const link = newLoginLink({ hash: 'h', adminId: admin.id, email }, at('10:00:00'), minutes);
    expect(adminOfLink(link, rosterOf(admin), minutes)).toBe(admin);
    expect(adminOfLink(link, rosterOf(adminSince('09:00:00')), minutes)).toBeUndefined();
    expect(adminOfLink(link, rosterOf(), minutes)).toBeUndefined();
  });

  it('is, for a link without an id, the one who was admin when it was created', () => {
    const link = newLoginLink({ hash: 'h', adminId: null, email }, at('10:00:00'), minutes);
    const before = adminSince('10:00:00');
    expect(adminOfLink(link, rosterOf(before), minutes)).toBe(before);
    expect(adminOfLink(link, rosterOf(adminSince('10:00:01')), minutes)).toBeUndefined();
  });
});
