import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { noticeAddressModel, type NoticeAddressDocument } from './notice-address.schema';

const secretFields = ['secret', 'secretMadeBy'] as const;

/** The addresses for notices of all admins. */
@Injectable()
export class NoticeAddressRepository {
  constructor(@Inject(modelToken(noticeAddressModel.name)) private readonly addresses: Model<NoticeAddressDocument>) {}

  async find(email: string): Promise<NoticeAddressDocument | null> {
    return this.addresses.findOne({ _id: email }).lean<NoticeAddressDocument>();
  }

  /** Whether any admin wants notices. */
  async any(): Promise<boolean> {
    return (await this.addresses.findOne({}, { _id: 1 }).lean()) !== null;
  }

  async replace({ _id, kind, url, withNames, ...secret }: NoticeAddressDocument): Promise<void> {
    const absent = secretFields.filter((field) => secret[field] === undefined);
    await this.addresses.updateOne(
      { _id },
      { $set: { kind, url, withNames, ...secret }, $unset: Object.fromEntries(absent.map((field) => [field, 1])) },
      { upsert: true },
    );
  }

  async remove(email: string): Promise<void> {
    await this.addresses.deleteOne({ _id: email });
  }

  /** Removes the addresses of everybody who is not an admin any more. */
  async removeOthersThan(admins: readonly string[]): Promise<void> {
    await this.addresses.deleteMany({ _id: trusted({ $nin: [...admins] }) });
  }
}
