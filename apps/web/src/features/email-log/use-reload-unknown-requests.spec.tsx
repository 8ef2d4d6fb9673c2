import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { useRequests } from '@web/panel/requests/use-requests';
import { loggedEmail } from '@web/testing/email-log';
import { requestView } from '@web/testing/request-view';
import { useReloadUnknownRequests } from './use-reload-unknown-requests';

const aboutAnna = loggedEmail({ requestId: 'anna' });

/** The ids of the loaded requests. The e-mails are set by `rerender`. */
const listBeside = (fetcher: () => object[]) =>
  renderHook(
    ({ emails }) => {
      useReloadUnknownRequests(emails);
      return useRequests().requests?.map(({ id }) => id);
    },
    {
      initialProps: { emails: [] as (typeof aboutAnna)[] },
      wrapper: ({ children }: PropsWithChildren) => (
        <SWRConfig value={{ provider: () => new Map(), fetcher }}>{children}</SWRConfig>
      ),
    },
  );

it('loads the list again for an e-mail about a request that was made after the list was loaded', async () => {
  const fetcher = jest.fn(() => [requestView({ id: 'anna' })]).mockReturnValueOnce([]);
  const { result, rerender } = listBeside(fetcher);
  await waitFor(() => expect(result.current).toEqual([]));
  rerender({ emails: [aboutAnna] });
  await waitFor(() => expect(result.current).toEqual(['anna']));
});

it('loads it once for a request that was deleted', async () => {
  const fetcher = jest.fn(() => [requestView({ id: 'bert' })]);
  const { result, rerender } = listBeside(fetcher);
  await waitFor(() => expect(result.current).toEqual(['bert']));
  rerender({ emails: [aboutAnna, loggedEmail({ requestId: 'bert' }), loggedEmail({ requestId: undefined })] });
  await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
  rerender({ emails: [aboutAnna] });
  await act(async () => {});
  expect(fetcher).toHaveBeenCalledTimes(2);
});
