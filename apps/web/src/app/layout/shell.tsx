import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { paths } from '../../shared/routes/paths';
import { useIsGuestAuthorized } from '../../shared/session/guest-access';
import { useForgetAdminData } from '../../shared/session/use-forget-admin-data';
import { usePropertyName } from '../../shared/settings/use-property-name';
import { usePublicSettings } from '../../shared/settings/use-public-settings';
import type texts from '../../locales/de/common.json';
import { FailureNote } from '../../shared/ui/failure-note';
import { BackgroundPhoto } from './background-photo';
import { Footer } from './footer';
import { Loading } from './loading';
import { TopBar } from './top-bar';
import { useFocusOnNewPage } from './use-focus-on-new-page';
import { useFocusThatStays } from './use-focus-that-stays';

/** Few houses have a password. */
const PasswordGate = lazy(async () => ({
  default: (await import('../../features/password-gate/password-gate')).PasswordGate,
}));

/** What a route says of its page. */
export interface PageHandle {
  /** The page's name among the texts, after those of the product and the house; Home has none. */
  title?: keyof (typeof texts)['pages'];
}

/**
 * Where a scroll position is kept. Every page that the browser loads anew has the key `default`: without its path, who
 * follows a link from an e-mail would start where the page before it was left.
 */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What every page has around it (specification, section 2, "Global shell"). */
export const Shell = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { settings, isLoading, hasFailed, isReloading, reload } = usePublicSettings();
  const propertyName = usePropertyName();
  const isAuthorized = useIsGuestAuthorized();
  const isForOwners = pathname.startsWith(paths.admin.to());
  // The gate is for guests. Owners are known by their link, and one who forgot the password has to get at the settings.
  const isGated = settings.passwordRequired && !isAuthorized && !isForOwners;
  const { title } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const pageTitle = !isGated && title && t(`pages.${title}`);
  const main = useRef<HTMLElement>(null);
  useForgetAdminData();
  useFocusThatStays();
  useFocusOnNewPage(main, isGated ? 'gate' : pathname);
  const isPanel = pathname === paths.admin.to();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{[t('product'), propertyName, t('tagline'), pageTitle].filter(Boolean).join(' · ')}</title>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-4">
        {t('skipToContent')}
      </a>
      {settings.backgroundImageUrl && !isPanel && (
        <BackgroundPhoto
          key={settings.backgroundImageUrl}
          url={settings.backgroundImageUrl}
          files={settings.backgroundImage?.files}
        />
      )}
      {/* A login link needs no settings, so it works while the settings are slow. */}
      {isLoading && !isForOwners ? (
        <Loading />
      ) : (
        <>
          <TopBar propertyName={propertyName} isGated={isGated} />
          <main ref={main} id="content" tabIndex={-1} className="mx-auto w-full max-w-320 flex-1 px-2 md:px-8 lg:px-12">
            {hasFailed && (
              <FailureNote className="mt-6" isRetrying={isReloading} onRetry={reload}>
                {t('failure.settings')}
              </FailureNote>
            )}
            {isGated ? (
              <Suspense fallback={<Loading />}>
                <PasswordGate />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
          <Footer />
        </>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
};
