import { isEmailShaped } from './email';

describe('isEmailShaped', () => {
  it.each(['anna@mail.example', 'a.b+c@sub.domain.org', 'jürgen@bücher.de', "o'neil@x-y.ie", 'ÄÖ@müller.example'])(
    'accepts %s',
    (text) => expect(isEmailShaped(text)).toBe(true),
  );

  it.each([
    '',
    'anna',
    'anna@mail',
    '@mail.example',
    'anna@',
    'a b@mail.example',
    'a@b@mail.example',
    'a..b@mail.example',
    '.a@mail.example',
    'a.@mail.example',
    'a@-mail.example',
    'a\u0000b@mail.example',
    'a\u200bb@mail.example',
    'a\u202eb@mail.example',
    'a\ud83cb@mail.example',
    'a@mail.e',
    'a@192.0.2.10',
    'a@0x7f.0x01',
    'a@mail.--',
    'a@mail.example\nBcc: x@y.example',
    'Anna <a@mail.example>',
    'a@mail.example,b@mail.example',
    `${'a'.repeat(65)}@mail.example`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.example`,
  ])('refuses %j', (text) => expect(isEmailShaped(text)).toBe(false));
});
