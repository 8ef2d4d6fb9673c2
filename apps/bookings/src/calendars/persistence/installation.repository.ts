import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { installationId, installationModel, type InstallationDocument } from './installation.schema';

/** The identity by which feeds of this installation are recognised. */
@Injectable()
export class InstallationRepository {
  private known: string | undefined;

  constructor(
    @Inject(modelToken(installationModel.name)) private readonly installations: Model<InstallationDocument>,
  ) {}

  /** Random at the first call, then always the same. */
  async feedIdentity(): Promise<string> {
    this.known ??= (await this.find()) ?? (await this.create());
    return this.known;
  }

  private async find(): Promise<string | undefined> {
    return (await this.installations.findById(installationId).lean())?.feedIdentity;
  }

  /** Another instance may create it at the same time. */
  private async create(): Promise<string> {
    const feedIdentity = randomUUID();
    try {
      await this.installations.create({ _id: installationId, feedIdentity });
      return feedIdentity;
    } catch (error) {
      const created = isDuplicateKeyError(error) ? await this.find() : undefined;
      if (created === undefined) throw error;
      return created;
    }
  }
}
