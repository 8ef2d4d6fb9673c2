import { encryptionFor } from './smtp-encryption';

const needsEncryption = (url: string, allowsPlaintext = false) => encryptionFor(url, allowsPlaintext).requireTLS;

describe('The encryption of a connection', () => {
  it.each([
    'smtp://user:secret@mail.example.com:587',
    'smtp://user@mail.example.com',
    'smtps://user:secret@mail.example.com',
    'smtp://user:secret@localhost.example.com',
    'smtp://user:secret@10.0.0.1:1025',
    'smtp://user:secret@127.0.0.1.example.com',
    'smtp://user:secret@localhost:587?service=gmail',
    'smtp://mailpit:1025',
    'smtp://mail.example.com?ignoreTLS=true',
  ])('is required for %s', (url) => {
    expect(needsEncryption(url)).toBe(true);
    expect(needsEncryption(url, true)).toBe(false);
  });

  it.each([
    'smtp://user:secret@localhost:1025',
    'smtp://LOCALHOST:1025',
    'smtp://user:secret@127.0.0.1:25',
    'smtp://user:secret@[::1]:25',
  ])('is left to %s, which is on this machine', (url) => {
    expect(encryptionFor(url, false)).toEqual({ url, requireTLS: false });
  });

  it.each(['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=0&ignoreTLS=1'])(
    'is not switched off by ?%s',
    (options) => {
      const { url } = encryptionFor(`smtp://us%40er:50%25@mail.example.com:587?${options}&name=house`, false);
      expect(url).toBe('smtp://us%40er:50%25@mail.example.com:587?name=house');
    },
  );
});
