import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  guestDataServices,
  guestErased,
  type GuestDataCounts,
  type GuestDataService,
  type PrivacyRecord,
} from '@hearthstay/contracts';
import { insertNew, isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { currentActor, currentCommandId } from '@hearthstay/messaging';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import type { ErasedGuest } from '../domain/erasure';
import { maskedAddress } from '../domain/masked-address';
import { privacyRecordModel, privacyRecordOutbox, type PrivacyRecordDocument } from './privacy-record.schema';

/** The number of records that the panel shows. */
const shown = 20;

/** An erasure, with its guest until this service has erased them. */
export interface StoredErasure {
  id: string;
  guest?: ErasedGuest;
}

/** The exports and erasures of guests' data. */
@Injectable()
export class PrivacyRecordRepository {
  constructor(
    @Inject(modelToken(privacyRecordModel.name)) private readonly records: Model<PrivacyRecordDocument>,
    @Inject(privacyRecordOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Records the export of the running command, once. */
  async addExport(email: string, at: Date): Promise<void> {
    await this.insert({ _id: randomUUID(), ...this.made('export', email, at), outbox: [] });
  }

  /** Records the erasure of the running command with its event for the other services, once. */
  async addErasure(email: string, guest: ErasedGuest, at: Date): Promise<void> {
    const _id = randomUUID();
    const { formerIds: _former, found: _found, ...told } = guest;
    const event = recordEvent(guestErased, { erasureId: _id, ...told });
    await this.insert({ _id, ...this.made('erasure', email, at), guest, outbox: [event] });
    this.relay.notify(_id);
  }

  /** The erasure that the running command has recorded; `null` before that. */
  async findErasure(): Promise<StoredErasure | null> {
    const document = await this.records.findOne({ commandId: currentCommandId() }).lean();
    return document && erasureOf(document);
  }

  async get(id: string): Promise<PrivacyRecord> {
    return viewOf(await this.records.findById(id).orFail().lean());
  }

  /** Newest first. */
  async list(): Promise<PrivacyRecord[]> {
    return (await this.records.find({}).sort({ at: -1 }).limit(shown).lean()).map(viewOf);
  }

  /** The erasures made until then that this service has not finished. */
  async listUnfinished(madeUntil: Date): Promise<StoredErasure[]> {
    const unfinished = {
      guest: trusted({ $exists: true }),
      'receipts.bookings': trusted({ $exists: false }),
      at: trusted({ $lte: madeUntil }),
    };
    return (await this.records.find(unfinished).lean()).map(erasureOf);
  }

  /** Stores once that a service has erased the guest. After the last one, nothing of the guest is left. */
  async complete(id: string, service: GuestDataService, receipt: { at: Date; found: GuestDataCounts }): Promise<void> {
    const isFirst = { _id: id, [`receipts.${service}`]: trusted({ $exists: false }) };
    await this.records.updateOne(isFirst, { $set: { [`receipts.${service}`]: receipt } });
    const done = trusted({ $exists: true });
    await this.records.updateOne(
      { _id: id, 'receipts.bookings': done, 'receipts.notifications': done },
      { $unset: { guest: 1 } },
    );
  }

  private made(kind: PrivacyRecord['kind'], email: string, at: Date) {
    return { kind, at, by: currentActor(), address: maskedAddress(email), commandId: currentCommandId(), receipts: {} };
  }

  private async insert(document: PrivacyRecordDocument): Promise<void> {
    try {
      await insertNew(this.records, [document]);
    } catch (error) {
      // The running command has recorded it before.
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}

const erasureOf = ({ _id, guest, receipts }: PrivacyRecordDocument): StoredErasure => ({
  id: _id,
  ...(guest && !receipts.bookings && { guest }),
});

const viewOf = ({ _id, kind, at, by, address, receipts }: PrivacyRecordDocument): PrivacyRecord => ({
  id: _id,
  ...{ kind, by, address, at: at.toISOString() },
  receipts: (kind === 'erasure' ? guestDataServices : []).map((service) => {
    const receipt = receipts[service];
    return { service, ...(receipt && { at: receipt.at.toISOString(), found: receipt.found }) };
  }),
});
