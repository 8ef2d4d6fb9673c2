import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock';
import { newAdmin, withAdmin, type Admin } from '../domain/admin-roster';
import { AdminRosterRepository } from '../persistence/admin-roster.repository';

/** One admin makes another. */
@Injectable()
export class AddAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ALREADY_EXISTS` */
  async run(email: string, addedBy: string): Promise<Admin> {
    const added = newAdmin({ email, addedBy, createdAt: this.clock.now() });
    const about = { at: added.createdAt, adminId: added.id };
    const { at, adminId } = await this.rosters.update(about, (roster) => withAdmin(roster, added));
    return { ...added, id: adminId, createdAt: at };
  }
}
