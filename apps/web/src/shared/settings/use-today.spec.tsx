import { parseDay } from '@hearthstay/stay';
import { act, renderHook } from '@testing-library/react';
import type { PageContent } from '@hearthstay/contracts';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { PageContentContext } from '@web/shared/page/page-data';
import { publicSettings } from '@web/testing/public-settings';
import { readServerClock, startServerClock } from './server-clock';
import { useServerClock, useToday } from './use-today';

const hour = 3_600_000;
const page: PageContent = {
  locale: 'de',
  today: parseDay('2026-11-25'),
  settings: publicSettings(),
  isAuthorized: false,
};

const open = async (reads = jest.fn(() => Promise.resolve(page.settings))) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), fetcher: reads, dedupingInterval: 0 }}>
      <PageContentContext value={page}>{children}</PageContentContext>
    </SWRConfig>
  );
  const { result } = renderHook(() => [useToday(), useServerClock()] as const, { wrapper });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { today: () => result.current[0], reads };
};

/** A response that the server has sent at a time. */
const respondAt = (instant: string) =>
  act(() => readServerClock(new Response(null, { headers: { Date: new Date(instant).toUTCString() } })));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  // Local midnight is at 22:00 in summer and at 23:00 in winter.
  ['2024-02-29T22:30:00Z', '2026-07-01'],
  ['2031-07-01T22:30:00Z', '2026-11-25'],
])('is the day of the page on a device at %s, near midnight and in the other time of the year', async (device, day) => {
  jest.setSystemTime(new Date(device));
  startServerClock({ ...page, today: parseDay(day) });
  const { today } = await open();
  expect(today()).toBe(day);
});

describe.each(['2024-02-29T10:00:00Z', '2026-11-25T10:00:00Z', '2031-07-01T10:00:00Z'])(
  'on a device at %s',
  (device) => {
    beforeEach(() => {
      jest.setSystemTime(new Date(device));
      startServerClock(page);
    });

    it('is the day on which the page was rendered, and the next one after midnight', async () => {
      const { today } = await open();
      expect(today()).toBe('2026-11-25');
      act(() => jest.advanceTimersByTime(15 * hour));
      expect(today()).toBe('2026-11-26');
    });

    it('is the day of the latest response, and changes at midnight of the property for days', async () => {
      const { today } = await open();
      respondAt('2026-11-25T22:30:00Z');
      expect(today()).toBe('2026-11-25');
      act(() => jest.advanceTimersByTime(0.5 * hour));
      expect(today()).toBe('2026-11-26');
      act(() => jest.advanceTimersByTime(48 * hour));
      expect(today()).toBe('2026-11-28');
      respondAt('2026-11-25T23:30:00Z');
      expect(today()).toBe('2026-11-26');
    });

    it('reads the server after the device has slept or its clock was set, and keeps its day until then', async () => {
      const { today, reads } = await open();
      respondAt('2026-11-25T10:00:00Z');
      await act(() => jest.advanceTimersByTimeAsync(0.5 * hour));
      reads.mockClear();
      // Timers and `performance.now()` continue as after a sleep.
      jest.setSystemTime(new Date('2029-01-01T10:00:00Z'));
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(reads).toHaveBeenCalledTimes(1);
      expect(today()).toBe('2026-11-25');
    });

    it('ignores a response without a time', async () => {
      const { today } = await open();
      act(() => readServerClock(new Response(null)));
      expect(today()).toBe('2026-11-25');
    });
  },
);
