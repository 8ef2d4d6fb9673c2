import { Injectable } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { DomainError } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import type { Admin } from '../admin-roster/domain/admin-roster';
import { AdminRosterRepository } from '../admin-roster';
import { isAlive, type Session } from './domain/session';
import { SessionRepository } from './persistence/session.repository';

export interface SignedIn {
  admin: Admin;
  session: Session;
}

/**
 * Finds the admin of a session token. It reads the roster and the session each time, so removing an admin or ending a
 * session takes effect immediately.
 */
@Injectable()
export class SignedInAdmin {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `AUTHENTICATION_REQUIRED` for an unknown or expired session, or a removed admin. */
  async of(token: string): Promise<SignedIn> {
    const [session, roster] = await Promise.all([this.sessions.find(hashOfToken(token)), this.rosters.load()]);
    const admin = roster.admins.find(({ id }) => id === session?.adminId);
    if (!session || !admin || !isAlive(session, this.clock.now())) throw new DomainError('AUTHENTICATION_REQUIRED');
    return { admin, session };
  }
}
