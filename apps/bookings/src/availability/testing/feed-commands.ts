import fc from 'fast-check';
import { FeedClaims } from '..';
import { anyCrash, anyDay, claimCommand } from './claim-command';

const anyFeed = fc.constantFrom('feed-1', 'feed-2');

export const feeds = fc
  .tuple(anyFeed, fc.uniqueArray(anyDay, { maxLength: 2 }), anyCrash)
  .map(([feed, days, crashAfter]) =>
    claimCommand(`${feed} claims ${days.join()}, crash after ${crashAfter}`, async (model, { attempt, service }) => {
      const replace = () => service().get(FeedClaims).replaceDays(feed, days);
      // The next reading of the feed completes an interrupted one.
      if ((await attempt(crashAfter, replace)) === null) await replace();
      model.replaceFeed(feed, days);
    }),
  );
