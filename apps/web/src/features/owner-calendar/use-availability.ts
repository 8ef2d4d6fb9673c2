import type { AvailabilityEntry } from '@hearthstay/contracts';
import { type Month, calendarBars } from '@hearthstay/stay';
import { useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { availabilityKey } from '@web/panel/panel-data';
import { useRequests } from '@web/panel/requests/use-requests';
import { useQuery } from '@web/shared/api/use-query';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useBlockedDays } from './blocked-days/use-blocked-days';
import { barsByDay } from './calendar-weeks';
import { conflictsAmong, holderOf } from './holders';

/** Loads a path again when data on which it depends has changed since its first load. */
const useReloadAfter = (path: string, ...data: unknown[]) => {
  const { mutate } = useSWRConfig();
  const known = useRef(data);
  useEffect(() => {
    const before = known.current;
    known.current = data;
    if (before.some((each, index) => each !== undefined && each !== data[index])) void mutate(path);
  });
};

/** The entries of the calendar for the years of the shown months. */
export const useAvailability = (first: Month) => {
  const unit = useStayUnit();
  const key = availabilityKey(first.year);
  const query = useQuery<AvailabilityEntry[]>(key);
  useReloadAfter(key, useRequests().query.data, useBlockedDays().data);
  const { data } = query;
  const shown = useMemo(() => {
    const bars = calendarBars((data ?? []).map(holderOf), unit);
    return { bars, byDay: barsByDay(bars), conflicts: conflictsAmong(bars) };
  }, [data, unit]);
  return { query, key, ...shown };
};
