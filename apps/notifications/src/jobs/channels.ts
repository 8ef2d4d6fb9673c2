import { Injectable } from '@nestjs/common';
import type { LoggedKind } from '@hearthstay/contracts';
import type { Channel } from './channel';
import { channelOf, type ChannelName } from './channel-of';
import { EmailChannel } from './email-channel';
import { NoticeChannel } from './notice-channel';

/** The channels of all that is queued. */
@Injectable()
export class Channels implements Record<ChannelName, Channel> {
  constructor(
    readonly emails: EmailChannel,
    readonly notices: NoticeChannel,
  ) {}

  of(kind: LoggedKind): Channel {
    return this[channelOf(kind)];
  }

  close(): void {
    this.emails.close();
    this.notices.close();
  }
}
