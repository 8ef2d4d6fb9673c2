import { Inject, Injectable } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import { exampleAdmin } from '@hearthstay/runtime';
import { hasAdmin } from '../../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../../admin-roster';

/** Whether the example admin may sign in, which is for trying the program only. */
export const allowsExampleAdmin = Symbol('allows the example admin');

/** Refuses to run a real site with the data of a trial, because a stranger may own the mailbox of the example admin. */
@Injectable()
export class RefuseExampleAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    @Inject(allowsExampleAdmin) private readonly isAllowed: boolean,
  ) {}

  /** Before the other hooks, which already work with the data. */
  async onModuleInit(): Promise<void> {
    if (this.isAllowed || !hasAdmin(await this.rosters.load(), exampleAdmin)) return;
    throw new StartupError(
      `Cannot run with NODE_ENV=production: the data has the example admin ${exampleAdmin}. ` +
        'Start once without NODE_ENV, add your own address in the settings, sign in with it and remove the example; ' +
        'or start with new data.',
    );
  }
}
