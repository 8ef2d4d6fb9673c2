import type { TestDatabase } from '@hearthstay/testing';

/** The same database, whose clients report the commands that they send. */
export const monitored = (database: TestDatabase): TestDatabase => ({
  ...database,
  uri: () => {
    const uri = new URL(database.uri());
    uri.searchParams.set('monitorCommands', 'true');
    return uri.href;
  },
});
