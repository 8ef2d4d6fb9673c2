import { callerAt } from './caller';

describe('a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('at %s counts as %s', (address, caller) => expect(callerAt(address)).toBe(caller));

  it('has one identity in the whole network of a subscriber, and another in the next', () => {
    expect(callerAt('2001:db8:1:2::1')).toBe(callerAt('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(callerAt('2001:db8:1:2::1')).not.toBe(callerAt('2001:db8:1:3::1'));
  });
});
