/** Actions, guest, dates, status, message, requested. Narrow tables have four columns and the last two in a second line. */
export const columns =
  'grid grid-cols-[8.5rem_1fr_1fr_7.75rem] gap-y-2 lg:grid-cols-[9rem_1.2fr_1.2fr_8.5rem_1fr_6rem] min-[76rem]:grid-cols-[16rem_14.5rem_14rem_9rem_1fr_6rem]';
