import { Injectable } from '@nestjs/common';
import type { GuestRequest, ListedRequest } from '@hearthstay/contracts';
import { MessageRepository, type UnreadOfRequest } from './persistence/message.repository';

/** Finds what the view of a request shows of messages that one side has not read yet: nothing without any. */
@Injectable()
export class UnreadMessages {
  constructor(private readonly messages: MessageRepository) {}

  /** Of guests, for the owner. */
  async forOwner(requestIds?: readonly string[]): Promise<(id: string) => OwnerView> {
    const unread = await this.messages.findUnread('guest', requestIds);
    return (id) => ownerViewOf(unread.get(id));
  }

  /** Of the owner, for the guest of these requests. */
  async forGuest(requestIds: readonly string[]): Promise<(id: string) => GuestView> {
    const unread = await this.messages.findUnread('owner', requestIds);
    return (id) => guestViewOf(unread.get(id));
  }
}

type OwnerView = Pick<ListedRequest, 'unreadMessages' | 'unreadSince'>;
type GuestView = Pick<GuestRequest, 'unreadMessages'>;

const ownerViewOf = (unread?: UnreadOfRequest): OwnerView =>
  unread ? { unreadMessages: unread.count, unreadSince: unread.since.toISOString() } : {};

const guestViewOf = (unread?: UnreadOfRequest): GuestView => (unread ? { unreadMessages: unread.count } : {});
