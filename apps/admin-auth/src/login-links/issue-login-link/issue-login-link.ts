import { Controller, Logger } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access';
import { DomainError, issueLoginLink, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminRosterRepository } from '../../admin-roster';
import { adminWithEmail, newAdmin, withAdmin, type Admin } from '../../admin-roster/domain/admin-roster';
import { newOperatorLink } from '../domain/login-link';
import { LoginLinkRepository } from '../persistence/login-link.repository';

const log = new Logger('Security');

/** An operator gets a login link for an admin. No e-mail is sent, and the history of the admins records it. */
@Controller()
export class IssueLoginLink {
  constructor(
    private readonly rosters: AdminRosterRepository,
    private readonly links: LoginLinkRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `ENTRY_NOT_FOUND` if the address is not that of an admin */
  @Handles(issueLoginLink)
  async run({ email, add }: RequestOf<typeof issueLoginLink>): Promise<ResponseOf<typeof issueLoginLink>> {
    const { id } = await this.adminWith(email, add);
    const { token, hash } = createAccessToken();
    const now = this.clock.now();
    const link = newOperatorLink({ hash, adminId: id, email }, now);
    await this.rosters.noteLoginLink({ id, email }, now);
    await this.links.replace(link);
    log.log({ event: 'operator-link-issued', actor: 'operator', admin: email }, 'Security event');
    return { token, expiresAt: link.expiresAt.toISOString() };
  }

  private async adminWith(email: string, add: boolean): Promise<Pick<Admin, 'id'>> {
    const admin = adminWithEmail(await this.rosters.load(), email);
    if (admin) return admin;
    if (!add) throw new DomainError('ENTRY_NOT_FOUND');
    const added = newAdmin({ email, addedBy: null, createdAt: this.clock.now() });
    const about = { at: added.createdAt, adminId: added.id };
    const { adminId } = await this.rosters.update(about, (roster) => withAdmin(roster, added));
    return { id: adminId };
  }
}
