import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { HomePage } from '@web/features/home/home-page';
import { prefetchStatus } from '@web/features/status/status-data';
import { prefetchPanel } from '@web/panel/panel-data';
import { requireTexts } from '@web/shared/i18n/language';
import type { Namespace } from '@web/shared/i18n/text-files';
import { paths } from '@web/shared/routes/paths';
import { adminSession } from '@web/shared/session/admin-session';
import { isPastGate } from '@web/shared/session/guest-access';
import { CrashedPage, CrashedShell } from './crashed-page';
import type { PageHandle } from './layout/document-title';
import { Loading } from './layout/loading';
import { Shell } from './layout/shell';

/** The login, which leads on to a booking that an owner was on the way to, as from an e-mail. */
const loginThatReturns = ({ pathname, search }: URL): string => {
  const login = paths.adminLogin.to();
  return pathname === paths.admin.to()
    ? login
    : `${login}?${new URLSearchParams({ to: pathname + search }).toString()}`;
};

/** Opens the panel if there is a token; only the server checks whether it is valid. */
const openPanel = ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  if (adminSession.token() === null) return redirect(loginThatReturns(url));
  prefetchPanel(url.searchParams);
  return null;
};

/** Prefetches nothing behind the password gate. */
const openStatus = ({ params }: LoaderFunctionArgs) => {
  if (isPastGate()) prefetchStatus(params['token'] ?? '');
  return null;
};

/** An admin who is signed in needs no link, so the login leads to the panel. */
const skipLogin = () => (adminSession.token() === null ? null : redirect(paths.admin.to()));

/**
 * Loads a page and its texts at the same time. If either fails, the error page is shown, and not a page of raw keys.
 */
const page =
  (load: () => Promise<ComponentType>, ...namespaces: Namespace[]) =>
  async () => {
    const [Component] = await Promise.all([load(), requireTexts(namespaces)]);
    return { Component };
  };

/** The owner's panel, which is one component for all its addresses, so that it keeps its state between them. */
const panel = {
  handle: { title: 'admin' } satisfies PageHandle,
  loader: openPanel,
  lazy: page(
    async () => (await import('./panel/admin-page')).AdminPage,
    'admin',
    'errors',
    'house',
    'thread',
    'regions',
  ),
};

/**
 * The home page is part of the first script, because guests arrive there; every other page is loaded when it is opened.
 */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: CrashedShell,
    children: [
      {
        ErrorBoundary: CrashedPage,
        HydrateFallback: Loading,
        children: [
          { path: paths.home.pattern, Component: HomePage },
          {
            path: paths.myRequests.pattern,
            handle: { title: 'myRequests' } satisfies PageHandle,
            lazy: page(
              async () => (await import('@web/features/my-requests/my-requests-page')).MyRequestsPage,
              'my-requests',
            ),
          },
          {
            path: paths.status.pattern,
            handle: { title: 'status' } satisfies PageHandle,
            loader: openStatus,
            lazy: page(
              async () => (await import('@web/features/status/status-page')).StatusPage,
              'status',
              'confirm',
              'thread',
            ),
          },
          {
            path: paths.confirm.pattern,
            handle: { title: 'confirm' } satisfies PageHandle,
            lazy: page(async () => (await import('@web/features/confirm/confirm-page')).ConfirmPage, 'confirm'),
          },
          {
            path: paths.legalNotice.pattern,
            handle: { title: 'notice' } satisfies PageHandle,
            lazy: page(async () => (await import('@web/features/legal/legal-page')).NoticePage),
          },
          {
            path: paths.privacy.pattern,
            handle: { title: 'privacy' } satisfies PageHandle,
            lazy: page(async () => (await import('@web/features/legal/legal-page')).PrivacyPage),
          },
          {
            path: paths.adminLogin.pattern,
            handle: { title: 'adminLogin' } satisfies PageHandle,
            loader: skipLogin,
            lazy: page(
              async () => (await import('@web/features/admin-login/admin-login-page')).AdminLoginPage,
              'admin-login',
            ),
          },
          {
            path: paths.adminAccess.pattern,
            handle: { title: 'adminAccess' } satisfies PageHandle,
            lazy: page(
              async () => (await import('@web/features/admin-access/admin-access-page')).AdminAccessPage,
              'admin-access',
            ),
          },
          { path: paths.admin.pattern, ...panel },
          { path: paths.adminBooking.pattern, ...panel },
          {
            path: '*',
            handle: { title: 'notFound' } satisfies PageHandle,
            lazy: page(async () => (await import('./not-found-page')).NotFoundPage),
          },
        ],
      },
    ],
  },
];
