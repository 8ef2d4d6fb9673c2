import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type WhitelistEntry } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { whitelistModel, type WhitelistDocument } from './whitelist.schema';

const fromDocument = ({ _id, ...entry }: WhitelistDocument): WhitelistEntry => ({ id: _id, ...entry });

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

  /** @throws DomainError `ALREADY_EXISTS` */
  async add(entry: Omit<WhitelistEntry, 'id'>): Promise<WhitelistEntry> {
    const id = randomUUID();
    try {
      await this.entries.create({ _id: id, ...entry });
    } catch (error) {
      throw isDuplicateKeyError(error) ? new DomainError('ALREADY_EXISTS') : error;
    }
    return { id, ...entry };
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async changeNotes(id: string, notes: string): Promise<WhitelistEntry> {
    const entry = await this.entries
      .findOneAndUpdate({ _id: id }, { $set: { notes } }, { returnDocument: 'after' })
      .lean();
    if (!entry) throw new DomainError('ENTRY_NOT_FOUND');
    return fromDocument(entry);
  }

  /** @throws DomainError `ENTRY_NOT_FOUND` */
  async remove(id: string): Promise<void> {
    const { deletedCount } = await this.entries.deleteOne({ _id: id });
    if (deletedCount === 0) throw new DomainError('ENTRY_NOT_FOUND');
  }
}
