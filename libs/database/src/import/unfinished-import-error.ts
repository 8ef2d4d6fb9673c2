import { StartupError } from '@hearthstay/contracts';

/** An import is in progress or was interrupted. The operator has to wait for it or to run it again. */
export class UnfinishedImport extends StartupError {
  constructor(database: string) {
    super(
      `An import into the database ${database} is not finished. If none is running now, run it again: ` +
        'npm run data -- import <folder>',
    );
  }
}
