import { loadTexts, startI18n } from './start-i18n';

it('fails while the texts of every page cannot be loaded', async () => {
  const load = jest.spyOn(loadTexts.de, 'home').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(startI18n()).rejects.toThrow('Cannot load the texts home');
  load.mockRestore();
});
