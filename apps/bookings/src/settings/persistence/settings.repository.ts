import { Inject, Injectable } from '@nestjs/common';
import type { EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/history';
import { currentCommandId, withoutDeadline } from '@hearthstay/messaging';
import { OutboxRelay } from '@hearthstay/outbox';
import type { Model, QueryFilter } from 'mongoose';
import { defaultSettings, type Settings } from '../domain/settings';
import { changedFields, type SettingsChange } from '../domain/settings-change';
import { settingsId, settingsModel, settingsOutbox, type SettingsDocument } from './settings.schema';

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
      .select({ outbox: 0, commands: 0, claimUnit: 0 })
      .orFail()
      .lean();
    return settings;
  }

  /**
   * Stores a change, all of it at once and together with its event and its entry in the history. The same command
   * changes nothing when it comes again: somebody else may have changed the settings since.
   *
   * @returns the settings as they are then.
   */
  async change(wanted: SettingsChange, change: Change): Promise<Settings> {
    // Another change may come between the read and the write; what was before is then read again.
    for (;;) {
      const { commands, ...current } = await this.loadWithCommands();
      if (commands.some(({ id }) => id === currentCommandId())) return current;
      const changed = await this.changeFrom(current, wanted, change);
      if (changed) return changed;
    }
  }

  /** Whether the running command has come before, and was carried out. */
  async hasCarriedOut(): Promise<boolean> {
    const id = currentCommandId();
    const found = await this.settings.exists({
      _id: settingsId,
      $or: [{ 'commands.id': id }, { 'history.commandId': id }],
    });
    return found !== null;
  }

  private async loadWithCommands(): Promise<Settings & Required<Pick<SettingsDocument, 'commands'>>> {
    const document = await this.settings
      .findById(settingsId)
      .select({ _id: 0, outbox: 0, claimUnit: 0 })
      .orFail()
      .lean();
    return { ...document, commands: document.commands ?? [] };
  }

  /** @returns `null` when the settings are not what they were any more, or the same command has changed them. */
  private async changeFrom(current: Settings, wanted: SettingsChange, { at, event }: Change): Promise<Settings | null> {
    const { appPasswordHash, ...fields } = wanted;
    const changed = changedFields(current, wanted);
    const command = { id: currentCommandId(), at };
    const document = await this.settings
      .findOneAndUpdate(
        { _id: settingsId, ...asIn(current, wanted), 'commands.id': trusted({ $ne: command.id }) },
        {
          $set: { ...fields, ...(appPasswordHash && { appPasswordHash }) },
          ...(appPasswordHash === null && { $unset: { appPasswordHash: 1 } }),
          $push: {
            outbox: event,
            commands: command,
            ...(changed && { history: historyEntry('changed', { at, ...changed }) }),
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!document) return null;
    this.relay.notify(settingsId);
    const { _id, outbox, claimUnit, commands = [], ...settings } = document;
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

/** Matches settings whose fields are, as far as a change is about them, those that have been read. */
const asIn = (current: Settings, wanted: SettingsChange): QueryFilter<SettingsDocument> =>
  Object.fromEntries(
    Object.entries<unknown>(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => [field, current[field as keyof Settings] ?? trusted({ $exists: false })]),
  );
