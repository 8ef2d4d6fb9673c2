import fc from 'fast-check';
import { emailSchema, normalEmail } from './email';

const codeOf = (value: unknown) => emailSchema.safeParse(value).error?.issues[0]?.message;

describe('an e-mail address', () => {
  it.each([
    [' Anna@Mail.Example ', 'anna@mail.example'],
    ['anna@ｍａｉｌ.example', 'anna@mail.example'],
    ['anna@ＭＡＩＬ.ｅxample', 'anna@mail.example'],
    ['ａｎｎａ＠mail．example', 'anna@mail.example'],
    ['anna@𝐦𝐚𝐢𝐥.example', 'anna@mail.example'],
    ['anna@ⓜⓐⓘⓛ.example', 'anna@mail.example'],
    ['jürgen@bücher.example', 'jürgen@bücher.example'],
    ['ju\u0308rgen@bu\u0308cher.example', 'jürgen@bücher.example'],
    ['jürgen@xn--bcher-kva.example', 'jürgen@bücher.example'],
    ['JÜRGEN@XN--BCHER-KVA.EXAMPLE', 'jürgen@bücher.example'],
    ['anna@straße.example', 'anna@straße.example'],
    ['anna@xn--n3h.example', 'anna@xn--n3h.example'],
    ['anna+hut@mail.example', 'anna+hut@mail.example'],
    ['例え@例え.jp', '例え@例え.jp'],
    ['tim.o’connor@mail.example', "tim.o'connor@mail.example"],
    ['tim.o´connor@mail.example', "tim.o'connor@mail.example"],
    ['\u200banna@mail\u00ad.example\ufeff', 'anna@mail.example'],
    ['anna\u2011maria@mail.example', 'anna-maria@mail.example'],
    ['mailto:anna@mail.example', 'anna@mail.example'],
    ['Anna Berg <anna@mail.example>', 'anna@mail.example'],
    ['"Berg, Anna" <anna@mail.example>;', 'anna@mail.example'],
    ['anna@mail.example.', 'anna@mail.example'],
    ['anna@mail.example,', 'anna@mail.example'],
    ['anna＠mail.example', 'anna@mail.example'],
  ])('%j is %j', (text, email) => expect(emailSchema.parse(text)).toBe(email));

  it.each([
    'an“na@mail.example',
    'anna…@mail.example',
    'anna@mail.example, berta@mail.example',
    'Anna <anna@mail.example> <berta>',
    'mailto:',
    'anna@xn--a.example',
    'anna@1.2.3.44',
    'anna@0x7f.0x01',
    'anna@mail。example',
    'anna@mail.℀xample',
    `anna@${'ü'.repeat(60)}.example`,
    `${'a'.repeat(2_000)}@mail.example`,
  ])('is not %j', (text) => expect(codeOf(text)).toBe('EMAIL_INVALID'));

  it('is required', () => expect([codeOf(undefined), codeOf('  ')]).toEqual(['EMAIL_REQUIRED', 'EMAIL_REQUIRED']));

  it('has no space before an accent that NFKC splits off', () =>
    expect(normalEmail('˘a@mail.example')).toBe('̆a@mail.example'));

  it('keeps its normal form when it is normalized again', () => {
    const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(label, label, label, (mailbox, domain, tld) => {
        const email = normalEmail(`${mailbox}@${domain}.${tld}`);
        expect(normalEmail(email)).toBe(email);
      }),
      { numRuns: 500 },
    );
  });
});
