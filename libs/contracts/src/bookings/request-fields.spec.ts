import type { Asking } from '@hearthstay/stay';
import fc from 'fast-check';
import { requestFieldsSchema, withAskedFields } from './request-fields';

const valid = {
  name: 'Jürgen Müller',
  email: 'juergen@mail.example',
  startDate: '2026-12-08',
  endDate: '2026-12-11',
  message: 'Wir kommen zu viert 🏡\nund mit „Hund“.',
};

/** The error codes of the fields, as `field: code`. */
const errorsOf = (body: unknown): string[] => {
  const result = requestFieldsSchema.safeParse(body);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const without = (field: keyof typeof valid) =>
  Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field));

describe('the fields of a booking request', () => {
  it('keep what the guest typed', () => expect(requestFieldsSchema.parse(valid)).toEqual(valid));

  it('are trimmed, and the address is in lower case', () =>
    expect(
      requestFieldsSchema.parse({ ...valid, name: '  Jo  ', email: ' JO@Mail.Example ', message: ' Hallo ' }),
    ).toMatchObject({ name: 'Jo', email: 'jo@mail.example', message: 'Hallo' }));

  it('are without the marks that come with what is pasted', () =>
    expect(
      requestFieldsSchema.parse({
        ...valid,
        name: 'Jürgen\tMüller\u0000',
        email: '\u200bjuergen@mail.example',
        message: 'Bitte anrufen: \u202d+49 151 0000000\u202c\u2028Danke\u000b🏡',
      }),
    ).toEqual({ ...valid, message: 'Bitte anrufen: +49 151 0000000\nDanke\n🏡' }));

  it('are one line if they may become part of an e-mail header', () =>
    expect(requestFieldsSchema.parse({ ...valid, name: 'Jo\r\nBcc: x@y.example' }).name).toBe('Jo Bcc: x@y.example'));

  it('are measured after their clean-up', () =>
    expect(
      errorsOf({ ...valid, message: '\u200b'.repeat(100) + 'x'.repeat(500), name: 'J\u200b'.repeat(100) }),
    ).toEqual([]));

  it('accept phone numbers of all countries', () => {
    for (const phone of ['12345', '+49 (0)151/23-45.6', '1'.repeat(30)]) {
      expect(requestFieldsSchema.parse({ ...valid, phone }).phone).toBe(phone);
    }
    expect(requestFieldsSchema.parse({ ...valid, phone: '\u202a+49\u00a0151 – 234\u202c' }).phone).toBe(
      '+49 151 - 234',
    );
  });

  it('need no message', () => expect(errorsOf(without('message'))).toEqual([]));

  it('ignore unknown fields', () =>
    expect(requestFieldsSchema.parse({ ...valid, status: 'approved' })).not.toHaveProperty('status'));

  it.each([
    ['a phone number of four characters', { ...valid, phone: '1234' }, 'phone: PHONE_INVALID'],
    ['a phone number with letters', { ...valid, phone: '0151 HAUS' }, 'phone: PHONE_INVALID'],
    ['a phone number of 31 characters', { ...valid, phone: '1'.repeat(31) }, 'phone: PHONE_INVALID'],
    ['a phone number that is a number', { ...valid, phone: 49151 }, 'phone: WRONG_TYPE'],
    ['an hour that does not exist', { ...valid, arrivalTime: '24:00' }, 'arrivalTime: ARRIVAL_TIME_INVALID'],
    ['a minute that does not exist', { ...valid, arrivalTime: '16:60' }, 'arrivalTime: ARRIVAL_TIME_INVALID'],
    ['a time without a zero', { ...valid, arrivalTime: '9:30' }, 'arrivalTime: ARRIVAL_TIME_INVALID'],
    ['no name', without('name'), 'name: NAME_REQUIRED'],
    ['an empty name', { ...valid, name: '   ' }, 'name: NAME_REQUIRED'],
    ['a name of one letter', { ...valid, name: ' J ' }, 'name: NAME_TOO_SHORT'],
    ['a name that nobody sees', { ...valid, name: '\u200b\u00ad' }, 'name: NAME_REQUIRED'],
    ['a name of fillers', { ...valid, name: '\u3164\u3164' }, 'name: NAME_TOO_SHORT'],
    ['a name of one letter that is seen', { ...valid, name: 'J\u200b\u00ad' }, 'name: NAME_TOO_SHORT'],
    ['a name of 101 letters', { ...valid, name: 'J'.repeat(101) }, 'name: NAME_TOO_LONG'],
    ['a name that is an object', { ...valid, name: { $ne: null } }, 'name: WRONG_TYPE'],
    ['a name that is null', { ...valid, name: null }, 'name: WRONG_TYPE'],
    ['no address', without('email'), 'email: EMAIL_REQUIRED'],
    ['an empty address', { ...valid, email: ' ' }, 'email: EMAIL_REQUIRED'],
    ['an address without a dot', { ...valid, email: 'jo@mail' }, 'email: EMAIL_INVALID'],
    ['an address with a quotation mark', { ...valid, email: 'j”o@mail.example' }, 'email: EMAIL_INVALID'],
    ['an address that is an operator', { ...valid, email: { $gt: '' } }, 'email: WRONG_TYPE'],
    ['no first day', without('startDate'), 'startDate: DATES_REQUIRED'],
    ['an impossible day', { ...valid, startDate: '2026-02-30' }, 'startDate: DAY_INVALID'],
    ['an instant for a day', { ...valid, endDate: '2026-12-11T00:00:00Z' }, 'endDate: DAY_INVALID'],
    ['a number for a day', { ...valid, endDate: 20261211 }, 'endDate: WRONG_TYPE'],
    ['a range that ends before it starts', { ...valid, endDate: '2026-12-07' }, 'endDate: RANGE_REVERSED'],
    ['a message of 501 characters', { ...valid, message: 'x'.repeat(501) }, 'message: MESSAGE_TOO_LONG'],
    ['a list for a message', { ...valid, message: ['a'] }, 'message: WRONG_TYPE'],
  ])('refuse %s', (_, body, error) => expect(errorsOf(body)).toEqual([error]));

  it('name every wrong field, in the order of the form', () =>
    expect(errorsOf({ name: 'J', email: 'x', startDate: 'soon', endDate: '' })).toEqual([
      'name: NAME_TOO_SHORT',
      'email: EMAIL_INVALID',
      'startDate: DAY_INVALID',
      'endDate: DAY_INVALID',
    ]));

  it('take a message of exactly 500 characters', () =>
    expect(errorsOf({ ...valid, message: 'x'.repeat(500) })).toEqual([]));

  it('never throw, for any input', () => {
    fc.assert(fc.property(fc.anything(), (body) => expect(() => requestFieldsSchema.safeParse(body)).not.toThrow()));
  });
});

