/**
 * Actions, guest, dates, status, message, requested. Narrow tables have four columns and the last two in a second line.
 */
export const columns =
  'grid grid-cols-[9.5rem_1.06fr_1fr_7.75rem] gap-y-2 lg:grid-cols-[16rem_1fr_1fr_7.75rem] xl:grid-cols-[16rem_14.5rem_14rem_9rem_1fr_6rem]';
