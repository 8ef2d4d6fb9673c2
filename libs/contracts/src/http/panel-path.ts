/** Whether it is the path of the panel, with any query: what leads there cannot lead to another site. */
export const isPanelPath = (path: string): boolean => /^\/admin(?:\?[\w=&%.~+-]*)?$/.test(path);
