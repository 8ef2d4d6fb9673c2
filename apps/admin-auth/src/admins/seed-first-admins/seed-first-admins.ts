import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '@hearthstay/runtime';
import { withFirstAdmins } from '../../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../../admin-roster';

/** The addresses that become admins while there is none. */
export const firstAdmins = Symbol('first admins');

/** Makes the addresses in `ADMIN_EMAILS` admins while there is no admin. */
@Injectable()
export class SeedFirstAdmins {
  private readonly logger = new Logger(SeedFirstAdmins.name);

  constructor(
    private readonly rosters: AdminRosterRepository,
    @Inject(firstAdmins) private readonly emails: readonly string[],
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const roster = await this.rosters.load();
    if (roster.admins.length > 0) return;
    if (this.emails.length === 0) {
      this.logger.warn('Nobody can sign in: there is no admin, and ADMIN_EMAILS is empty');
      return;
    }
    // If another instance has seeded the roster first, its admins stay.
    const now = this.clock.now();
    await this.rosters.replace(roster, withFirstAdmins(roster, this.emails, now), now);
  }
}
