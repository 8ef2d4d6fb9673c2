import {
  getBackgroundImage,
  getBackgroundImageFile,
  removeBackgroundImage,
  storeBackgroundImage,
  type BackgroundImage,
} from '@hearthstay/contracts';
import { eventually, type TestDatabase } from '@hearthstay/testing';
import { startMedia, storedIn, type RunningMedia } from './start-media';
import { createTestClock } from './test-clock';

// Photos take long on a busy machine.
/**
 * Gives a block of tests running instances of the service, with an empty database for each test.
 *
 * @param options `maintenance`: whether they run scheduled tasks.
 */
export const useMedia = (database: TestDatabase, options: { maintenance?: boolean } = {}) => {
  const clock = createTestClock();
  const stored = storedIn(database);
  const running: RunningMedia[] = [];

  const start = async (different: typeof options = {}): Promise<RunningMedia> => {
    const instance = await startMedia(database, { clock, ...options, ...different });
    running.push(instance);
    return instance;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((instance) => instance.close()));
  };

  beforeEach(async () => {
    await stored.clear();
    await start();
  });
  afterEach(stopAll);

  const first = () => running[0]!;
  const shown = async (): Promise<BackgroundImage | null> => (await first().client.call(getBackgroundImage, {})).image;

  return {
    clock,
    stored,
    start,
    stopAll,
    first,
    shown,
    store: async (content: Buffer, instance = first()): Promise<BackgroundImage> =>
      (await instance.client.call(storeBackgroundImage, { contentBase64: content.toString('base64') })).image,
    remove: (instance = first()) => instance.client.call(removeBackgroundImage, {}),
    fetchFile: async (hash: string, name: string) => {
      const { contentBase64, contentType } = await first().client.call(getBackgroundImageFile, { hash, name });
      return { content: Buffer.from(contentBase64, 'base64'), contentType };
    },
    /** The current image, once its AVIF files exist. */
    finished: async (): Promise<BackgroundImage> => {
      await eventually(async () => {
        const image = await shown();
        expect(image?.files.some(({ name }) => name.endsWith('.avif'))).toBe(true);
        expect(await stored.fileIds()).not.toContain(`${image?.hash}/original`);
      });
      return (await shown())!;
    },
  };
};
