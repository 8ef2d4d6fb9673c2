import { settingsChangesSchema } from './settings-changes';

const codeOf = (changes: unknown) => settingsChangesSchema.safeParse(changes).error?.issues[0]?.message;

describe('changes of the settings', () => {
  it.each(['', '  ', '\u200b', '\u3164\u00ad'])(
    'reject a property name without visible characters: %j',
    (propertyName) => expect(codeOf({ propertyName })).toBe('PROPERTY_NAME_REQUIRED'),
  );

  it('accept a property name of one character', () => expect(codeOf({ propertyName: '🏡' })).toBeUndefined());

  it.each(['  ', '\u200b\u200b', '\u2800'])('reject a password without visible characters: %j', (appPassword) =>
    expect(codeOf({ appPassword })).toBe('PASSWORD_BLANK'),
  );

  it.each(['Sesam\t', 'Se\u200bsam', 'Sesam\u0000'])(
    'reject a password with marks that guests cannot type: %j',
    (appPassword) => expect(codeOf({ appPassword })).toBe('CONTROL_CHARACTERS'),
  );

  it.each(['', null, 'Sesam', ' Sesam öffne Dich 🏡 '])('accept the password %j', (appPassword) =>
    expect(codeOf({ appPassword })).toBeUndefined(),
  );
});
