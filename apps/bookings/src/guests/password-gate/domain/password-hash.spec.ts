import { scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { hashPassword, isPassword } from './password-hash';

// Hashing is slow on purpose.
describe('the hash of a password', () => {
  it('matches its password and no other', async () => {
    const passwords = fc.tuple(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.string({ minLength: 1, unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(passwords, async ([password, another]) => {
        const hash = await hashPassword(password);
        expect(await isPassword(password, hash)).toBe(true);
        expect(await isPassword(another, hash)).toBe(another.normalize('NFC') === password.normalize('NFC'));
      }),
      { numRuns: 5, examples: [[['Sesam', 'sesam']], [['Sesam', 'Sesam ']]] },
    );
  });

  it('differs each time, because of its salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Sesam'), hashPassword('Sesam')]);
    expect(first).not.toBe(second);
  });

  it('normalises differently composed umlauts', async () => {
    expect(await isPassword('Scho\u0308n', await hashPassword('Schön'))).toBe(true);
  });

  it('contains its cost, so that hashes of another cost stay valid', async () => {
    expect(await hashPassword('Sesam')).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    const salt = Buffer.from('a salt of its own');
    const key = scryptSync('Sesam', salt, 24, { N: 1024, r: 4, p: 2 });
    const hash = `$scrypt$ln=10,r=4,p=2$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect([await isPassword('Sesam', hash), await isPassword('Sesum', hash)]).toEqual([true, false]);
  });

  it('rejects other formats', async () => {
    await expect(isPassword('Sesam', 'Sesam')).rejects.toThrow('cannot be read');
  });
});
