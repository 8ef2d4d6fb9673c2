import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loaded: Promise<Sharp> | undefined;

const load = async (): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  // Each photo is processed once, so a cache would only take memory.
  sharp.cache(false);
  // One thread per operation; the callers limit the number of concurrent operations.
  sharp.concurrency(1);
  return sharp;
};

/** The image library, loaded with the first image, because most runs of the program process none. */
export const loadSharp = (): Promise<Sharp> => (loaded ??= load());
