import type { Scheduler, Task } from '@hearthstay/scheduler';
import type { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import type { StayMoves } from '../stay-moves';
import { OrphanedClaimsSchedule } from './orphaned-claims.schedule';
import { claimGrace, type ReleaseOrphanedClaims } from './release-orphaned-claims';

describe('The search for orphaned claims, unfinished blocks and incomplete moves', () => {
  const searches = [1, 2].map(() => ({ run: jest.fn(() => Promise.resolve()) }));
  const [claims, blocks] = searches as unknown as [ReleaseOrphanedClaims, ReleaseUnfinishedBlocks];
  const tasks: Task[] = [];
  const scheduler = { add: (task: Task) => tasks.push(task) } as unknown as Scheduler;
  const moves = { finishAll: jest.fn(() => Promise.resolve()) };
  new OrphanedClaimsSchedule(scheduler, claims, blocks, moves as unknown as StayMoves);

  it('happens so often that no claim is left behind for a minute', () => {
    for (const { every } of tasks) expect(claimGrace + every).toBeLessThan(60_000);
  });

  it('consists of tasks of which none waits for another', async () => {
    for (const task of tasks) await task.run(new AbortController().signal);
    for (const run of [...searches.map((search) => search.run), moves.finishAll]) expect(run).toHaveBeenCalledTimes(1);
  });
});
