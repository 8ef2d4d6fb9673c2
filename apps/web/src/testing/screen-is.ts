/** Makes the window wide or narrow for what asks by `matchMedia`; jsdom lays nothing out. */
export const screenIs = (width: 'wide' | 'narrow') => {
  window.matchMedia = ((query: string) => ({
    media: query,
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};
