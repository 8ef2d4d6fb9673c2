import { Controller } from '@nestjs/common';
import { listEmailLog, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { EmailLogRepository } from '../../jobs';
import { NotificationSettings } from '../../settings/notification-settings';
import { loggedEmail } from '../logged-email';

@Controller()
export class ListEmailLog {
  constructor(
    private readonly log: EmailLogRepository,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  @Handles(listEmailLog)
  async run({ page, search, ...scope }: RequestOf<typeof listEmailLog>): Promise<ResponseOf<typeof listEmailLog>> {
    const { emails, counts } = search ? await this.log.search(scope, search, page) : await this.log.page(scope, page);
    const shown = scope.state ? [counts[scope.state]] : Object.values(counts);
    const now = this.clock.now();
    return {
      emails: emails.map((email) => loggedEmail(email, this.settings, now)),
      total: shown.reduce((sum, count) => sum + count, 0),
      counts,
    };
  }
}
