import { parseDay } from '@hearthstay/stay';
import { createRequestKeys } from './submit-request';

const body = {
  name: 'Anna',
  email: 'anna@mail.example',
  startDate: parseDay('2026-12-08'),
  endDate: parseDay('2026-12-11'),
};

it('keeps the key of a repeated request', () => {
  const keys = createRequestKeys();
  const key = keys.keyOf(body);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyOf({ ...body })).toBe(key);
});

it.each([{ name: 'Ben' }, { email: 'ben@mail.example' }, { endDate: body.startDate }, { message: 'Hallo' }])(
  'has a new key for changed content: %j',
  (change) => {
    const keys = createRequestKeys();
    expect(keys.keyOf({ ...body, ...change })).not.toBe(keys.keyOf(body));
  },
);

it('has a new key for the same content after it was accepted', () => {
  const keys = createRequestKeys();
  const first = keys.keyOf(body);
  keys.accepted();
  expect(keys.keyOf(body)).not.toBe(first);
});

it('has different keys for every visitor', () => {
  expect(createRequestKeys().keyOf(body)).not.toBe(createRequestKeys().keyOf(body));
});
