import { Injectable } from '@nestjs/common';
import { noticeKind, type LoggedKind } from '@hearthstay/contracts';
import { NoticeChannel } from '../notices/notice-channel';
import type { Channel } from './channel';
import { EmailChannel } from './email-channel';

/** The channels of all that is queued. */
@Injectable()
export class Channels {
  constructor(
    readonly emails: EmailChannel,
    readonly notices: NoticeChannel,
  ) {}

  of(kind: LoggedKind): Channel {
    return kind === noticeKind ? this.notices : this.emails;
  }

  close(): void {
    this.emails.close();
    this.notices.close();
  }
}
