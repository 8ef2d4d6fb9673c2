import type { HolidayChoice } from '@hearthstay/contracts';
import { adminSettingsKey } from '@web/panel/panel-data';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';
import { publicSettingsKey } from '@web/shared/settings/use-public-settings';

const holidaysKey = '/admin/settings/holidays';

/** The region whose holidays the calendar shows. */
export const useHolidays = () => useQuery<HolidayChoice>(holidaysKey);

export const useSaveHolidays = () =>
  useMutation<HolidayChoice, HolidayChoice, HolidayChoice>((choice) => api.put<HolidayChoice>(holidaysKey, choice), {
    cache: {
      key: holidaysKey,
      populate: (_, saved) => saved,
      invalidates: [adminSettingsKey, publicSettingsKey],
    },
  });
