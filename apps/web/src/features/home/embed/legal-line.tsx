import type { Locale } from '@hearthstay/locales';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { legalPaths } from '@web/shared/routes/paths';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';

const inLanguage = (path: string, locale: Locale) => `${path}?${new URLSearchParams({ lang: locale }).toString()}`;

/**
 * What the law requires wherever a house is offered, and so in the frame as well: its registration number, and the
 * legal pages, which open in another tab.
 */
export const LegalLine = () => {
  const { t } = useTranslation(['common', 'embed']);
  const locale = useLocale();
  const { registrationNumber, legalPages = [] } = usePublicSettings().settings;
  if (!registrationNumber && legalPages.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-note text-ink-2">
      {registrationNumber && (
        <p className="wrap-anywhere">{t('footer.registrationNumber', { number: registrationNumber })}</p>
      )}
      {legalPages.map((page) => (
        <a
          key={page}
          href={inLanguage(legalPaths[page], locale)}
          target="_blank"
          rel="noopener"
          className="footer-link"
        >
          {t(`pages.${page}`)}
          <span className="sr-only">{t('embed:inAnotherTab')}</span>
        </a>
      ))}
    </div>
  );
};
