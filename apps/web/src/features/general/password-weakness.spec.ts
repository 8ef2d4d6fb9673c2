import { weaknessOf } from './password-weakness';

describe('A password for the site', () => {
  it.each([
    ['Anker7', 'short'],
    ['Anker-7', 'short'],
    ['😀😀a😀b😀c', 'short'],
    ['Passwort2026!', 'common'],
    ['passw0rd', 'common'],
    ['  Urlaub 123', 'common'],
    ['12345678', 'common'],
    ['87654321', 'common'],
    ['aaaaaaaaaa', 'common'],
    ['abababab', 'common'],
    ['Haus am See', 'houseName'],
    ['hausamsee2026', 'houseName'],
    ['See!', 'houseName'],
    ['Ha\u200bus am See', 'houseName'],
  ])('%j is easy to guess: %s', (password, weakness) => {
    expect(weaknessOf(password, 'Haus am See')).toBe(weakness);
  });

  it.each(['', '   ', 'Bootssteg-Laterne', 'Anker und 7 Wellen', 'Seeadler-Horst', '40271986'])(
    '%j is not known as easy to guess',
    (password) => {
      expect(weaknessOf(password, 'Haus am See')).toBeNull();
    },
  );
});
