import { Check, ChevronDown, Globe } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languages, useLocale } from '../../shared/i18n/language';
import { classNames } from '../../shared/ui/class-names';
import { Icon } from '../../shared/ui/icon';

const menuId = 'language-menu';

/** The language as a dropdown; the browser opens and closes it. */
export const LanguageMenu = () => {
  const { t } = useTranslation();
  const current = useLocale();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-label font-medium uppercase hover:bg-sunken"
      >
        <Icon of={Globe} size={16} className="text-ink-2" />
        <span className="sr-only">{t('nav.language')}: </span>
        {current}
        <Icon of={ChevronDown} size={16} className="text-ink-2" />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="menu">
        {languages.map(({ locale, name }) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            aria-pressed={locale === current}
            onClick={() => {
              menu.current?.hidePopover();
              void chooseLanguage(locale);
            }}
            className={classNames(
              'flex h-12 w-full items-center justify-between rounded-small px-3',
              locale === current ? 'bg-pine-soft' : 'hover:bg-sunken',
            )}
          >
            {name}
            {locale === current && <Icon of={Check} className="text-pine" />}
          </button>
        ))}
      </div>
    </>
  );
};
