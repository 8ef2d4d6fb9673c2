import { cleanLine, cleanPassword, visibleLength } from '@hearthstay/stay';

/** Why a password is easy to guess. */
export type PasswordWeakness = 'houseName' | 'common' | 'short';

/** Shorter passwords can be found by trying all of them. */
const fewestCharacters = 8;

/** Frequent words in passwords, in German and English, without the digits and signs around them. */
const commonWords = new Set([
  ...['passwort', 'password', 'kennwort', 'passw0rd', 'geheim', 'secret', 'admin', 'gast', 'gaeste', 'gäste', 'guest'],
  ...['hallo', 'hello', 'willkommen', 'welcome', 'servus', 'schatz', 'sonne', 'sunshine', 'sommer', 'summer', 'winter'],
  ...['frühling', 'herbst', 'ferien', 'ferienhaus', 'ferienwohnung', 'urlaub', 'holiday', 'holidays', 'vacation'],
  ...['haus', 'house', 'home', 'family', 'familie', 'freunde', 'friends', 'liebe', 'iloveyou', 'ichliebedich'],
  ...['letmein', 'master', 'dragon', 'monkey', 'football', 'fussball', 'fußball', 'berlin', 'hamburg', 'münchen'],
  ...['qwertz', 'qwerty', 'qwertzuiop', 'qwertyuiop', 'asdf', 'asdfgh', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', 'abc'],
  ...['abcd', 'abcdef', 'abcdefgh', 'test', 'testtest', 'changeme', 'trustno', 'hearthstay', 'booking', 'buchung'],
]);

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
/** The text without other characters around its letters; `passw0rd` keeps its digit. */
const core = (text: string): string => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const digitRows = ['01234567890', '09876543210'];
const isRun = (text: string): boolean => /^(.{1,4})\1+$/u.test(text) || digitRows.some((row) => row.includes(text));

/** Whether the letters of a password are the name of the house, or one of its words. */
const isNameOfHouse = (password: string, propertyName: string): boolean => {
  const letters = lettersOnly(password);
  const words = cleanLine(propertyName).split(/\s+/).map(lettersOnly);
  return letters.length >= 3 && [lettersOnly(propertyName), ...words].includes(letters);
};

/** The first reason why a password of the site is easy to guess; `null` if there is none. */
export const weaknessOf = (typed: string, propertyName: string): PasswordWeakness | null => {
  const password = cleanPassword(typed);
  if (password.trim() === '') return null;
  if (isNameOfHouse(password, propertyName)) return 'houseName';
  if (commonWords.has(core(password)) || isRun(password)) return 'common';
  return visibleLength(password) < fewestCharacters ? 'short' : null;
};
