const prefix = 'staged_import.';

/** The name under which a collection is imported, until it takes the place of the one that is there. */
export const stagedName = (name: string): string => `${prefix}${name}`;

export const isStaged = (name: string): boolean => name.startsWith(prefix);
