import { openStorage } from './storage';

it('is that of the browser', () => expect(openStorage(() => localStorage)).toBe(localStorage));

it('lasts as long as the page if the browser blocks it', () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const storage = openStorage(() => localStorage);
  expect(storage.getItem('language')).toBeNull();
  storage.setItem('language', 'en');
  expect(storage.getItem('language')).toBe('en');
  storage.removeItem('language');
  expect(storage.getItem('language')).toBeNull();
  forbidden.mockRestore();
});
