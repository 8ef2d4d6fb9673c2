import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage, OwnerMessage, RequestMessage } from '@hearthstay/contracts';
import { insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { messageModel, messageOutbox, type MessageDocument } from './message.schema';

type Side = RequestMessage['from'];

/** The unread messages of one side about a request: their number, and when the first was written. */
export interface UnreadOfRequest {
  count: number;
  since: Date;
}

/** A message before it is stored. */
export type NewMessage = Pick<MessageDocument, 'requestId' | 'from' | 'by' | 'text' | 'at'>;

const fromDocument = ({ _id, from, by, text, at, unread }: Omit<MessageDocument, 'outbox'>): OwnerMessage => ({
  id: _id,
  from,
  ...(by !== undefined && { by }),
  text,
  at: at.toISOString(),
  read: !unread,
});

const shown = { from: 1, by: 1, text: 1, at: 1, unread: 1 } as const;

/** The messages between guests and the owner, each with its event. */
@Injectable()
export class MessageRepository {
  constructor(
    @Inject(modelToken(messageModel.name)) private readonly messages: Model<MessageDocument>,
    @Inject(messageOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Stores the message of the running command together with its event.
   *
   * @returns `null` when the same command has stored one before.
   */
  async add(message: NewMessage, event: EventMessage): Promise<OwnerMessage | null> {
    const document = {
      _id: randomUUID(),
      ...message,
      unread: true as const,
      commandId: currentCommandId(),
      outbox: [event],
    };
    try {
      await insertNew(this.messages, [document]);
    } catch (error) {
      if (isDuplicateKeyError(error)) return null;
      throw error;
    }
    this.relay.notify(document._id);
    return fromDocument(document);
  }

  /** The message that the running command has stored before, as it was then. */
  async findSent(): Promise<OwnerMessage | null> {
    const document = await this.messages.findOne({ commandId: currentCommandId() }).select(shown).lean();
    return document && { ...fromDocument(document), read: false };
  }

  /** Oldest first. */
  async list(requestId: string): Promise<OwnerMessage[]> {
    const documents = await this.messages.find({ requestId }).select(shown).sort({ at: 1, _id: 1 }).lean();
    return documents.map(fromDocument);
  }

  countOf(requestIds: readonly string[]): Promise<number> {
    return this.messages.countDocuments({ requestId: trusted({ $in: [...requestIds] }) });
  }

  /** Removes the messages of requests. @returns their number */
  async removeOf(requestIds: readonly string[]): Promise<number> {
    return (await this.messages.deleteMany({ requestId: trusted({ $in: [...requestIds] }) })).deletedCount;
  }

  /** Marks the messages of one side as read, up to one message of the request. An unknown one marks none. */
  async markRead(requestId: string, from: Side, last: string): Promise<void> {
    const document = await this.messages.findOne({ _id: last, requestId }).select({ at: 1 }).lean();
    if (!document) return;
    await this.messages.updateMany(
      { requestId, from, unread: true, at: trusted({ $lte: document.at }) },
      { $unset: { unread: 1 } },
    );
  }

  /** The unread messages of one side by request, of requests that have any: of the given ones, or of all. */
  async findUnread(from: Side, requestIds?: readonly string[]): Promise<Map<string, UnreadOfRequest>> {
    const found = await this.messages.aggregate<UnreadOfRequest & { _id: string }>([
      { $match: { unread: true, from, ...(requestIds && { requestId: { $in: [...requestIds] } }) } },
      { $group: { _id: '$requestId', count: { $sum: 1 }, since: { $min: '$at' } } },
    ]);
    return new Map(found.map(({ _id, ...unread }) => [_id, unread]));
  }
}
