import { Inject, Injectable } from '@nestjs/common';
import { sitePasswordChanged, type ChangedSettings, type EventMessage } from '@hearthstay/contracts';
import { isDuplicateKeyError, modelToken, trusted } from '@hearthstay/database';
import { historyEntry } from '@hearthstay/message-context';
import { currentActor, currentCommandId, withoutDeadline } from '@hearthstay/messaging';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import { newHouse } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { firstClaimUnit, type ClaimUnit } from '../domain/claim-unit';
import type { Settings } from '../domain/settings';
import { changedFields, type SettingsChange } from '../domain/settings-change';
import {
  settingsId,
  settingsModel,
  settingsOutbox,
  type SettingsDocument,
  type StoredSettings,
} from './settings.schema';

/** A change: its instant, and the event that is stored with it. */
interface Change {
  at: Date;
  event: EventMessage;
}

/** The number of latest commands whose repetition is recognised. */
const keptCommands = 100;

@Injectable()
export class SettingsRepository {
  constructor(
    @Inject(modelToken(settingsModel.name)) private readonly settings: Model<SettingsDocument>,
    @Inject(settingsOutbox) private readonly relay: OutboxRelay,
  ) {}

  /**
   * Creates the settings at the first start, possibly concurrently in several instances. Existing settings stay
   * unchanged.
   */
  async onModuleInit(): Promise<void> {
    try {
      await this.settings.create({ _id: settingsId, ...newHouse });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }

  async load(): Promise<Settings> {
    return (await this.loadWithClaimUnit()).settings;
  }

  /** The settings and the unit of claims, in one read: they are one document. */
  async loadWithClaimUnit(): Promise<{ settings: Settings; claimUnit: ClaimUnit }> {
    const { _id, claimUnit, ...stored } = await this.settings
      .findById(settingsId)
      .select({ outbox: 0, commands: 0 })
      .orFail()
      .lean();
    return { settings: withDefaults(stored), claimUnit: claimUnit ?? firstClaimUnit };
  }

  /**
   * Stores a change atomically, together with its event and its entry in the history. A repeated command changes
   * nothing, because another admin may have changed the settings since.
   *
   * @returns the settings as they are then.
   */
  async change(wanted: SettingsChange, change: Change): Promise<Settings> {
    // After another change between the read and the write, the state is read again.
    for (;;) {
      const { commands, ...stored } = await this.loadWithCommands();
      if (commands.some(({ id }) => id === currentCommandId())) return withDefaults(stored);
      const changed = await this.changeFrom(stored, wanted, change);
      if (changed) return changed;
    }
  }

  /** Stores another hash of the same password, unless the password has changed. @returns whether it was stored */
  async renewPasswordHash(outdated: string, renewed: string): Promise<boolean> {
    const { matchedCount } = await this.settings.updateOne(
      { _id: settingsId, appPasswordHash: outdated },
      { $set: { appPasswordHash: renewed } },
    );
    return matchedCount === 1;
  }

  /** Notes a change of what another service stores, once for each command. */
  async noteChange(before: ChangedSettings, after: ChangedSettings, at: Date): Promise<void> {
    await this.settings.updateOne(
      { _id: settingsId, 'history.commandId': trusted({ $ne: currentCommandId() }) },
      { $push: { history: historyEntry('changed', { at, before: { ...before }, after: { ...after } }) } },
    );
  }

  /** Whether an earlier attempt at the running command was carried out. */
  async hasCarriedOut(): Promise<boolean> {
    const id = currentCommandId();
    const found = await this.settings.exists({
      _id: settingsId,
      $or: [{ 'commands.id': id }, { 'history.commandId': id }],
    });
    return found !== null;
  }

  private async loadWithCommands(): Promise<StoredSettings & Required<Pick<SettingsDocument, 'commands'>>> {
    const document = await this.settings
      .findById(settingsId)
      .select({ _id: 0, outbox: 0, claimUnit: 0 })
      .orFail()
      .lean();
    return { ...document, commands: document.commands ?? [] };
  }

  /** @returns `null` when the settings have changed since they were read, or the same command has changed them. */
  private async changeFrom(
    stored: StoredSettings,
    wanted: SettingsChange,
    { at, event }: Change,
  ): Promise<Settings | null> {
    const { appPasswordHash, ...fields } = wanted;
    const changed = changedFields(withDefaults(stored), wanted);
    const command = { id: currentCommandId(), at };
    const document = await this.settings
      .findOneAndUpdate(
        { _id: settingsId, ...asIn(stored, wanted), 'commands.id': trusted({ $ne: command.id }) },
        {
          $set: { ...fields, ...(appPasswordHash && { appPasswordHash }) },
          ...(appPasswordHash === null && { $unset: { appPasswordHash: 1 } }),
          $push: {
            outbox: { $each: [event, ...passwordEvents(stored, wanted, at)] },
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
    return withDefaults(settings);
  }

  /** If this fails, the next change shortens the list. */
  private async forgetAllBut(kept: readonly { id: string }[], commands: readonly { id: string }[]): Promise<void> {
    if (kept.length === commands.length) return;
    const old = commands.slice(0, -kept.length).map(({ id }) => id);
    await withoutDeadline(() =>
      this.settings.updateOne({ _id: settingsId }, { $pull: { commands: { id: trusted({ $in: old }) } } }),
    );
  }
}

const withDefaults = (stored: StoredSettings): Settings => ({ ...newHouse, ...stored });

/** Tells the admins when the password of the site is set, changed or removed. */
const passwordEvents = (stored: StoredSettings, { appPasswordHash }: SettingsChange, at: Date): EventMessage[] => {
  const hadPassword = stored.appPasswordHash !== undefined;
  if (appPasswordHash === undefined || (appPasswordHash === null && !hadPassword)) return [];
  const actor = currentActor();
  return [
    recordEvent(sitePasswordChanged, {
      propertyName: withDefaults(stored).propertyName,
      change: appPasswordHash === null ? 'removed' : hadPassword ? 'changed' : 'set',
      by: actor.kind === 'admin' ? actor.email : null,
      at: at.toISOString(),
    }),
  ];
};

/** Matches settings in which the fields of the change are as they were read. */
const asIn = (stored: StoredSettings, wanted: SettingsChange): QueryFilter<SettingsDocument> =>
  Object.fromEntries(
    Object.entries<unknown>(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => [field, stored[field as keyof Settings] ?? trusted({ $exists: false })]),
  );
