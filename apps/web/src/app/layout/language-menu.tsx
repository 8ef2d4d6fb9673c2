import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/i18n/language';
import { Icon } from '../../shared/ui/icon';
import { LanguageButtons } from './language-buttons';
import { Menu } from './menu';

/** The language as a dropdown. */
export const LanguageMenu = () => {
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
