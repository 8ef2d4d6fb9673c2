import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { routes } from '@web/app/routes';
import { swrOptions } from '@web/shared/api/swr-options';

/** Renders the whole application at an address, with a cache of its own. */
export const renderAt = (path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // The check would take most of the time of a click, and without style sheets no element covers another.
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
