import { createAccessToken, hashOfToken } from './access-token';

describe('an access token', () => {
  it('is 32 bytes in the alphabet of URLs', () => {
    expect(createAccessToken().token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('is different each time', () => {
    const tokens = Array.from({ length: 1_000 }, () => createAccessToken().token);
    expect(new Set(tokens).size).toBe(1_000);
  });

  it('is found again by its hash, which does not contain it', () => {
    const { token, hash } = createAccessToken();
    expect(hashOfToken(token)).toBe(hash);
    expect(hash).not.toContain(token);
  });

  it('hashes by SHA-256', () => {
    expect(hashOfToken('abc')).toBe(
      Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString('base64url'),
    );
  });
});
