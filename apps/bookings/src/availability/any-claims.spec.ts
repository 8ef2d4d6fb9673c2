import { describeEachDatabase } from '@hearthstay/testing';
import fc from 'fast-check';
import { adds, blocks, changes, frees, removes, unblocks } from './testing/block-commands';
import { claimCommand } from './testing/claim-command';
import { feeds } from './testing/feed-commands';
import {
  expires,
  offers,
  offersToAnybody,
  responds,
  respondsToWish,
  wishes,
  withdraws,
} from './testing/proposal-commands';
import {
  approves,
  asksAgain,
  cancels,
  declines,
  enters,
  moves,
  nobodyDecides,
  undoes,
} from './testing/request-commands';
import { useClaims } from './testing/use-claims';

const sweeps = fc.constant(claimCommand('release orphaned claims', (_, { recover }) => recover()));

describeEachDatabase('Any sequence of claims and releases', (database) => {
  const claims = useClaims(database);

  it('has the effects of a list of claims in memory, crashes included', async () => {
    const ofRequests = [
      ...[approves, approves, cancels, moves, moves, enters, undoes, undoes, undoes, asksAgain],
      ...[offers, offers, offers, responds, responds, withdraws, expires, declines, nobodyDecides],
      ...[wishes, wishes, respondsToWish, respondsToWish, offersToAnybody],
    ];
    const ofBlocks = [blocks, unblocks, adds, adds, changes, changes, changes, frees, removes];
    const commands = fc.commands([...ofRequests, ...ofBlocks, feeds, feeds, sweeps], {
      maxCommands: 40,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const model = await claims.start();
        await fc.asyncModelRun(() => ({ model, real: claims }), sequence);
      }),
      // About eighty commands on each engine; different ones in each run of the tests.
      { numRuns: 4 },
    );
  }, 120_000);
});
