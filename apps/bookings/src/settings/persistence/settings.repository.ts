import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { defaultSettings, type Settings } from '../domain/settings';
import { settingsId, settingsModel, settingsOutbox, type SettingsDocument } from './settings.schema';

/** What is absent stays as it is; `appPasswordHash: null` means that no password is required any more. */
export type SettingsChange = Partial<Omit<Settings, 'appPasswordHash'>> & { appPasswordHash?: string | null };

@Injectable()
export class SettingsRepository {
  constructor(
    @Inject(modelToken(settingsModel.name)) private readonly settings: Model<SettingsDocument>,
    @Inject(settingsOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Makes the settings at the first start; another instance may be doing the same. What is there stays as it is. */
  async onModuleInit(): Promise<void> {
    try {
      await this.settings.create({ _id: settingsId, ...defaultSettings });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  async load(): Promise<Settings> {
    const { _id, ...settings } = await this.settings.findById(settingsId).select({ outbox: 0 }).orFail().lean();
    return settings;
  }

  /** Stores a change, all of it at once and together with its event. @returns the settings as they are then. */
  async change({ appPasswordHash, ...changed }: SettingsChange, event: EventMessage): Promise<Settings> {
    const { _id, outbox, ...settings } = await this.settings
      .findOneAndUpdate(
        { _id: settingsId },
        {
          $set: { ...changed, ...(appPasswordHash && { appPasswordHash }) },
          ...(appPasswordHash === null && { $unset: { appPasswordHash: 1 } }),
          $push: { outbox: event },
        },
        { returnDocument: 'after' },
      )
      .orFail()
      .lean();
    this.relay.notify(settingsId);
    return settings;
  }
}
