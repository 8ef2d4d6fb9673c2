import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type HistoryEntryView, type WhitelistEntry } from '@hearthstay/contracts';
import { historyView, insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { currentCommandId } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import { PropertyClock } from '../../../property-clock';
import { whitelistModel, type WhitelistDocument } from './whitelist.schema';

const fromDocument = ({ _id, email, notes }: WhitelistDocument): WhitelistEntry => ({ id: _id, email, notes });

/** An entry with its history. */
export interface FoundEntry extends Omit<WhitelistEntry, 'id'> {
  /** `false` after its removal. */
  isInvited: boolean;
  history: HistoryEntryView[];
}

/** Matches documents whose guest is on the whitelist. */
const listed = { removedAt: null } as const;

/**
 * The guests who may request days while the whitelist is on. Every change is one atomic update, which includes its
 * entry in the history. A repeated command is recognised by that entry.
 */
@Injectable()
export class WhitelistRepository {
  constructor(
    @Inject(modelToken(whitelistModel.name)) private readonly entries: Model<WhitelistDocument>,
    private readonly clock: PropertyClock,
  ) {}

  async listByEmail(): Promise<WhitelistEntry[]> {
    return (await this.entries.find(listed).sort({ email: 1 }).lean()).map(fromDocument);
  }

  async has(email: string): Promise<boolean> {
    return (await this.entries.exists({ email, ...listed })) !== null;
  }

  /** @throws DomainError `ALREADY_EXISTS`, unless the same command has added the entry before */
  async add({ email, notes }: Omit<WhitelistEntry, 'id'>): Promise<WhitelistEntry> {
    const history = historyEntry('added', { at: this.clock.now(), after: { email, notes } });
    try {
      const id = randomUUID();
      await insertNew(this.entries, [{ _id: id, email, notes, removedAt: null, history: [history] }]);
      return { id, email, notes };
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
    const again = await this.entries
      .findOneAndUpdate(
        { email, removedAt: trusted({ $ne: null }), ...this.notChangedYet() },
        { $set: { notes, removedAt: null }, $push: { history } },
        { returnDocument: 'after' },
      )
      .lean();
    if (again) return fromDocument(again);
    const added = await this.entries.findOne({ email, 'history.commandId': currentCommandId() }).lean();
    if (!added) throw new DomainError('ALREADY_EXISTS');
    return { id: added._id, email, notes };
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  changeNotes(id: string, notes: string): Promise<WhitelistEntry> {
    return this.change(id, { notes }, (current) =>
      current.notes === notes
        ? null
        : historyEntry('notes-changed', { at: this.clock.now(), before: { notes: current.notes }, after: { notes } }),
    );
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async remove(id: string): Promise<void> {
    const at = this.clock.now();
    await this.change(id, { removedAt: at }, ({ email, notes }) =>
      historyEntry('removed', { at, before: { email, notes } }),
    );
  }

  /** The entry of an address, also after its removal, with its history. */
  async findEntry(email: string): Promise<FoundEntry | null> {
    const document = await this.entries.findOne({ email }).select('+history').lean();
    if (!document) return null;
    const { _id, notes, removedAt } = document;
    const history = historyView(document, { kind: 'whitelist', id: _id });
    return { email, notes, isInvited: removedAt === null, history };
  }

  /** Removes the entry of an address with its history. */
  async erase(email: string): Promise<void> {
    await this.entries.deleteOne({ email });
  }

  /** The addresses of all entries, also of those that were removed. */
  async addresses(): Promise<string[]> {
    return (await this.entries.find({}, { email: 1 }).lean()).map(({ email }) => email);
  }

  /** @param entryOf creates the entry of the history; `null` when there is nothing to change. */
  private async change(
    id: string,
    changed: Partial<Pick<WhitelistDocument, 'notes' | 'removedAt'>>,
    entryOf: (current: WhitelistDocument) => HistoryEntry | null,
  ): Promise<WhitelistEntry> {
    // After another change between the read and the write, the state is read again.
    for (;;) {
      const current = await this.entries.findOne({ _id: id }).lean();
      if (!current) throw new DomainError('ENTRY_NOT_FOUND');
      const isRepeated = await this.entries.exists({ _id: id, 'history.commandId': currentCommandId() });
      if (isRepeated) return fromDocument(current);
      if (current.removedAt) throw new DomainError('ENTRY_NOT_FOUND');
      const entry = entryOf(current);
      if (!entry) return fromDocument(current);
      const after = await this.entries
        .findOneAndUpdate(
          { _id: id, notes: current.notes, ...listed, ...this.notChangedYet() },
          { $set: changed, $push: { history: entry } },
          { returnDocument: 'after' },
        )
        .lean();
      if (after) return fromDocument(after);
    }
  }

  /** Matches documents that the running command has not changed before. */
  private notChangedYet() {
    return { 'history.commandId': trusted({ $ne: currentCommandId() }) };
  }
}
