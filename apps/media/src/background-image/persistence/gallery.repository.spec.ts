import { listImageHistory } from '@hearthstay/contracts';
import type { Actor } from '@hearthstay/contracts';
import { describeEachDatabase } from '@hearthstay/testing';
import { runInMessageContext } from '@hearthstay/messaging';
import { photo } from '../../testing/photos';
import { useMedia } from '../../testing/use-media';
import { FinishBackgroundImage } from '../finish-background-image/finish-background-image';

const owner: Actor = { kind: 'admin', email: 'owner@house.example' };

describeEachDatabase('The history of the background image', (database) => {
  const { clock, stored, first, shown, store, remove } = useMedia(database, { maintenance: false });

  const height = 60;
  const lake = () => photo({ height, color: { r: 30, g: 90, b: 160 } });
  const forest = () => photo({ height, color: { r: 30, g: 120, b: 40 } });
  const command = <Result>(commandId: string, work: () => Promise<Result>): Promise<Result> =>
    runInMessageContext({ correlationId: 'any', commandId, actor: owner }, work);
  const hashes = async () => (await stored.history()).map(({ before, after }) => [before?.['hash'], after?.['hash']]);

  it('has who has shown and removed which image, and when', async () => {
    const { hash } = await command('upload', async () => store(await lake()));
    const uploadedAt = clock.now();
    clock.advance({ minutes: 5 });
    await command('removal', () => remove());

    const entry = { actor: owner, action: 'changed' };
    expect(await stored.history()).toEqual([
      { ...entry, commandId: 'upload', at: uploadedAt, before: { hash: null }, after: { hash } },
      { ...entry, commandId: 'removal', at: clock.now(), before: { hash }, after: { hash: null } },
    ]);
    const { entries, total } = await first().client.call(listImageHistory, { limit: 1 });
    expect([entries, total]).toEqual([[expect.objectContaining({ ...entry, before: { hash } })], 2]);
  });

  it('has no entry for an image that is shown already, its later files, or the removal of none', async () => {
    await remove();
    const { hash } = await store(await lake());
    await store(await lake());
    await first().get(FinishBackgroundImage).run(new AbortController().signal);
    expect((await shown())?.files).toHaveLength(6);
    expect(await hashes()).toEqual([[null, hash]]);
  });

  it('has one entry for a repeated command, which does not change what another admin has done since', async () => {
    const upload = () => command('upload', async () => store(await lake()));
    const removal = () => command('removal', () => remove());
    const { hash } = await upload();
    await removal();
    expect((await upload()).hash).toBe(hash);
    expect(await shown()).toBeNull();

    const other = await store(await forest());
    await removal();
    expect((await shown())?.hash).toBe(other.hash);
    expect(await hashes()).toEqual([
      [null, hash],
      [hash, null],
      [null, other.hash],
    ]);
  });
});
