import { parseDay } from '@hearthstay/stay';
import { createRequestKeys } from './submit-request';

const body = {
  name: 'Anna',
  email: 'anna@mail.example',
  startDate: parseDay('2026-12-08'),
  endDate: parseDay('2026-12-11'),
};

it('keeps the key of a request that is sent again', () => {
  const keys = createRequestKeys();
  const key = keys.keyOf(body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ ...body })).toBe(key);
});

it.each([{ name: 'Ben' }, { email: 'ben@mail.example' }, { endDate: body.startDate }, { message: 'Hallo' }])(
  'gives a new key once the content is another: %j',
  (change) => {
    const keys = createRequestKeys();
    expect(keys.keyOf({ ...body, ...change })).not.toBe(keys.keyOf(body));
  },
);

it('gives a new key to the same content once it has been accepted', () => {
  const keys = createRequestKeys();
  const first = keys.keyOf(body);
  keys.accepted();
  expect(keys.keyOf(body)).not.toBe(first);
});

it('gives every visitor keys of their own', () => {
  expect(createRequestKeys().keyOf(body)).not.toBe(createRequestKeys().keyOf(body));
});
