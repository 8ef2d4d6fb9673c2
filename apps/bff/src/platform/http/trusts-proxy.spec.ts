import { trustsProxy } from './trusts-proxy';

it.each([
  [true, '203.0.113.7', 5, true],
  [false, '127.0.0.1', 0, false],
  [1, '203.0.113.7', 0, true],
  [1, '203.0.113.7', 1, false],
  ['loopback, 10.0.0.0/8', '127.0.0.1', 0, true],
  ['loopback, 10.0.0.0/8', '::ffff:10.1.2.3', 3, true],
  ['loopback, 10.0.0.0/8', '203.0.113.7', 0, false],
])('TRUST_PROXY=%s trusts %s at hop %i: %s', (setting, address, hop, trusted) => {
  expect(trustsProxy(setting)(address, hop)).toBe(trusted);
});
