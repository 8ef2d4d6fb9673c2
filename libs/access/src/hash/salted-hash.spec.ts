import { newSalt, saltedHash } from './salted-hash';

describe('a salted hash', () => {
  it('is that of the same text with the same salt only', () => {
    const [salt, other] = [newSalt(), newSalt()];
    const hash = saltedHash('anna@mail.example', salt);
    expect(hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(saltedHash('anna@mail.example', salt)).toBe(hash);
    expect(saltedHash('anna@mail.example', other)).not.toBe(hash);
    expect(saltedHash('berta@mail.example', salt)).not.toBe(hash);
  });

  it('is HMAC-SHA-256', () => {
    expect(Buffer.from(saltedHash('what do ya want for nothing?', 'Jefe'), 'base64url').toString('hex')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
