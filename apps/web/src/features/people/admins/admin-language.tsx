import type { AdminView, Locale } from '@hearthstay/contracts';
import { defaultLocale, isLocale, languages, locales } from '@hearthstay/locales';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminSettings } from '@web/panel/settings/use-admin-settings';
import { inputLook } from '@web/shared/ui/form';
import { useSetLanguage } from './use-admins';

/** The language of e-mails to admins who have chosen none. */
const useHouseLocale = (): Locale => useAdminSettings().data?.emailLocale ?? defaultLocale;

/** The languages of e-mails to an admin; the empty one is that of the house. */
export const LanguageOptions = () => {
  const { t } = useTranslation('admin');
  return (
    <>
      <option value="">{t('admins.languageDefault', { language: languages[useHouseLocale()].name })}</option>
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {languages[locale].name}
        </option>
      ))}
    </>
  );
};

/** The language of e-mails to an admin; a choice is saved at once. */
export const AdminLanguage = ({ admin }: { admin: AdminView }) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const houseLocale = useHouseLocale();
  const { trigger: set } = useSetLanguage(admin, houseLocale);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-note text-ink-2">
        {t('admins.language')}
      </label>
      <div className="w-56 max-w-full">
        <select
          id={id}
          aria-label={t('admins.languageOf', { email: admin.email })}
          value={admin.locale ?? ''}
          onChange={({ target: { value } }) => void set(isLocale(value) ? value : null)}
          className={`${inputLook(false)} h-11`}
        >
          <LanguageOptions />
        </select>
      </div>
    </div>
  );
};
