import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../../sessions/persistence/session.repository';
import { withoutAdmin } from '../domain/admin-roster';
import { AdminRosterRepository } from '../persistence/admin-roster.repository';

/** Ends an admin's access. It ends with the roster, which every call is checked against; removing the sessions is mere tidying. */
@Injectable()
export class RemoveAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND`, `LAST_ADMIN` */
  async run(id: string): Promise<void> {
    await this.rosters.update((roster) => withoutAdmin(roster, id));
    await this.sessions.removeAllOf(id);
  }
}
