import { languages, locales, type Locale } from '@hearthstay/locales';
import { Check, ChevronDown, ChevronRight, Globe, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useChooseLanguage, useLocale } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { Menu } from './menu';

interface TopBarProps {
  propertyName: string;
  /** Whether the password gate is shown, which leaves only the choice of the language. */
  isGated: boolean;
}

export const TopBar = ({ propertyName, isGated }: TopBarProps) => {
  const { t } = useTranslation();
  return (
    <header className="top-bar">
      <div className="page-width top-bar-row">
        <Link to={paths.home.to()} className="brand">
          <svg aria-hidden>
            <use href="#house-mark" />
          </svg>
          <span className="brand-names">
            <span className="brand-product">{t('product')}</span>
            <span aria-hidden className="brand-line" />
            <span className="brand-house">{propertyName}</span>
          </span>
        </Link>
        <nav aria-label={t('nav.label')}>
          {!isGated && (
            <Link to={paths.myRequests.to()} className="top-bar-link">
              {t('nav.myRequests')}
            </Link>
          )}
          <span className={classNames(!isGated && 'hidden md:block')}>
            <LanguageMenu />
          </span>
          {!isGated && (
            <span className="md:hidden">
              <MobileMenu />
            </span>
          )}
        </nav>
      </div>
    </header>
  );
};

/** The links to other pages and the languages as a menu, for small screens. */
const MobileMenu = () => {
  const { t } = useTranslation();
  return (
    <Menu className="menu-button-icon" label={t('nav.menu')} button={<Icon of={MenuIcon} />}>
      <Link to={paths.myRequests.to()} className="menu-item">
        {t('nav.myRequests')}
        <Icon of={ChevronRight} size={16} />
      </Link>
      <div className="menu-row">
        <span id="language-switch">{t('nav.language')}</span>
        <div role="group" aria-labelledby="language-switch" className="menu-switch">
          <LanguageButtons>
            {(locale) => (
              <>
                <span aria-hidden>{locale.toUpperCase()}</span>
                <span className="sr-only">{languages[locale].name}</span>
              </>
            )}
          </LanguageButtons>
        </div>
      </div>
    </Menu>
  );
};

/** The languages as a menu. */
const LanguageMenu = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Menu
      className="menu-button-language"
      button={
        <>
          <Icon of={Globe} size={16} />
          <span className="sr-only">{t('nav.language')}: </span>
          {locale}
          <Icon of={ChevronDown} size={16} />
        </>
      }
    >
      <LanguageButtons className="menu-item">
        {(locale, isCurrent) => (
          <>
            {languages[locale].name}
            {isCurrent && <Icon of={Check} className="text-pine" />}
          </>
        )}
      </LanguageButtons>
    </Menu>
  );
};

interface LanguageButtonsProps {
  className?: string;
  children: (locale: Locale, isCurrent: boolean) => ReactNode;
}

/** A button for each language. */
const LanguageButtons = ({ className, children }: LanguageButtonsProps) => {
  const current = useLocale();
  const choose = useChooseLanguage();
  return locales.map((locale) => {
    const isCurrent = locale === current;
    return (
      <button
        key={locale}
        type="button"
        lang={locale}
        aria-pressed={isCurrent}
        onClick={() => void choose(locale)}
        className={className}
      >
        {children(locale, isCurrent)}
      </button>
    );
  });
};
