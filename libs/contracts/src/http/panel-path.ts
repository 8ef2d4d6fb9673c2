/** Whether a path is that of the panel or of a booking in it, with any query. It cannot lead to another site. */
export const isPanelPath = (path: string): boolean => /^\/admin(?:\/bookings\/[\w-]+)?(?:\?[\w=&%.~+-]*)?$/.test(path);
