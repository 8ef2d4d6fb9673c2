import { maskedAddress } from './masked-address';

it.each([
  ['anna@mail.example', 'a…@m….example'],
  ['a@b.de', 'a…@b….de'],
  ['anna.berger@post.haus.example', 'a…@p….example'],
  ['über@häuser.de', 'ü…@h….de'],
])('of %s only the beginnings are left', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});
