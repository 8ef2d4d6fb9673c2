import { cleaned, problemsOf } from './guest-fields';

const fields = { name: 'Anna', email: 'anna@mail.example', message: '' };

it('finds nothing wrong with a name, an address and no message', () => {
  expect(problemsOf(fields)).toEqual({ name: null, email: null, message: null });
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

it('sends what is left without the marks that come with what is pasted', () => {
  const pasted = { name: 'Anna\tBerg', email: 'tim.o’connor@mail.example', message: '\u202d+49 151\u202c\u2028Danke' };
  expect(cleaned(pasted)).toEqual({
    name: 'Anna Berg',
    email: "tim.o'connor@mail.example",
    message: '+49 151\nDanke',
  });
});

it('counts what is sent of a message', () => {
  expect(problemsOf({ ...fields, message: `${'x'.repeat(500)}\u200b\u2029` }).message).toBeNull();
});

it('lets a message have 500 characters and no more', () => {
  expect(problemsOf({ ...fields, message: 'x'.repeat(500) }).message).toBeNull();
  expect(problemsOf({ ...fields, message: 'x'.repeat(501) }).message).toBe('MESSAGE_TOO_LONG');
});
