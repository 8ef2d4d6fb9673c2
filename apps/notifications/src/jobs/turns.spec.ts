import { setImmediate } from 'node:timers/promises';
import { Turns } from './turns';

describe('Turns', () => {
  it('let no more works run at a time than there are, in order, and go on after one that fails', async () => {
    const turns = new Turns(2);
    const log: string[] = [];
    let running = 0;
    const work =
      (name: string, fails = false) =>
      async () => {
        running += 1;
        log.push(`${name}:${running}`);
        await setImmediate();
        running -= 1;
        if (fails) throw new Error(name);
        return name;
      };
    const outcomes = await Promise.allSettled([
      turns.take(work('a')),
      turns.take(work('b', true)),
      turns.take(work('c')),
      turns.take(work('d')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(log.map((entry) => entry[0])).toEqual(['a', 'b', 'c', 'd']);
    expect(log.every((entry) => Number(entry.at(-1)) <= 2)).toBe(true);
    await expect(turns.take(work('e'))).resolves.toBe('e');
    expect(running).toBe(0);
  });
});
