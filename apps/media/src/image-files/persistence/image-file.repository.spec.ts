import { createHash } from 'node:crypto';
import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { idsAfter, idsOf, ImageFileRepository } from './image-file.repository';
import { imageFileModel, type ImageFileDocument } from './image-file.schema';

const hashOf = (image: number): string => createHash('sha256').update(String(image)).digest('hex');

describeEachDatabase('The files of images', (database) => {
  const names = ['640.jpg', '640.webp', 'original'];
  const hashes = Array.from({ length: 150 }, (_, image) => hashOf(image)).sort();
  const [first = '', second = '', third = ''] = hashes;
  const storedAt = new Date('2031-05-10T10:00:00Z');
  let files: Model<ImageFileDocument>;
  let repository: ImageFileRepository;

  beforeAll(async () => {
    files = database.connection().model<ImageFileDocument>(imageFileModel.name, imageFileModel.schema);
    repository = new ImageFileRepository(files);
    const content = Buffer.from('photo');
    await files.insertMany(
      hashes.flatMap((hash) =>
        names.map((name) => ({ _id: `${hash}/${name}`, hash, contentType: 'image/jpeg', content, storedAt })),
      ),
    );
  });

  it('are listed by the hashes of their images, without duplicates', async () => {
    expect(await repository.storedHashes()).toEqual(hashes);
  });

  it.each([
    ['the next image', () => ({ filter: idsAfter(hashes.at(-3)), sort: { _id: 1 as const } })],
    ['the files of one image', () => ({ filter: idsOf(first, storedAt) })],
  ])('are found by their ids for %s, and never read completely', async (_what, query) => {
    await expectIndexUsed(files.collection, query(), '_id_');
  });

  it('are removed with their image and no other', async () => {
    await repository.removeImage(second, storedAt);
    expect((await repository.storedHashes()).slice(0, 2)).toEqual([first, third]);
  });

  it('stay while they are recent', async () => {
    await repository.removeImage(third, new Date(storedAt.getTime() - 1));
    expect(await files.countDocuments({ hash: third })).toBe(names.length);
  });
});
