import { scryptSync } from 'node:crypto';
import fc from 'fast-check';
import { hashPassword as hashAtCost, isCheaper, isPassword, passwordCost } from './password-hash';

/** As `passwordCost`, which is slow on purpose, but quick. */
const cheap = { ...passwordCost, ln: 4 };
const hashPassword = (password: string) => hashAtCost(password, cheap);

describe('the hash of a password', () => {
  it('matches its password and no other', async () => {
    const sent = fc.string({ minLength: 1, unit: 'binary' });
    const passwords = fc.tuple(
      sent.filter((password) => !password.endsWith('\0')),
      sent,
    );
    await fc.assert(
      fc.asyncProperty(passwords, async ([password, another]) => {
        const hash = await hashPassword(password);
        expect(await isPassword(password, hash)).toBe(true);
        expect(await isPassword(another, hash)).toBe(another.normalize('NFC') === password.normalize('NFC'));
      }),
      { examples: [[['Sesam', 'sesam']], [['Sesam', 'Sesam ']]] },
    );
  });

  it.each([
    ['Sesam', 'Sesam\0'],
    ['Sesam', 'Sesam\0\0'],
    ['Sesam', '\0Sesam'],
    ['Sesam\uFFFD', 'Sesam\uD800'],
  ])('of %j does not match %j, another text', async (password, another) => {
    expect(await isPassword(another, await hashPassword(password))).toBe(false);
  });

  it('differs each time, because of its salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Sesam'), hashPassword('Sesam')]);
    expect(first).not.toBe(second);
  });

  it('normalises differently composed umlauts', async () => {
    expect(await isPassword('Scho\u0308n', await hashPassword('Schön'))).toBe(true);
  });

  it('contains its cost, so that hashes of another cost stay valid', async () => {
    expect(await hashAtCost('Sesam', passwordCost)).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    const salt = Buffer.from('a salt of its own');
    const key = scryptSync('Sesam', salt, 24, { N: 1024, r: 4, p: 2 });
    const hash = `$scrypt$ln=10,r=4,p=2$${salt.toString('base64url')}$${key.toString('base64url')}`;
    expect([await isPassword('Sesam', hash), await isPassword('Sesum', hash)]).toEqual([true, false]);
    expect([isCheaper(hash, passwordCost), isCheaper(hash, cheap)]).toEqual([true, false]);
  });

  it('rejects other formats', async () => {
    await expect(isPassword('Sesam', 'Sesam')).rejects.toThrow('cannot be read');
  });
});
