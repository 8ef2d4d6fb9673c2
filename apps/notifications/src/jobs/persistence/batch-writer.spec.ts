import { BatchWriter } from './batch-writer';

/** Writes that the test resolves. */
const heldWrites = () => {
  const begun: { items: string[]; at: number; end(): void; fail(): void }[] = [];
  const writes = new BatchWriter<string>(
    (items) =>
      new Promise<void>((resolve, reject) => {
        begun.push({ items, at: performance.now(), end: resolve, fail: () => reject(new Error('broken')) });
      }),
  );
  const nextWrite = async () => {
    while (begun.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const write = begun.shift();
    if (!write) throw new Error('No write is in progress');
    return write;
  };
  return { writes, nextWrite };
};

describe('BatchWriter', () => {
  it('writes the items that arrive during a write in one batch, in their order', async () => {
    const { writes, nextWrite } = heldWrites();
    const first = writes.add('a');
    const write = await nextWrite();
    const others = Promise.all([writes.add('b'), writes.add('c')]);
    write.end();
    await first;
    const second = await nextWrite();
    second.end();
    await others;
    expect([write.items, second.items]).toEqual([['a'], ['b', 'c']]);
  });

  it('starts writes at a minimum interval', async () => {
    const { writes, nextWrite } = heldWrites();
    const begins: number[] = [];
    for (const item of ['a', 'b', 'c']) {
      const adding = writes.add(item);
      const write = await nextWrite();
      begins.push(write.at);
      write.end();
      await adding;
    }
    const pauses = begins.slice(1).map((at, index) => at - (begins[index] ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThan(30);
  });

  it('resolves when the item is written', async () => {
    const { writes, nextWrite } = heldWrites();
    let written = false;
    const adding = writes.add('a').then(() => (written = true));
    const write = await nextWrite();
    expect(written).toBe(false);
    write.end();
    await adding;
    expect(written).toBe(true);
  });

  it('rejects only the items of a failed batch and continues with the next one', async () => {
    const { writes, nextWrite } = heldWrites();
    const first = expect(writes.add('a')).rejects.toThrow('broken');
    const write = await nextWrite();
    const second = writes.add('b');
    write.fail();
    await first;
    (await nextWrite()).end();
    await expect(second).resolves.toBeUndefined();
  });
});
