import { mongo } from 'mongoose';

const writes = [
  'insertOne',
  'bulkWrite',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
] as const;

/** Collections that processes write for their own bookkeeping. */
const bookkeeping = ['instances', 'leases', 'migrations', 'scheduled_tasks'];

type Write = (this: mongo.Collection, ...args: unknown[]) => Promise<unknown>;

/**
 * Runs work in a process that crashes after so many writes: a bulk write is interrupted in the middle, and every later
 * write fails, cleanup included.
 *
 * @param isCounted which writes count; the others succeed until the crash
 * @returns whether the work ended, even by a refusal, before the crash.
 */
export const crashAfterWrites = async (
  count: number,
  work: () => Promise<unknown>,
  isCounted: (collection: string, write: string) => boolean = () => true,
): Promise<boolean> => {
  let left = count;
  let crashed = false;
  const cut = (name: string, original: Write): Write =>
    async function (statements, ...options) {
      const passes = bookkeeping.includes(this.collectionName) || (!crashed && !isCounted(this.collectionName, name));
      if (passes) return original.call(this, statements, ...options);
      const wanted = Array.isArray(statements) ? statements.length : 1;
      const done = Math.min(left, wanted);
      left -= done;
      if (done === wanted) return original.call(this, statements, ...options);
      crashed = true;
      if (done > 0) await original.call(this, (statements as unknown[]).slice(0, done), ...options);
      throw new Error('The process has crashed');
    };
  const spies = writes.map((name) => {
    const original = mongo.Collection.prototype[name] as unknown as Write;
    return jest.spyOn(mongo.Collection.prototype, name).mockImplementation(cut(name, original) as never);
  });
  try {
    await work().catch((error: unknown) => {
      if (!crashed) throw error;
    });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return !crashed;
};
