const prefix = 'staged_import.';

/** The name of a collection during an import, until it replaces the existing one. */
export const stagedName = (name: string): string => `${prefix}${name}`;

export const isStaged = (name: string): boolean => name.startsWith(prefix);
