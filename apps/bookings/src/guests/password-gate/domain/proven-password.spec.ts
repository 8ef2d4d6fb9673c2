import { ProvenPassword } from './proven-password';

describe('the proven password', () => {
  it('is none at first', () => {
    expect(new ProvenPassword().is('', '')).toBe(false);
  });

  it('is the cached one, as long as the hash is unchanged', () => {
    const proven = new ProvenPassword();
    proven.remember('Sesam', 'hash');
    expect(proven.is('Sesam', 'hash')).toBe(true);
    expect(proven.is('sesam', 'hash')).toBe(false);
    expect(proven.is('Sesam', 'hash of another')).toBe(false);
    proven.remember('Another', 'hash of another');
    expect(proven.is('Sesam', 'hash')).toBe(false);
  });

  it('is not cached in plain text', () => {
    const proven = new ProvenPassword();
    proven.remember('Sesam', 'hash');
    expect(Object.values(proven).map(String).join()).not.toContain('Sesam');
  });
});
