/** @jest-environment-options {"url": "https://haus.example"} */
import { setCookie } from './cookies';

it('binds a cookie to the host and to HTTPS', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  setCookie('language', 'en');
  setCookie('authorized', false);
  expect(written.mock.calls.flat()).toEqual([
    '__Host-hearthstay-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    '__Host-hearthstay-authorized=false; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});
