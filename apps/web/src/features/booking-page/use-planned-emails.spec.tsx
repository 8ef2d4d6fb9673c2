import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePlannedEmails } from './use-planned-emails';

const wrapper = (fetcher: () => Promise<unknown>) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return <SWRConfig value={{ provider: () => new Map(), fetcher }}>{children}</SWRConfig>;
  };

it('are loaded again when the request changes, as by a move, and not otherwise', async () => {
  const planned = (day: string) => ({ planned_emails: [{ kind: 'arrival', day, hour: 9 }] });
  const fetcher = jest.fn().mockResolvedValueOnce(planned('2026-12-15')).mockResolvedValue(planned('2026-12-22'));
  const request = { id: 'anna', updatedAt: '2026-11-20T08:00:00.000Z' };
  const { result, rerender } = renderHook(usePlannedEmails, { initialProps: request, wrapper: wrapper(fetcher) });
  await waitFor(() => expect(result.current).toMatchObject([{ day: '2026-12-15' }]));
  rerender({ ...request });
  await act(() => Promise.resolve());
  expect(fetcher).toHaveBeenCalledTimes(1);
  rerender({ ...request, updatedAt: '2026-11-20T08:00:01.000Z' });
  await waitFor(() => expect(result.current).toMatchObject([{ day: '2026-12-22' }]));
});
