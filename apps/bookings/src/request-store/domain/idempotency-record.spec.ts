import { parseDay } from '@hearthstay/stay';
import fc from 'fast-check';
import { idempotencyRecord } from './idempotency-record';

const days = fc.constantFrom('2031-06-02', '2031-06-03').map(parseDay);
const text = fc.constantFrom('a', 'b', 'ab', '","');
const fields = fc.record({ name: text, email: text, startDate: days, endDate: days, message: text });

describe('The idempotency record of a request', () => {
  it('has the same body exactly when all fields are the same', () => {
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(idempotencyRecord('key', one).body === idempotencyRecord('key', other).body).toBe(isSame);
      }),
    );
  });

  it('ignores an empty message and unknown fields', () => {
    fc.assert(
      fc.property(fields, ({ message, ...rest }) => {
        const { body } = idempotencyRecord('key', rest);
        expect(idempotencyRecord('key', { ...rest, message: '' }).body).toBe(body);
        expect(idempotencyRecord('key', { ...rest, ...{ locale: 'de', caller: '192.0.2.1' } }).body).toBe(body);
      }),
    );
  });

  it('does not reveal the key', () => {
    const request = { name: 'a', email: 'b', startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-02') };
    expect(idempotencyRecord('key', request).key).not.toContain('key');
    expect(idempotencyRecord('key', request).key).not.toBe(idempotencyRecord('Key', request).key);
  });
});
