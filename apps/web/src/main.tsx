import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { CrashedStart } from './app/crashed-page';
import { PasswordGate } from './app/layout/shell';
import { routes } from './app/routes';
import { preloadHouse } from '@web/features/home/house/use-house';
import { preloadHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { firstLocale, keepLanguage } from '@web/shared/i18n/language';
import { startI18n } from '@web/shared/i18n/start-i18n';
import { readPageData, type PageData } from '@web/shared/page/page-data';
import { paths } from '@web/shared/routes/paths';
import { guestAccess } from '@web/shared/session/guest-access';
import { setNavigation } from '@web/shared/session/navigation';
import { setCookie } from '@web/shared/session/cookies';
import { startServerClock } from '@web/shared/settings/server-clock';
import './shared/styles/index.css';

/** CSS alone shows it if the application has not started in time. */
const notice = document.getElementById('script-notice');

const createRouter = () => {
  const router = createBrowserRouter(routes);
  setNavigation({ goHome: () => void router.navigate(paths.home.to()) });
  return router;
};

type Router = ReturnType<typeof createRouter>;

/** Resolves when the code and the texts of the page are loaded. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    const resolveOnce = () => {
      if (router.state.initialized) resolve();
      return router.state.initialized;
    };
    if (!resolveOnce()) router.subscribe(resolveOnce);
  });

/** Whether the browser would render the same page as the server, which has no session; the language may differ. */
const isWhatServerRendered = (page: PageData, router: Router, address: string) =>
  page.isComplete &&
  page.isAuthorized === (page.settings.passwordRequired && guestAccess.isAuthorized()) &&
  router.state.location.pathname === address &&
  router.state.errors === null;

const start = async (root: HTMLElement) => {
  const page = readPageData();
  if (page) startServerClock(page);
  const address = location.pathname;
  const locale = firstLocale();
  // A complete page is hydrated in its own language, even if another is chosen, so that no tap on it is lost.
  await startI18n(page && (page.isComplete || page.locale === locale) ? page : undefined);
  const router = createRouter();
  // A navigation of the router during hydration would change what the server has rendered.
  if (page) await initialized(router);
  try {
    if (page?.settings.passwordRequired && !guestAccess.isAuthorized()) await PasswordGate.preload();
    else if (page && address === paths.home.to()) {
      await Promise.all([preloadHouseRules(page.settings), preloadHouse(page)]);
    }
  } catch (error) {
    if (!page?.isComplete) throw error;
    // The page of the server stays readable, with the notice that its scripts have failed.
    return notice?.getAnimations().forEach((animation) => animation.finish());
  }
  const application = (
    <StrictMode>
      <App content={page}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (page && isWhatServerRendered(page, router, address)) hydrateRoot(root, application);
  else createRoot(root).render(application);
  // The script for early taps now repeats them, and React first hydrates the tapped elements.
  dispatchEvent(new Event('program-started'));
  notice?.remove();
  keepLanguage();
  if (page?.isAuthorized !== guestAccess.isAuthorized()) setCookie('authorized', guestAccess.isAuthorized());
};

// Not with `await` at the top level, which would make the bundler move the code that other files share with this one to
// separate files.
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its root element');
start(root).catch((error: unknown) => {
  notice?.remove();
  createRoot(root).render(<CrashedStart error={error} />);
});
