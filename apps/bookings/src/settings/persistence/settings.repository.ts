import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { currentCommandId, withoutDeadline } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model } from 'mongoose';
import { defaultSettings, type Settings } from '../domain/settings';
import { settingsId, settingsModel, settingsOutbox, type SettingsDocument } from './settings.schema';

/** What is absent stays as it is; `appPasswordHash: null` means that no password is required any more. */
export type SettingsChange = Partial<Omit<Settings, 'appPasswordHash'>> & { appPasswordHash?: string | null };

/** A change: its instant, and the event that is stored with it. */
interface Change {
  at: Date;
  event: EventMessage;
}

/** How many of the latest commands are recognised when they come again. */
const keptCommands = 100;

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
    const { _id, ...settings } = await this.settings
      .findById(settingsId)
      .select({ outbox: 0, commands: 0 })
      .orFail()
      .lean();
    return settings;
  }

  /**
   * Stores a change, all of it at once and together with its event. The same command changes nothing when it comes again: somebody else may
   * have changed the settings since.
   *
   * @returns the settings as they are then.
   */
  async change({ appPasswordHash, ...changed }: SettingsChange, { at, event }: Change): Promise<Settings> {
    const command = { id: currentCommandId(), at };
    const document = await this.settings
      .findOneAndUpdate(
        { _id: settingsId, 'commands.id': trusted({ $ne: command.id }) },
        {
          $set: { ...changed, ...(appPasswordHash && { appPasswordHash }) },
          ...(appPasswordHash === null && { $unset: { appPasswordHash: 1 } }),
          $push: { outbox: event, commands: command },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return this.load();
    this.relay.notify(settingsId);
    const { _id, outbox, commands = [], ...settings } = document;
    await this.forgetAllBut(commands.slice(-keptCommands), commands);
    return settings;
  }

  /** What is left of the list by a failure goes with the next change. */
  private async forgetAllBut(kept: readonly { id: string }[], commands: readonly { id: string }[]): Promise<void> {
    if (kept.length === commands.length) return;
    const old = commands.slice(0, -kept.length).map(({ id }) => id);
    await withoutDeadline(() =>
      this.settings.updateOne({ _id: settingsId }, { $pull: { commands: { id: trusted({ $in: old }) } } }),
    );
  }
}
