import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../../sessions/persistence/session.repository';
import { withoutAdmin, type Admin } from '../domain/admin-roster';
import { AdminRosterRepository } from '../persistence/admin-roster.repository';

/**
 * Ends an admin's access. It ends with the roster, which every call is checked against; the sessions are removed as well, so that none
 * comes back to life should the same address be added again.
 */
@Injectable()
export class RemoveAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`, `LAST_ADMIN` */
  async run(id: string): Promise<void> {
    let removed: Admin | undefined;
    await this.rosters.update((roster) => {
      removed = roster.admins.find((admin) => admin.id === id);
      return withoutAdmin(roster, id);
    });
    if (removed) await this.sessions.removeAllOf(removed.email);
  }
}
