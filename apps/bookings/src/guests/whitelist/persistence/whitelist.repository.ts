import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type WhitelistEntry } from '@hearthstay/contracts';
import { insertNew, isDuplicateKeyError, modelToken } from '@hearthstay/database';
import { currentCommandId } from '@hearthstay/messaging';
import type { Model } from 'mongoose';
import { whitelistModel, type WhitelistDocument } from './whitelist.schema';

const fromDocument = ({ _id, commandId, ...entry }: WhitelistDocument): WhitelistEntry => ({ id: _id, ...entry });

/** The guests who may ask for days while the whitelist is on. Addresses are in lower case, here as everywhere. */
@Injectable()
export class WhitelistRepository {
  constructor(@Inject(modelToken(whitelistModel.name)) private readonly entries: Model<WhitelistDocument>) {}

  async listByEmail(): Promise<WhitelistEntry[]> {
    return (await this.entries.find({}).sort({ email: 1 }).lean()).map(fromDocument);
  }

  async has(email: string): Promise<boolean> {
    return (await this.entries.exists({ email })) !== null;
  }

  /** @throws DomainError `ALREADY_EXISTS`, unless the same command has added the entry before */
  async add(entry: Omit<WhitelistEntry, 'id'>): Promise<WhitelistEntry> {
    const id = randomUUID();
    const commandId = currentCommandId();
    try {
      await insertNew(this.entries, [{ _id: id, ...entry, commandId }]);
      return { id, ...entry };
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
    const added = await this.entries.findOne({ email: entry.email, commandId }).lean();
    if (!added) throw new DomainError('ALREADY_EXISTS');
    return { id: added._id, ...entry };
  }

  async hasEntry(id: string): Promise<boolean> {
    return (await this.entries.exists({ _id: id })) !== null;
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async changeNotes(id: string, notes: string): Promise<WhitelistEntry> {
    const entry = await this.entries
      .findOneAndUpdate({ _id: id }, { $set: { notes } }, { returnDocument: 'after' })
      .lean();
    if (!entry) throw new DomainError('ENTRY_NOT_FOUND');
    return fromDocument(entry);
  }

  async remove(id: string): Promise<void> {
    await this.entries.deleteOne({ _id: id });
  }
}
