import type { AvailabilityEntry } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { availabilityKey } from '@web/panel/panel-data';
import { useQuery } from '@web/shared/api/use-query';

/** Who has or wants days around one, up to the end of the next year; `undefined` while that is not known. */
export const useEntries = (day: Day): AvailabilityEntry[] | undefined =>
  useQuery<AvailabilityEntry[]>(availabilityKey(Number(day.slice(0, 4)))).data;
