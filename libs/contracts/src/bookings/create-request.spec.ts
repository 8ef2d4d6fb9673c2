import fc from 'fast-check';
import { idempotencyKeySchema } from './create-request';

describe('an idempotency key', () => {
  it('is 1 to 255 printable ASCII characters', () => {
    const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    const key = fc.string({ unit: printable, minLength: 1, maxLength: 255 });
    fc.assert(fc.property(key, (value) => expect(idempotencyKeySchema.parse(value)).toBe(value)));
  });

  it.each([
    ['nothing', ''],
    ['256 characters', 'x'.repeat(256)],
    ['an umlaut', 'schlüssel'],
    ['a line break', 'key\n'],
    ['a tab', 'a\tb'],
  ])('is not %s', (_what, value) => {
    expect(idempotencyKeySchema.safeParse(value).error?.issues[0]?.message).toBe('IDEMPOTENCY_KEY_INVALID');
  });
});
