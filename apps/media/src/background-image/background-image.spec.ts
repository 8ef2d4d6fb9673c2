import { backgroundImageChanged } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import sharp from 'sharp';
import { bomb, damagedPhoto, photo, png, truncatedPhoto } from '../testing/photos';
import { useMedia } from '../testing/use-media';
import { ImageFileRepository } from '../image-files';
import { RemoveUnusedFiles } from '../maintenance/remove-unused-files';

describeOnEmbeddedDatabase('The background image', (database) => {
  const { clock, stored, first, shown, store, remove, fetchFile, finished } = useMedia(database);

  // Low, because AVIF takes long for every pixel.
  const height = 60;
  const lake = () => photo({ height, color: { r: 30, g: 90, b: 160 } });
  const forest = () => photo({ height, color: { r: 30, g: 120, b: 40 } });
  const removeUnused = () => first().get(RemoveUnusedFiles).run();
  const hashesStored = async () => [...new Set((await stored.fileIds()).map((id) => id.split('/')[0]))];

  it('is absent at first, and its removal succeeds', async () => {
    expect(await shown()).toBeNull();
    await expect(remove()).resolves.toEqual({});
    expect(await stored.events()).toEqual([]);
  });

  it('is served as JPEG and WebP, and as AVIF soon after', async () => {
    const image = await store(await lake());
    expect(image).toMatchObject({ width: 800, height });
    expect(image.files.map(({ name }) => name)).toEqual(['640.webp', '640.jpg', '800.webp', '800.jpg']);

    const { hash, files } = await finished();
    expect(hash).toBe(image.hash);
    expect(files.map(({ name }) => name)).toEqual([
      '640.avif',
      '640.webp',
      '640.jpg',
      '800.avif',
      '800.webp',
      '800.jpg',
    ]);
    for (const { name, width, contentType } of files) {
      const file = await fetchFile(hash, name);
      expect(file.contentType).toBe(contentType);
      expect((await sharp(file.content).metadata()).width).toBe(width);
    }
  });

  it('publishes an event for each change', async () => {
    const { hash } = await store(await lake());
    await finished();
    await remove();
    const events = await stored.events();
    expect(events.map(({ name, payload }) => [name, payload])).toEqual(
      [{ hash }, { hash }, { hash: null }].map((payload) => [backgroundImageChanged.name, payload]),
    );
  });

  it('stays the same when it is uploaded again', async () => {
    await store(await lake());
    const before = await finished();
    expect(await store(await lake())).toEqual(before);
    expect(await stored.events()).toHaveLength(2);
  });

  it('is replaced, and the previous files are removed after some minutes', async () => {
    const old = await store(await lake());
    await finished();
    clock.advance({ minutes: 60 });
    const { hash } = await store(await forest());
    await finished();
    clock.advance({ minutes: 9 });
    await removeUnused();
    await expect(fetchFile(old.hash, '640.jpg')).resolves.toMatchObject({ contentType: 'image/jpeg' });
    clock.advance({ minutes: 2 });
    await removeUnused();
    await expect(fetchFile(old.hash, '640.jpg')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await hashesStored()).toEqual([hash]);
    expect(await stored.fileIds()).toHaveLength(6);
  });

  it('is removed with all files', async () => {
    await store(await lake());
    await finished();
    await remove();
    expect(await shown()).toBeNull();
    clock.advance({ minutes: 11 });
    await removeUnused();
    expect(await stored.fileIds()).toEqual([]);
  });

  it('is complete when the previous one is uploaded again', async () => {
    const { hash } = await store(await lake());
    await finished();
    await store(await forest());
    await finished();
    expect((await store(await lake())).hash).toBe(hash);
    await finished();
    clock.advance({ minutes: 11 });
    await removeUnused();
    expect(await hashesStored()).toEqual([hash]);
    expect(await stored.fileIds()).toHaveLength(6);
  });

  it.each([
    ['a PNG, whatever its name', png, 'UNSUPPORTED_IMAGE'],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'UNSUPPORTED_IMAGE'],
    ['a page', () => Promise.resolve(Buffer.from('<!doctype html><svg onload="alert(1)">')), 'UNSUPPORTED_IMAGE'],
    ['random bytes', () => Promise.resolve(Buffer.from('8f3a11c07be45d', 'hex')), 'UNSUPPORTED_IMAGE'],
    ['more than 4 MB', () => Promise.resolve(Buffer.alloc(4 * 1024 * 1024 + 1, 0xff)), 'IMAGE_TOO_LARGE'],
    ['more than 40 megapixels', bomb, 'IMAGE_TOO_LARGE'],
    ['half a photo', truncatedPhoto, 'IMAGE_UNREADABLE'],
    ['a damaged photo', damagedPhoto, 'IMAGE_UNREADABLE'],
  ])('stays when %s is uploaded', async (_what, make, code) => {
    await store(await lake());
    const before = await finished();
    const files = await stored.fileIds();
    await expect(store(await make())).rejects.toMatchObject({ code });
    expect(await shown()).toEqual(before);
    expect(await stored.fileIds()).toEqual(files);
  });

  it('may have 4 MB', async () => {
    const content = await lake();
    const padded = Buffer.concat([content, Buffer.alloc(4 * 1024 * 1024 - content.length)]);
    await expect(store(padded)).resolves.toMatchObject({ width: 800 });
  });

  it('does not serve orphaned files of a crash, which are removed once no upload can be storing them', async () => {
    const files = first().get(ImageFileRepository);
    const content = Buffer.from('unfinished');
    await files.keep('f'.repeat(64), [{ name: '640.jpg', contentType: 'image/jpeg', content }], clock.now());
    clock.advance({ minutes: 9 });
    await removeUnused();
    expect(await stored.fileIds()).toEqual([`${'f'.repeat(64)}/640.jpg`]);
    expect(await shown()).toBeNull();
    clock.advance({ minutes: 2 });
    await removeUnused();
    expect(await stored.fileIds()).toEqual([]);
  });

  it.each([
    ['f'.repeat(64), '640.jpg'],
    ['f'.repeat(64), '1.avif'],
  ])('has no file %s/%s', async (hash, name) => {
    await expect(fetchFile(hash, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['f'.repeat(64), 'original'],
    ['../gallery', '640.jpg'],
    ['f'.repeat(64), '640.html'],
    ['F'.repeat(64), '640.jpg'],
  ])('refuses the malformed address %s/%s', async (hash, name) => {
    await expect(fetchFile(hash, name)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
