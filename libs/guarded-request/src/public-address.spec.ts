import { isPublicAddress } from './public-address';

describe('An address', () => {
  it.each([
    ['this machine', '127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '::', '0.1.2.3'],
    ['this machine, as IPv4 in IPv6', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:0:127.0.0.1'],
    ['a private network', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1', 'fec0::1'],
    ['a private network, as IPv4 in IPv6', '::10.0.0.1', '::ffff:192.168.1.1', '64:ff9b::a00:1', '64:ff9b:1::a00:1'],
    ['a tunnel', '2002:7f00:1::', '2001::1', '192.88.99.1'],
    ['this link', '169.254.1.1', 'fe80::1', 'febf::1'],
    ['the provider', '100.64.0.1', '100.127.255.255', '192.0.0.8'],
    ['the metadata of a cloud', '169.254.169.254', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254'],
    ['the metadata of a cloud, in IPv6', '::ffff:168.63.129.16', '::168.63.129.16', '64:ff9b::a83f:8110'],
    ['nobody', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1', '100::1', '4000::1', '200::1'],
    ['benchmarks', '198.18.0.1', '198.19.255.255', '2001:2::1'],
    ['many', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['the future', '240.0.0.1', '5f00::1'],
  ])('of %s is not public: %s', (_of, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('of a site on the internet is public', () => {
    const addresses = ['93.184.216.34', '168.63.129.17', '2606:2800:220:1::1', '2a00:1450:4001::5e', '::ffff:8.8.8.8'];
    expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});
