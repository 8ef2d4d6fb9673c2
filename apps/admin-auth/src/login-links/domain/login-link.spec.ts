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
    expect(adminOfLink(link, rosterOf(admin))).toBe(admin);
    expect(adminOfLink(link, rosterOf(adminSince('09:00:00')))).toBeUndefined();
    expect(adminOfLink(link, rosterOf())).toBeUndefined();
  });
});
