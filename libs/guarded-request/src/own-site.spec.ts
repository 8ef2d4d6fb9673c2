import { isOwnSite } from './own-site';

describe('An address', () => {
  it.each([
    ['https://stay.example/feeds/a.ics', 'https://stay.example'],
    ['https://STAY.Example:443/feeds/a.ics', 'https://stay.example'],
    ['http://stay.example/feeds/a.ics', 'https://stay.example'],
    ['https://stay.example./feeds/a.ics', 'https://stay.example'],
    ['https://user:secret@stay.example/', 'https://stay.example'],
    ['https://müller.example/', 'https://xn--mller-kva.example'],
    ['https://203.0.113.5/', 'https://203.0.113.5'],
    ['https://0xcb.0.0x71.5/', 'https://203.0.113.5'],
    ['http://127.0.0.1:3000/feeds/a.ics', 'http://localhost:3000'],
    ['http://[::1]:3000/feeds/a.ics', 'http://localhost:3000'],
    ['http://localhost.:3000/feeds/a.ics', 'http://127.0.0.1:3000'],
  ])('%s is of the site %s', (address, site) => expect(isOwnSite(new URL(address), site)).toBe(true));

  it.each([
    ['https://other.example/feeds/a.ics', 'https://stay.example'],
    ['https://cloud.stay.example/a.ics', 'https://stay.example'],
    ['https://stay.example:8443/a.ics', 'https://stay.example'],
    ['http://127.0.0.1:3001/a.ics', 'http://localhost:3000'],
    ['https://stay.example.org/a.ics', 'https://stay.example'],
  ])('%s is not of the site %s', (address, site) => expect(isOwnSite(new URL(address), site)).toBe(false));
});
