import { Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrOptions } from '../shared/api/swr-options';
import { Loading } from './layout/loading';
import { router } from './router';

export const App = () => (
  <SWRConfig value={swrOptions}>
    <Suspense fallback={<Loading />}>
      <RouterProvider router={router} />
    </Suspense>
  </SWRConfig>
);
