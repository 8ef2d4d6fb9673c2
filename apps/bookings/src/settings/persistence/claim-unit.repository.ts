import { Inject, Injectable } from '@nestjs/common';
import { settingsChanged } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import type { HistoryEntry } from '@hearthstay/message-context';
import { OutboxRelay, recordEvent } from '@hearthstay/outbox';
import type { StayUnit } from '@hearthstay/stay';
import type { Model, QueryFilter } from 'mongoose';
import { firstClaimUnit, type ClaimUnit } from '../domain/claim-unit';
import { settingsId, settingsModel, settingsOutbox, type SettingsDocument } from './settings.schema';

/** The unit of claims, stored with the settings: one atomic update changes it, or makes it the setting. */
@Injectable()
export class ClaimUnitRepository {
  constructor(
    @Inject(modelToken(settingsModel.name)) private readonly settings: Model<SettingsDocument>,
    @Inject(settingsOutbox) private readonly relay: OutboxRelay,
  ) {}

  /** Never cached: a claim depends on the unit before and after it. */
  async load(): Promise<ClaimUnit> {
    const document = await this.settings.findById(settingsId).select({ claimUnit: 1 }).orFail().lean();
    return document.claimUnit ?? firstClaimUnit;
  }

  /** Sets the unit of all later claims. @returns `null` when another call has changed it meanwhile. */
  async change(from: ClaimUnit, unit: StayUnit, entry?: HistoryEntry): Promise<ClaimUnit | null> {
    const claimUnit: ClaimUnit = { unit, revision: from.revision + 1, isConverted: false, ...(entry && { entry }) };
    const { matchedCount } = await this.settings.updateOne(this.at(from), { $set: { claimUnit } });
    return matchedCount === 1 ? claimUnit : null;
  }

  /** Makes the unit the setting, once all claims are by it; does nothing when it has been changed since. */
  async finish({ unit, revision, isConverted, entry }: ClaimUnit): Promise<void> {
    const changed = {
      claimUnit: { unit, revision, isConverted: true },
      'stayRules.sameDayTurnover': unit === 'nights',
    };
    const { matchedCount } = await this.settings.updateOne(
      { ...this.at({ unit, revision, isConverted }), 'claimUnit.isConverted': false },
      { $set: changed, $push: { outbox: recordEvent(settingsChanged, {}), ...(entry && { history: entry }) } },
    );
    if (matchedCount === 1) this.relay.notify(settingsId);
  }

  private at({ revision }: ClaimUnit): QueryFilter<SettingsDocument> {
    const isFirst = revision === firstClaimUnit.revision;
    return { _id: settingsId, 'claimUnit.revision': isFirst ? trusted({ $exists: false }) : revision };
  }
}
