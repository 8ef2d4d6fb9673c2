import { ChevronRight, Menu } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chooseLanguage, languages, useLocale } from '../../shared/i18n/language';
import { paths } from '../../shared/routes/paths';
import { classNames } from '../../shared/ui/class-names';
import { Icon } from '../../shared/ui/icon';

const menuId = 'mobile-menu';

/** The way to the other pages and the language on small screens; the browser opens and closes it. */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const current = useLocale();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('nav.menu')}
        className="-mr-3 inline-flex size-11 items-center justify-center rounded-small hover:bg-sunken"
      >
        <Icon of={Menu} />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="menu">
        <Link
          to={paths.myRequests.to()}
          onClick={() => menu.current?.hidePopover()}
          className="flex h-12 items-center justify-between rounded-small px-3 hover:bg-sunken"
        >
          {t('nav.myRequests')}
          <Icon of={ChevronRight} size={16} />
        </Link>
        <div className="mt-2 flex items-center justify-between gap-4 border-t border-line pt-2 pl-3">
          <span id="language-switch">{t('nav.language')}</span>
          <div role="group" aria-labelledby="language-switch" className="flex rounded-small bg-sunken p-1">
            {languages.map(({ locale, name, short }) => (
              <button
                key={locale}
                type="button"
                lang={locale}
                aria-pressed={locale === current}
                onClick={() => void chooseLanguage(locale)}
                className={classNames(
                  'h-9 min-w-11 rounded-swatch text-note font-semibold',
                  locale === current ? 'bg-surface shadow-button' : 'text-ink-2',
                )}
              >
                <span aria-hidden>{short}</span>
                <span className="sr-only">{name}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </>
  );
};
