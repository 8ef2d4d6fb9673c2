import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { classNames } from '../../shared/ui/class-names';
import { HouseMark } from '../../shared/ui/house-mark';
import { LanguageMenu } from './language-menu';
import { MobileMenu } from './mobile-menu';

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
