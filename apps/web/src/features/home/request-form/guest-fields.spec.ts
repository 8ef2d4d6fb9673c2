import { cleaned, emptyFields, problemsOf } from './guest-fields';

const fields = { ...emptyFields, name: 'Anna', email: 'anna@mail.example' };

it('finds no error with a name, an address and no message', () => {
  expect(problemsOf(fields)).toEqual({ name: null, email: null, phone: null, arrivalTime: null, message: null });
});

it.each([
  ['', 'NAME_REQUIRED'],
  ['   ', 'NAME_REQUIRED'],
  [' A ', 'NAME_TOO_SHORT'],
  ['\u200b\u200b', 'NAME_REQUIRED'],
  ['A\u200b', 'NAME_TOO_SHORT'],
  ['A\u3164', 'NAME_TOO_SHORT'],
  ['Al', null],
  ['A'.repeat(100), null],
  ['A'.repeat(101), 'NAME_TOO_LONG'],
])('says of the name %j: %s', (name, problem) => {
  expect(problemsOf({ ...fields, name }).name).toBe(problem);
});

it.each([
  ['', 'EMAIL_REQUIRED'],
  ['  ', 'EMAIL_REQUIRED'],
  ['anna@mail', 'EMAIL_INVALID'],
  ['anna mail@mail.example', 'EMAIL_INVALID'],
  [' anna@mail.example ', null],
  ['ａｎｎａ＠mail.example\u200b', null],
  ['Tim O’Connor <tim.o’connor@mail.example>', null],
])('says of the address %j: %s', (email, problem) => {
  expect(problemsOf({ ...fields, email }).email).toBe(problem);
});

it('sends pasted texts without their invisible characters', () => {
  const pasted = {
    ...emptyFields,
    name: 'Anna\tBerg',
    email: 'tim.o’connor@mail.example',
    phone: '\u202d+49\u00a0151 – 23\u202c',
    message: '\u202d+49 151\u202c\u2028Danke',
  };
  expect(cleaned(pasted)).toEqual({
    arrivalTime: '',
    name: 'Anna Berg',
    email: "tim.o'connor@mail.example",
    phone: '+49 151 - 23',
    message: '+49 151\nDanke',
  });
});

it('counts only the part of a message that is sent', () => {
  expect(problemsOf({ ...fields, message: `${'x'.repeat(500)}\u200b\u2029` }).message).toBeNull();
});

it('allows at most 500 characters in a message', () => {
  expect(problemsOf({ ...fields, message: 'x'.repeat(500) }).message).toBeNull();
  expect(problemsOf({ ...fields, message: 'x'.repeat(501) }).message).toBe('MESSAGE_TOO_LONG');
});

it.each([
  ['', 'off', null],
  ['?', 'off', null],
  ['', 'optional', null],
  ['', 'required', 'PHONE_REQUIRED'],
  [' ', 'required', 'PHONE_REQUIRED'],
  ['1234', 'optional', 'PHONE_INVALID'],
  ['0151 ABC', 'required', 'PHONE_INVALID'],
  ['1'.repeat(31), 'required', 'PHONE_INVALID'],
  ['+49 (0)151/23-45.6', 'required', null],
] as const)('says of the phone number %j in a house that asks for it as "%s": %s', (phone, askPhone, problem) => {
  expect(problemsOf({ ...fields, phone }, { askPhone, askArrivalTime: 'required' }).phone).toBe(problem);
});
