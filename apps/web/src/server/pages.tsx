import type { PageRenderer } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
import type { i18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { App } from '@web/app/app';
import type { PageHandle } from '@web/app/layout/document-title';
import { Loading } from '@web/app/layout/loading';
import { PasswordGate } from '@web/app/layout/shell';
import { routes } from '@web/app/routes';
import { preloadHouse } from '@web/features/home/house/use-house';
import { preloadHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { pageDataId, type PageData } from '@web/shared/page/page-data';
import { isForGuests, paths } from '@web/shared/routes/paths';
import { CrashedPages } from './crashed-pages';
import { dataBlock, headOf } from './head';
import { textsIn, textsOfPage } from './texts';

export { renderEmbed } from './embed';

/** Public pages, which are rendered completely. */
const completePages: string[] = [
  ...[paths.home, paths.myRequests, paths.legalNotice, paths.privacy, paths.adminLogin].map(({ pattern }) => pattern),
];

/** Replaces a token in the address of a page, because pages are rendered without tokens. */
const anyToken = '-';
const noSuchPage = '/-';
const statusOf = (page: string) => (page === noSuchPage ? 404 : 200);

/** The routes on the server, where each page is either rendered completely or left to the browser. */
const onServer = ({ path, children, ...route }: RouteObject): RouteObject => {
  if (children) return { ...route, path, children: children.map(onServer) } as RouteObject;
  if (path !== undefined && completePages.includes(path)) return { ...route, path };
  return { path, handle: route.handle as unknown, Component: Loading };
};
const handler = createStaticHandler(routes.map(onServer));

export const pageOf: PageRenderer['pageOf'] = (path) => {
  const { pattern } = Object.values(paths).find((known) => matchPath(known.pattern, path)) ?? { pattern: noSuchPage };
  return pattern.replace(':token', anyToken);
};

/** Makes the rendering fail if a component suspends; otherwise the page would contain only the fallback. */
const NoFallback = (): never => {
  throw new Error('The page cannot be rendered without waiting');
};

/** The elements of every page outside the application. */
const besideApplication = async ({ t }: i18n) => {
  const texts = await Promise.all(locales.map(textsIn));
  return renderToStaticMarkup(
    <>
      <p id="script-notice" className="page-notice">
        {t('scriptsFailed')}
      </p>
      <noscript>
        <p className="page-notice">{t('needsScripts')}</p>
      </noscript>
      <CrashedPages texts={texts} />
    </>,
  );
};

export const renderWithoutContent: PageRenderer['renderWithoutContent'] = async (page, locale) => {
  const i18n = await textsIn(locale);
  return {
    head: renderToStaticMarkup(<title>{i18n.t('product')}</title>),
    body: `<div id="root"></div>${await besideApplication(i18n)}`,
    status: statusOf(page),
  };
};

export const render: PageRenderer['render'] = async (address, content, publicUrl) => {
  const url = new URL(address, publicUrl);
  const i18n = await textsIn(content.locale);
  const isGated = content.settings.passwordRequired && !content.isAuthorized && isForGuests(url.pathname);
  await (isGated ? PasswordGate.preload() : Promise.all([preloadHouseRules(content.settings), preloadHouse(content)]));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} is no page, it leads to another`);
  const application = renderToString(
    <I18nextProvider i18n={i18n}>
      <App content={content} fallback={<NoFallback />}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </I18nextProvider>,
  );
  const handle = (context.matches.at(-1)?.route.handle ?? {}) as PageHandle;
  const data: PageData = {
    ...content,
    texts: textsOfPage(i18n, content),
    isComplete: completePages.includes(url.pathname) || isGated,
  };
  return {
    head: headOf(url.pathname, { content, i18n, publicUrl, handle: isGated ? {} : handle }),
    body:
      `<div id="root">${application}</div>` +
      (await besideApplication(i18n)) +
      renderToStaticMarkup(
        <script type="application/json" id={pageDataId} dangerouslySetInnerHTML={{ __html: dataBlock(data) }} />,
      ),
    status: statusOf(url.pathname),
  };
};
