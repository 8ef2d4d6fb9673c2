import { mayBeLocal } from './local-request';

const asking = (remoteAddress: string | undefined, host: string | undefined) =>
  mayBeLocal({ socket: { remoteAddress }, headers: { host } } as Parameters<typeof mayBeLocal>[0]);

describe('A request that may be local', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('comes from %s with the host name %s', (address, host) => {
    expect(asking(address, host)).toBe(true);
  });

  it.each(['192.168.1.20', '10.0.0.1', '172.17.0.1', '::ffff:192.168.1.20', 'fe80::1', '1.127.0.1', undefined])(
    'does not come from %s',
    (address) => {
      expect(asking(address, 'localhost:3000')).toBe(false);
    },
  );

  it.each(['evil.example', 'booking.example.com', 'localhost.evil.example', '127.0.0.1.evil.example:3000', undefined])(
    'does not ask for %s, which may be a foreign name that points here',
    (host) => {
      expect(asking('127.0.0.1', host)).toBe(false);
    },
  );
});
