/** Makes the window wide or narrow for `matchMedia`; jsdom has no layout. */
export const screenIs = (width: 'wide' | 'narrow') => {
  window.matchMedia = ((query: string) => ({
    media: query,
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};
