import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { routes } from '@web/app/routes';
import { swrOptions } from '@web/shared/api/swr-options';

/** The whole application at an address, with a cache of its own. */
export const renderAt = (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // Without style sheets nothing can be in the pointer's way, and looking for it is most of the work of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </SWRConfig>,
  );
  return { ...view, router, user };
};
