import { adminRosterChanged } from './admin-roster-changed';

const emails = ['owner@example.com', 'petra@example.com'];

describe('The roster of admins in an event', () => {
  it('may come without languages, as those of 1.0.0 do', () => {
    expect(adminRosterChanged.payload.parse({ revision: 3, emails })).toEqual({ revision: 3, emails });
  });

  it('names the languages of those who have one', () => {
    const payload = { revision: 4, emails, locales: [{ email: 'petra@example.com', locale: 'en' }] };
    expect(adminRosterChanged.payload.parse(payload)).toEqual(payload);
  });
});
