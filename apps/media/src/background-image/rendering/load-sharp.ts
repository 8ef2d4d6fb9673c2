import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loaded: Promise<Sharp> | undefined;

const load = async (): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  // Each photo comes once: a cache would only hold memory.
  sharp.cache(false);
  // One thread per operation; the callers limit the number of concurrent operations.
  sharp.concurrency(1);
  return sharp;
};

/** The image library, loaded when the first image comes: most starts of the program never see one. */
export const loadSharp = (): Promise<Sharp> => (loaded ??= load());
