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
  [{ propertyName: '   ' }, { propertyName: 'PROPERTY_NAME_REQUIRED' }],
  [{ propertyName: '\u200b\u3164' }, { propertyName: 'PROPERTY_NAME_REQUIRED' }],
  [{ propertyName: 'x'.repeat(100) }, {}],
  [{ propertyName: 'x'.repeat(101) }, { propertyName: 'PROPERTY_NAME_TOO_LONG' }],
  [{ maxAdvanceBookingDays: '1', maxConsecutiveBookings: '1' }, {}],
  [{ maxAdvanceBookingDays: '365', maxConsecutiveBookings: '30' }, {}],
  [
    { maxAdvanceBookingDays: '366', maxConsecutiveBookings: '31' },
    { maxAdvanceBookingDays: 'MAX_ADVANCE_OUT_OF_RANGE', maxConsecutiveBookings: 'MAX_CONSECUTIVE_OUT_OF_RANGE' },
  ],
  [{ maxAdvanceBookingDays: '0' }, { maxAdvanceBookingDays: 'MAX_ADVANCE_OUT_OF_RANGE' }],
  [{ maxAdvanceBookingDays: '' }, { maxAdvanceBookingDays: 'MAX_ADVANCE_OUT_OF_RANGE' }],
  [{ maxAdvanceBookingDays: '1e2' }, { maxAdvanceBookingDays: 'MAX_ADVANCE_OUT_OF_RANGE' }],
  [{ maxConsecutiveBookings: '2.5' }, { maxConsecutiveBookings: 'MAX_CONSECUTIVE_OUT_OF_RANGE' }],
  [{ appPassword: 'x'.repeat(100) }, {}],
  [{ appPassword: 'x'.repeat(101) }, { appPassword: 'PASSWORD_TOO_LONG' }],
  [{ appPassword: '   ' }, { appPassword: 'PASSWORD_BLANK' }],
  [{ appPassword: '\u200b\u200b' }, { appPassword: 'PASSWORD_BLANK' }],
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
