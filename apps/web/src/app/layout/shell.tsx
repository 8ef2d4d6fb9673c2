import type { LegalPage } from '@hearthstay/contracts';
import { KeyRound } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Link,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { useLanguageOfBrowser } from '@web/shared/i18n/language';
import { isForGuests, isForOwners, isPanel, legalPaths, paths } from '@web/shared/routes/paths';
import { useForgetAdminData } from '@web/shared/session/use-forget-admin-data';
import { guestAccess, useIsGuestAuthorized } from '@web/shared/session/guest-access';
import { usePropertyName, usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useServerClock } from '@web/shared/settings/use-today';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { LateFailureNote } from '@web/shared/ui/late-failure-note';
import { Photo, type PhotoFiles } from '@web/shared/ui/photo';
import { preloadable } from '../preloadable';
import { documentTitle, type PageHandle } from './document-title';
import { Loading } from './loading';
import { TopBar } from './top-bar';
import { useFocusOnNewPage, useFocusThatStays } from './use-page-focus';

/** In a file of its own, because few houses have a password. */
export const PasswordGate = preloadable(
  async () => (await import('@web/features/password-gate/password-gate')).PasswordGate,
);

/**
 * The key of a page's scroll position. Every page that the browser loads anew has the key `default`, which needs the
 * path: otherwise a page from a link in an e-mail would get the position of the page before it.
 */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame of every page. */
export const Shell = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { settings, isLoading, hasFailed, isReloading, reload } = usePublicSettings();
  const propertyName = usePropertyName();
  const isAuthorized = useIsGuestAuthorized();
  const isOwners = isForOwners(pathname);
  const isGated = settings.passwordRequired && !isAuthorized && isForGuests(pathname);
  const handle = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const title = documentTitle(t, propertyName, isGated ? {} : handle);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useForgetAdminData();
  useLanguageOfBrowser();
  useServerClock();
  useFocusThatStays();
  useFocusOnNewPage(main, isGated ? 'gate' : pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <RouteProgress />
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      {settings.backgroundImageUrl && !isPanel(pathname) && (
        <BackgroundPhoto
          key={settings.backgroundImageUrl}
          url={settings.backgroundImageUrl}
          files={settings.backgroundImage?.files}
          isBehindPhoto={settings.photos}
        />
      )}
      {/* Pages for owners need no public settings, so a login link works while the settings are slow. */}
      {isLoading && !isOwners ? (
        <Loading />
      ) : (
        <>
          <TopBar propertyName={propertyName} isGated={isGated} />
          <main ref={main} id="content" tabIndex={-1} className="page-width flex-1 px-2 md:px-8 lg:px-12">
            {hasFailed && (
              <LateFailureNote className="mt-6" isRetrying={isReloading} onRetry={reload}>
                {t('failure.settings')}
              </LateFailureNote>
            )}
            {isGated ? (
              <Suspense fallback={<Loading />}>
                <PasswordGate />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
          <Footer
            legalPages={settings.legalPages}
            registrationNumber={settings.registrationNumber}
            isAdmitted={settings.passwordRequired && isAuthorized}
          />
        </>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
};

interface BackgroundPhotoProps {
  url: string;
  files?: PhotoFiles;
  /** Whether a photo of the house is before it, which is the largest part of what is seen first. */
  isBehindPhoto?: boolean;
}

/** A bar at the top of the window while another page is loaded; not shown if that is quick. */
const RouteProgress = () => {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return state === 'loading' && <div role="progressbar" aria-label={t('loading')} className="route-progress" />;
};

/**
 * The owner's photo behind the page, under a veil that keeps text legible. It is fixed to the window, so that it moves
 * nothing when it is loaded. If it fails to load, it is removed with its veil. A photo of the house loads before it.
 */
const BackgroundPhoto = ({ url, files, isBehindPhoto }: BackgroundPhotoProps) => {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <div aria-hidden className="background-photo">
      <Photo
        url={url}
        files={files}
        sizes="100vw"
        isLazy={isBehindPhoto}
        priority={isBehindPhoto ? 'low' : undefined}
        onBroken={() => setIsBroken(true)}
      />
      <div className="veil" />
    </div>
  );
};

interface FooterProps {
  legalPages?: readonly LegalPage[];
  registrationNumber?: string;
  /** Whether this browser keeps the site's password, which a button then removes. */
  isAdmitted: boolean;
}

const Footer = ({ legalPages = [], registrationNumber, isAdmitted }: FooterProps) => {
  const { t } = useTranslation();
  const hasPages = legalPages.length > 0;
  return (
    <footer className="page-width footer">
      <div className="footer-row">
        <p className={hasPages ? 'order-last w-full md:order-none md:w-auto' : undefined}>
          {t('footer.poweredBy')} <span className="font-semibold">{t('product')}</span>
        </p>
        {registrationNumber && (
          <p className="order-last w-full wrap-anywhere lg:order-none lg:w-auto">
            {t('footer.registrationNumber', { number: registrationNumber })}
          </p>
        )}
        <div className={classNames('footer-links', hasPages && 'w-full justify-between md:w-auto')}>
          {legalPages.map((page) => (
            <Link key={page} to={legalPaths[page]} className="footer-link">
              {t(`pages.${page}`)}
            </Link>
          ))}
          {isAdmitted && (
            <button type="button" onClick={guestAccess.forget} className="footer-link">
              {t('footer.forgetPassword')}
            </button>
          )}
          <Link to={paths.adminLogin.to()} className="footer-link">
            <Icon of={KeyRound} size={16} />
            {t('footer.admin')}
          </Link>
        </div>
      </div>
    </footer>
  );
};
