import {
  addPhoto,
  describePhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
  type HousePhoto,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { RemoveUnusedFiles } from '../maintenance/remove-unused-files';
import { bomb, damagedPhoto, photo, png, truncatedPhoto } from '../testing/photos';
import { useMedia } from '../testing/use-media';

/** A small photo that differs from the others by its width. */
const small = (index: number): Promise<Buffer> => photo({ width: 40 + index, height: 30 });
const unknownHash = 'f'.repeat(64);

describeEachDatabase('The photos of the house', (database) => {
  const media = useMedia(database, { maintenance: false });
  const list = async (): Promise<HousePhoto[]> => (await media.first().client.call(listPhotos, {})).photos;
  const add = async (content: Buffer): Promise<HousePhoto[]> =>
    (await media.first().client.call(addPhoto, { contentBase64: content.toString('base64') })).photos;
  const hashes = async (): Promise<string[]> => (await list()).map(({ hash }) => hash);
  const addSmall = async (count: number): Promise<string[]> => {
    for (let index = 0; index < count; index += 1) await add(await small(index));
    return hashes();
  };
  const describePhotoAs = (request: RequestInputOf<typeof describePhoto>) =>
    media.first().client.call(describePhoto, request);

  it('are added at the end, with their files, and the same one only once', async () => {
    expect(await list()).toEqual([]);
    const [first, second] = await addSmall(2);
    expect(await add(await small(0))).toHaveLength(2);
    const photos = await list();
    expect(photos.map(({ hash }) => hash)).toEqual([first, second]);
    expect(photos[0]).toMatchObject({ width: 40, height: 30, alt: { de: '', en: '' } });
    expect(photos[0]?.files.map(({ name }) => name)).toEqual(['40.webp', '40.jpg']);
    const { content } = await media.fetchFile(first!, '40.jpg');
    expect(content.length).toBeGreaterThan(0);
    expect((await media.stored.history('photos')).map(({ action }) => action)).toEqual(['added', 'added']);
  });

  it('are twelve at most', async () => {
    await addSmall(12);
    const before = await list();
    await expect(add(await small(12))).rejects.toMatchObject({ code: 'TOO_MANY_PHOTOS' });
    expect(await list()).toEqual(before);
    expect(await media.stored.history('photos')).toHaveLength(12);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a PNG', png, 'UNSUPPORTED_IMAGE'],
    ['no picture', async () => Buffer.from('<svg onload="alert(1)"/>'), 'UNSUPPORTED_IMAGE'],
    ['a bomb', bomb, 'IMAGE_TOO_LARGE'],
    ['too large a file', async () => Buffer.alloc(4 * 1024 * 1024 + 1), 'IMAGE_TOO_LARGE'],
    ['a damaged photo', damagedPhoto, 'IMAGE_UNREADABLE'],
    ['a truncated photo', truncatedPhoto, 'IMAGE_UNREADABLE'],
  ])('refuse %s, and stay as they are', async (_what, content, code) => {
    await addSmall(1);
    const before = await list();
    await expect(add(await content())).rejects.toMatchObject({ code });
    expect(await list()).toEqual(before);
    expect(await media.stored.history('photos')).toHaveLength(1);
  });

  it('are described in each language', async () => {
    const [first] = await addSmall(2);
    const alt = { de: ' Der\u202e Steg\n', en: 'The jetty' };
    const { photos } = await describePhotoAs({ hash: first!, alt });
    expect(photos[0]?.alt).toEqual({ de: 'Der Steg', en: 'The jetty' });
    await expect(describePhotoAs({ hash: unknownHash, alt })).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    await expect(describePhotoAs({ hash: first!, alt: { ...alt, en: 'x'.repeat(201) } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await list()).toEqual(photos);
  });

  it('are put in another order, which names each of them once', async () => {
    const [a, b, c] = (await addSmall(3)) as [string, string, string];
    await media.first().client.call(orderPhotos, { order: [c, a, b] });
    expect(await hashes()).toEqual([c, a, b]);
    for (const order of [[], [c, a], [c, a, b, unknownHash], [c, a, a], [c, a, b, b], [c, a, unknownHash]]) {
      await expect(media.first().client.call(orderPhotos, { order })).rejects.toMatchObject({
        code: 'PHOTOS_CHANGED_MEANWHILE',
      });
    }
    expect(await hashes()).toEqual([c, a, b]);
  });

  it('are removed, and their files some minutes later', async () => {
    const [first, second] = (await addSmall(2)) as [string, string];
    await media.first().client.call(removePhoto, { hash: first });
    expect(await hashes()).toEqual([second]);
    await expect(media.first().client.call(removePhoto, { hash: first })).rejects.toMatchObject({
      code: 'PHOTO_NOT_FOUND',
    });
    const removeUnused = media.first().get(RemoveUnusedFiles);
    await removeUnused.run();
    expect(await media.stored.fileIds()).toContain(`${first}/40.jpg`);
    media.clock.advance({ minutes: 11 });
    await removeUnused.run();
    const left = await media.stored.fileIds();
    expect(left).not.toContain(`${first}/40.jpg`);
    expect(left).toContain(`${second}/41.jpg`);
  });

  it('keep the files of a photo that is removed as the background image, and the other way round', async () => {
    const content = await small(0);
    const { hash } = await media.store(content);
    await add(content);
    await media.remove();
    media.clock.advance({ minutes: 11 });
    await media.first().get(RemoveUnusedFiles).run();
    expect(await media.stored.fileIds()).toContain(`${hash}/40.jpg`);
    await media.store(content);
    await media.first().client.call(removePhoto, { hash });
    media.clock.advance({ minutes: 11 });
    await media.first().get(RemoveUnusedFiles).run();
    expect(await media.stored.fileIds()).toContain(`${hash}/40.jpg`);
  });
});

describeEachDatabase('The AVIF files of the photos', (database) => {
  const media = useMedia(database);

  it('are made after the response, for each photo, and the originals are removed', async () => {
    const { client } = media.first();
    for (const content of [await small(0), await photo({ width: 1_000, height: 20 })]) {
      await client.call(addPhoto, { contentBase64: content.toString('base64') });
    }
    await eventually(async () => {
      const { photos } = await client.call(listPhotos, {});
      expect(photos.map(({ files }) => files.map(({ name }) => name))).toEqual([
        ['40.avif', '40.webp', '40.jpg'],
        [640, 960, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]),
      ]);
    });
    media.clock.advance({ minutes: 11 });
    await media.first().get(RemoveUnusedFiles).run();
    expect((await media.stored.fileIds()).filter((id) => id.endsWith('original'))).toEqual([]);
  });
});
