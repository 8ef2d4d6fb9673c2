type KeepsTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inMemory = (): KeepsTexts => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
};

/**
 * What the browser keeps for this site; where it may keep nothing, as with all cookies blocked, for as long as the page
 * is open.
 */
export const openStorage = (): KeepsTexts => {
  try {
    return localStorage;
  } catch {
    return inMemory();
  }
};

export const storage = openStorage();