describe('a field that a house may ask for', () => {
  const sent = requestFieldsSchema.parse({ ...valid, phone: '+49 151 234', arrivalTime: '16:30' });
  const { phone, arrivalTime, ...unsaid } = sent;
  const empty = { ...sent, phone: '', arrivalTime: '' };
  const all = (asking: Asking) => ({ askPhone: asking, askArrivalTime: asking });

  it.each([
    [undefined, sent, unsaid],
    [all('off'), sent, unsaid],
    [{ askPhone: 'optional' as const, askArrivalTime: 'off' as const }, sent, { ...unsaid, phone }],
    [{ askPhone: 'off' as const, askArrivalTime: 'required' as const }, sent, { ...unsaid, arrivalTime }],
    [all('optional'), sent, sent],
    [all('optional'), unsaid, unsaid],
    [all('optional'), empty, unsaid],
    [all('required'), sent, sent],
  ])('in %j: %j becomes %j', (asked, fields, kept) => expect(withAskedFields(fields, asked)).toEqual(kept));

  it.each([[unsaid], [empty]])('is missing if it is required: %j', (fields) =>
    expect(() => withAskedFields(fields, all('required'))).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        content: {
          fields: [
            { field: 'phone', code: 'PHONE_REQUIRED' },
            { field: 'arrivalTime', code: 'ARRIVAL_TIME_REQUIRED' },
          ],
        },
      }),
    ),
  );
});
