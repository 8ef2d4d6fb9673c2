import { errorCodes, fieldErrorCodes, locales } from '@hearthstay/contracts';
import { loadSuccesses, type TextsOf } from '@hearthstay/locales/load-texts';
import { loadSentences, sentence } from './sentence';

const params = { count: 3, days: 'Fr., 27. November 2026', status: 500, first: 'Juli', second: 'August', said: '503' };

beforeAll(loadSentences);

describe('The messages of the API', () => {
  it.each(locales)('include a whole sentence for every code (%s)', async (locale) => {
    const successCodes = Object.keys(await loadSuccesses(locale)) as (keyof TextsOf<typeof loadSuccesses>)[];
    for (const code of [...errorCodes, ...fieldErrorCodes, ...successCodes]) {
      const text = sentence(locale, code, params);
      expect(text).not.toBe(code);
      expect(text).toMatch(/^\p{Lu}.*\p{Ll}.*$/u);
      expect(text).not.toMatch(/[{}]|undefined/);
    }
  });

  it('differ between the languages', () => {
    for (const code of [...errorCodes, ...fieldErrorCodes]) {
      expect(sentence('de', code, params)).not.toBe(sentence('en', code, params));
    }
  });

  it.each([
    ['NAME_REQUIRED', 'Name is required'],
    ['NAME_TOO_SHORT', 'Name must be at least 2 characters'],
    ['EMAIL_REQUIRED', 'Email is required'],
    ['EMAIL_INVALID', 'Please enter a valid email address'],
    ['DATES_REQUIRED', 'Please select dates for your booking'],
    ['MAX_CONSECUTIVE_DAYS', 'Maximum 3 consecutive days allowed'],
    ['MAX_ADVANCE_DAYS', 'Cannot book more than 3 days in advance'],
    ['DATES_UNAVAILABLE', 'Some dates in this range are not available'],
    ['APPROVAL_CONFLICT', 'Cannot approve: conflicts with already approved booking'],
    ['ADMIN_LINK_INVALID', 'Invalid or expired access link.'],
  ] as const)('contain the text for %s that programs and tests of the API rely on', (code, text) => {
    expect(sentence('en', code, params)).toBe(text);
  });

  it('use the singular for one day', () => {
    expect(sentence('de', 'MAX_CONSECUTIVE_DAYS', { count: 1 })).toBe('Höchstens ein Tag am Stück ist möglich.');
    expect(sentence('de', 'MAX_CONSECUTIVE_DAYS', { count: 7 })).toBe('Höchstens 7 Tage am Stück sind möglich.');
    expect(sentence('en', 'MAX_ADVANCE_DAYS', { count: 1 })).toBe('Cannot book more than 1 day in advance');
  });

  it('do not escape parameters, because JSON is not HTML', () => {
    expect(sentence('en', 'DAYS_BOOKED', { days: 'A & <B>' })).toContain('A & <B>');
  });
});
