import { Logger } from '@nestjs/common';
import { withFirstAdmins } from '../domain/admin-roster';
import type { AdminRosterRepository } from '../persistence/admin-roster.repository';

/** Makes the addresses of the program's settings admins while there is none (behaviour: First admin). */
export class SeedFirstAdmins {
  private readonly logger = new Logger(SeedFirstAdmins.name);

  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly emails: readonly string[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const roster = await this.rosters.load();
    if (roster.admins.length > 0) return;
    if (this.emails.length === 0) {
      this.logger.warn('Nobody can sign in: there is no admin yet, and ADMIN_EMAILS names none');
      return;
    }
    // When another instance has been faster, its admins are as good as ours.
    await this.rosters.replace(withFirstAdmins(roster, this.emails, new Date()));
  }
}
