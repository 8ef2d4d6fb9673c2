import { changesOf, problemsOf, type GeneralFields } from './general-fields';

const fields: GeneralFields = {
  propertyName: 'Haus am See',
  maxAdvanceBookingDays: '40',
  maxConsecutiveBookings: '7',
  showGuestNames: true,
  appPassword: '',
};

it.each<[Partial<GeneralFields>, object]>([
  [{}, {}],
  [{ propertyName: '   ' }, { propertyName: 'required' }],
  [{ propertyName: '\u200b\u3164' }, { propertyName: 'required' }],
  [{ propertyName: 'x'.repeat(100) }, {}],
  [{ propertyName: 'x'.repeat(101) }, { propertyName: 'tooLong' }],
  [{ maxAdvanceBookingDays: '1', maxConsecutiveBookings: '1' }, {}],
  [{ maxAdvanceBookingDays: '365', maxConsecutiveBookings: '30' }, {}],
  [
    { maxAdvanceBookingDays: '366', maxConsecutiveBookings: '31' },
    { maxAdvanceBookingDays: 'outOfRange', maxConsecutiveBookings: 'outOfRange' },
  ],
  [{ maxAdvanceBookingDays: '0' }, { maxAdvanceBookingDays: 'outOfRange' }],
  [{ maxAdvanceBookingDays: '' }, { maxAdvanceBookingDays: 'outOfRange' }],
  [{ maxAdvanceBookingDays: '1e2' }, { maxAdvanceBookingDays: 'outOfRange' }],
  [{ maxConsecutiveBookings: '2.5' }, { maxConsecutiveBookings: 'outOfRange' }],
  [{ appPassword: 'x'.repeat(100) }, {}],
  [{ appPassword: 'x'.repeat(101) }, { appPassword: 'tooLong' }],
  [{ appPassword: '   ' }, { appPassword: 'blank' }],
  [{ appPassword: '\u200b\u200b' }, { appPassword: 'blank' }],
  [{ appPassword: null }, {}],
])('of %j has the problems %j', (changes, problems) => expect(problemsOf({ ...fields, ...changes })).toEqual(problems));

it('sends numbers as numbers, the name without the spaces around it, and no password that stays', () =>
  expect(changesOf({ ...fields, propertyName: ' Haus am See ' })).toEqual({
    propertyName: 'Haus am See',
    maxAdvanceBookingDays: 40,
    maxConsecutiveBookings: 7,
    showGuestNames: true,
  }));

it.each(['sesam öffne dich ', null])('sends the password %j as it is', (appPassword) =>
  expect(changesOf({ ...fields, appPassword })).toMatchObject({ appPassword }),
);
