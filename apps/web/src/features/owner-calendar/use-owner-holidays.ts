import type { HolidaysOfPeriod, HolidaysView } from '@hearthstay/contracts';
import type { Month } from '@hearthstay/stay';
import useSWR from 'swr';
import { holidaysKey } from '@web/panel/panel-data';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';

/**
 * The holidays of the years of the shown months, of which guests see only those of the days that they can book;
 * `undefined` until they are loaded and in a house without a region.
 */
export const useOwnerHolidays = (first: Month): HolidaysView | undefined => {
  const hasRegion = useStayConditions().conditions.holidays !== undefined;
  return useSWR<HolidaysOfPeriod, unknown>(hasRegion ? holidaysKey(first.year) : null).data?.holidays;
};
