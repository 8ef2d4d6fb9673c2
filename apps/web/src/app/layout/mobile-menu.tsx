import { ChevronRight, Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { Icon } from '../../shared/ui/icon';
import { LanguageButtons } from './language-buttons';
import { Menu } from './menu';

/** The way to the other pages and the language on small screens. */
export const MobileMenu = () => {
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
