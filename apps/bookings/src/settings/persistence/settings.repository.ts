import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKeyError, modelToken } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { defaultSettings, type Settings } from '../domain/settings';
import { settingsId, settingsModel, type SettingsDocument } from './settings.schema';

@Injectable()
export class SettingsRepository {
  constructor(@Inject(modelToken(settingsModel.name)) private readonly settings: Model<SettingsDocument>) {}

  /** Makes the settings at the first start; another instance may be doing the same. What is there stays as it is. */
  async onModuleInit(): Promise<void> {
    try {
      await this.settings.create({ _id: settingsId, ...defaultSettings });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  async load(): Promise<Settings> {
    const { _id, ...settings } = await this.settings.findById(settingsId).orFail().lean();
    return settings;
  }
}
