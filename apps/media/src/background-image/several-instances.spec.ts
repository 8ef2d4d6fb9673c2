import { describeEachDatabase } from '@hearthstay/testing';
import { photo } from '../testing/photos';
import { useMedia } from '../testing/use-media';
import { FinishBackgroundImage } from './finish-background-image/finish-background-image';
import { ImageFileRepository } from '../image-files';
import { RemoveUnusedFiles } from '../maintenance/remove-unused-files';

describeEachDatabase('Several instances', (database) => {
  const { clock, stored, start, stopAll, first, shown, store, remove, fetchFile, finished } = useMedia(database, {
    maintenance: false,
  });

  const shades = [10, 60, 110, 160, 210];
  const shade = (green: number) => photo({ height: 60, color: { r: 30, g: green, b: 90 } });
  const never = new AbortController().signal;

  /** A photo whose AVIF files are missing. */
  const storeUnfinished = async () => store(await shade(120));

  it('show one of several concurrently uploaded images completely, and keep no files of the others', async () => {
    const second = await start();
    const contents = await Promise.all(shades.map(shade));
    await Promise.all([
      ...contents.map((content, at) => store(content, at % 2 === 0 ? first() : second)),
      remove(second),
      remove(),
    ]);
    await store(await shade(240), second);
    await first().get(FinishBackgroundImage).run(never);
    const { hash, files } = await finished();
    for (const { name } of files) await fetchFile(hash, name);
    clock.advance({ minutes: 11 });
    await second.get(RemoveUnusedFiles).run();
    expect(await stored.fileIds()).toEqual(files.map(({ name }) => `${hash}/${name}`).sort());
  });

  it('complete at their start an image that another has left incomplete', async () => {
    const { hash } = await storeUnfinished();
    await stopAll();
    await start({ maintenance: true });
    expect((await finished()).hash).toBe(hash);
  });

  it('do not complete it twice', async () => {
    await storeUnfinished();
    const second = await start();
    const kept = jest.spyOn(ImageFileRepository.prototype, 'keep');
    await Promise.all([first(), second].map((instance) => instance.get(FinishBackgroundImage).run(never)));
    await finished();
    expect(kept).toHaveBeenCalledTimes(1);
    kept.mockRestore();
  });

  it('take over from an ended instance after a while', async () => {
    await storeUnfinished();
    const files = first().get(ImageFileRepository);
    const crash = jest.spyOn(files, 'findOriginal').mockRejectedValueOnce(new Error('crash'));
    await expect(first().get(FinishBackgroundImage).run(never)).rejects.toThrow('crash');
    crash.mockRestore();
    await first().get(FinishBackgroundImage).run(never);
    expect((await shown())?.files).toHaveLength(4);
    clock.advance({ minutes: 6 });
    await first().get(FinishBackgroundImage).run(never);
    expect((await finished()).files).toHaveLength(6);
  });

  it('omit AVIF after its encoding has ended three of them', async () => {
    await storeUnfinished();
    const files = first().get(ImageFileRepository);
    const crash = jest.spyOn(files, 'findOriginal').mockRejectedValue(new Error('crash'));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(first().get(FinishBackgroundImage).run(never)).rejects.toThrow('crash');
      clock.advance({ minutes: 6 });
    }
    await first().get(FinishBackgroundImage).run(never);
    expect(crash).toHaveBeenCalledTimes(3);
    crash.mockRestore();
    expect((await shown())?.files).toHaveLength(4);
    expect((await stored.fileIds()).filter((id) => id.endsWith('/original'))).toEqual([]);
  });

  it('release the work when they are stopped', async () => {
    await storeUnfinished();
    const stopping = new AbortController();
    const files = first().get(ImageFileRepository);
    const findOriginal = files.findOriginal.bind(files);
    const stopped = jest.spyOn(files, 'findOriginal').mockImplementationOnce(async (hash) => {
      stopping.abort();
      return findOriginal(hash);
    });
    await first().get(FinishBackgroundImage).run(stopping.signal);
    stopped.mockRestore();
    expect((await shown())?.files).toHaveLength(4);
    await first().get(FinishBackgroundImage).run(never);
    expect((await finished()).files).toHaveLength(6);
  });

  it('do not restore an image that was removed while it was being completed', async () => {
    const { hash } = await storeUnfinished();
    const files = first().get(ImageFileRepository);
    const keep = files.keep.bind(files);
    const overtaken = jest.spyOn(files, 'keep').mockImplementationOnce(async (...kept) => {
      await remove();
      return keep(...kept);
    });
    await first().get(FinishBackgroundImage).run(never);
    overtaken.mockRestore();
    expect(await shown()).toBeNull();
    expect((await stored.fileIds()).every((id) => id.startsWith(hash))).toBe(true);
    clock.advance({ minutes: 11 });
    await first().get(RemoveUnusedFiles).run();
    expect(await stored.fileIds()).toEqual([]);
  });
});
