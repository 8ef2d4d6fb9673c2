import { failTexts } from '@web/testing/replace-texts';
import { startI18n } from './start-i18n';

it('fails if the texts of every page cannot be loaded', async () => {
  const restore = failTexts('home');
  await expect(startI18n()).rejects.toThrow('Cannot load the texts home');
  restore();
});
