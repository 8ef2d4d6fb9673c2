import { Suspense } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { setNavigation } from '@web/shared/api/failed-call';
import { swrOptions } from '@web/shared/api/use-query';
import { paths } from '@web/shared/routes/paths';
import { Loading } from './layout/loading';
import { routes } from './routes';

export const App = () => (
  <SWRConfig value={swrOptions}>
    <Suspense fallback={<Loading />}>
      <RouterProvider router={router} />
    </Suspense>
  </SWRConfig>
);

const router = createBrowserRouter(routes);

setNavigation({ goHome: () => void router.navigate(paths.home.to()) });
