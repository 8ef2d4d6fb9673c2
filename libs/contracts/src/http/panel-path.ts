/** Whether a path is that of the panel, with any query. It cannot lead to another site. */
export const isPanelPath = (path: string): boolean => /^\/admin(?:\?[\w=&%.~+-]*)?$/.test(path);
