import { Check, ChevronDown, ChevronRight, Globe, Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chooseLanguage, languages, useLocale, type Language } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { Menu } from './menu';

interface TopBarProps {
  propertyName: string;
  /** The password gate shows, so there is nowhere to go but the language. */
  isGated: boolean;
}

export const TopBar = ({ propertyName, isGated }: TopBarProps) => {
  const { t } = useTranslation();
  return (
    <header className="sticky top-0 z-40 h-16 short:static border-b border-line bg-paper/88 backdrop-blur-md dark:bg-paper/84 print:hidden">
      <div className="mx-auto flex h-full max-w-320 items-center gap-4 px-4 md:px-8 lg:px-12">
        <Link to={paths.home.to()} className="flex min-w-0 items-center gap-2.5 rounded-small">
          <HouseMark className="size-8 shrink-0 md:size-7" />
          <span className="grid min-w-0 md:flex md:items-center md:gap-4">
            <span className="text-tiny font-medium text-ink-2 md:text-body md:font-semibold md:text-ink">
              {t('product')}
            </span>
            <span aria-hidden className="hidden h-5 w-px bg-edge md:block" />
            <span className="truncate font-voice text-section/5 md:text-section">{propertyName}</span>
          </span>
        </Link>
        <nav aria-label={t('nav.label')} className="ml-auto flex shrink-0 items-center">
          {!isGated && (
            <Link
              to={paths.myRequests.to()}
              className="mr-6 hidden min-h-11 items-center text-label font-medium underline-offset-4 hover:underline md:inline-flex"
            >
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

/** The mark of the product: a house with a lit hearth. */
const HouseMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden className={className}>
    <path
      className="fill-pine"
      d="M14.7 3.05a2.1 2.1 0 0 1 2.6 0l10.5 8.6a2.1 2.1 0 0 1 .8 1.65v11.9a3.5 3.5 0 0 1-3.5 3.5H6.8a3.5 3.5 0 0 1-3.5-3.5V13.3c0-.64.3-1.25.8-1.65z"
    />
    <path className="fill-surface" d="M10.3 28.7v-7.5a5.7 5.7 0 0 1 11.4 0v7.5z" />
    <path
      className="fill-amber"
      d="M16.1 19c.3 0 2.9 2.5 2.9 5.3a3 3 0 0 1-6 .2c0-1.3.6-2.3 1.1-3l.9 1c.6 0 .5-.2.5-.9 0-1.1.1-2.2.6-2.6z"
    />
  </svg>
);

/** The way to the other pages and the language on small screens. */
const MobileMenu = () => {
  const { t } = useTranslation();
  return (
    <Menu className="-mr-3 w-11 justify-center" label={t('nav.menu')} button={<Icon of={MenuIcon} />}>
      <Link
        to={paths.myRequests.to()}
        className="flex h-12 items-center justify-between rounded-small px-3 hover:bg-sunken"
      >
        {t('nav.myRequests')}
        <Icon of={ChevronRight} size={16} />
      </Link>
      <div className="mt-2 flex items-center justify-between gap-4 border-t border-line pt-2 pl-3">
        <span id="language-switch">{t('nav.language')}</span>
        <div role="group" aria-labelledby="language-switch" className="flex rounded-small bg-sunken p-1">
          <LanguageButtons
            className="h-9 min-w-11 rounded-swatch text-note font-semibold"
            currentClassName="bg-surface shadow-button"
            otherClassName="text-ink-2"
          >
            {({ name, short }) => (
              <>
                <span aria-hidden>{short}</span>
                <span className="sr-only">{name}</span>
              </>
            )}
          </LanguageButtons>
        </div>
      </div>
    </Menu>
  );
};

/** The language as a dropdown. */
const LanguageMenu = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Menu
      className="-mr-2 gap-2 px-2 text-label font-medium uppercase"
      button={
        <>
          <Icon of={Globe} size={16} className="text-ink-2" />
          <span className="sr-only">{t('nav.language')}: </span>
          {locale}
          <Icon of={ChevronDown} size={16} className="text-ink-2" />
        </>
      }
    >
      <LanguageButtons
        className="flex h-12 w-full items-center justify-between rounded-small px-3"
        currentClassName="bg-pine-soft"
        otherClassName="hover:bg-sunken"
      >
        {({ name }, isCurrent) => (
          <>
            {name}
            {isCurrent && <Icon of={Check} className="text-pine" />}
          </>
        )}
      </LanguageButtons>
    </Menu>
  );
};

interface LanguageButtonsProps {
  className: string;
  /** The look of the present language, and that of the others. */
  currentClassName: string;
  otherClassName: string;
  children: (language: Language, isCurrent: boolean) => ReactNode;
}

/** A button for each language. */
const LanguageButtons = (props: LanguageButtonsProps) => {
  const { className, currentClassName, otherClassName, children } = props;
  const current = useLocale();
  return languages.map((language) => {
    const { locale } = language;
    const isCurrent = locale === current;
    return (
      <button
        key={locale}
        type="button"
        lang={locale}
        aria-pressed={isCurrent}
        onClick={() => void chooseLanguage(locale)}
        className={classNames(className, isCurrent ? currentClassName : otherClassName)}
      >
        {children(language, isCurrent)}
      </button>
    );
  });
};
