import { Injectable } from '@nestjs/common';
import { MessageRepository } from './persistence/message.repository';

/** What of a request its view shows of unread messages; absent without any. */
interface Unread {
  unreadMessages?: number;
}

/** Counts the messages that one side has not read yet. */
@Injectable()
export class UnreadMessages {
  constructor(private readonly messages: MessageRepository) {}

  /** Of guests, for the owner. */
  async forOwner(requestIds?: readonly string[]): Promise<(id: string) => Unread> {
    return unreadIn(await this.messages.countUnread('guest', requestIds));
  }

  /** Of the owner, for the guest of these requests. */
  async forGuest(requestIds: readonly string[]): Promise<(id: string) => Unread> {
    return unreadIn(await this.messages.countUnread('owner', requestIds));
  }
}

const unreadIn =
  (counts: ReadonlyMap<string, number>) =>
  (id: string): Unread => {
    const count = counts.get(id);
    return count === undefined ? {} : { unreadMessages: count };
  };
