import type { AvailabilityEntry } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { availabilityKey } from '@web/panel/panel-data';
import { useQuery } from '@web/shared/api/use-query';

/** The entries of the year of a day and the next one; `undefined` while they are not loaded. */
export const useEntries = (day: Day): AvailabilityEntry[] | undefined =>
  useQuery<AvailabilityEntry[]>(availabilityKey(Number(day.slice(0, 4)))).data;
