import type { PageContent } from '@hearthstay/contracts';
import { Suspense, useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '@web/shared/api/swr-options';
import { PageContentContext } from '@web/shared/page/page-data';
import { Loading } from './layout/loading';

interface AppProps {
  /** The content from which the server has rendered the page. */
  content: PageContent | undefined;
  /** The router, which differs between server and browser. */
  children: ReactNode;
  /** Rendered while the code of a component is loaded. */
  fallback?: ReactNode;
}

/** The API's responses that are part of the page's content, by path. */
const responsesIn = ({ settings, occupiedDays, house, legalPages }: Partial<PageContent>) => ({
  '/bookings/settings': settings,
  '/bookings/occupied': occupiedDays,
  '/bookings/house': house,
  '/bookings/legal': legalPages,
});

/** The application around its router. */
export const App = ({ content, children, fallback = <Loading /> }: AppProps) => {
  const options = useMemo(() => ({ ...swrOptions, fallback: responsesIn(content ?? {}) }), [content]);
  return (
    <SWRConfig value={options}>
      <PageContentContext value={content}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </PageContentContext>
    </SWRConfig>
  );
};
