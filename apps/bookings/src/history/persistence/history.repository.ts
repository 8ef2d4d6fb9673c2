import { Inject, Injectable } from '@nestjs/common';
import type { HistoryKind, HistoryPage } from '@hearthstay/contracts';
import { modelToken, newestChanges, type Period } from '@hearthstay/database';
import { joinedHistory } from '@hearthstay/message-context';
import type { Model } from 'mongoose';
import { blockModel, type BlockDocument } from '../../availability';
import {
  calendarFeedModel,
  calendarSourceModel,
  type CalendarFeedDocument,
  type CalendarSourceDocument,
} from '../../calendars';
import { whitelistModel, type WhitelistDocument } from '../../guests';
import { newestPrivacyChanges, privacyRecordModel, type PrivacyRecordDocument } from '../../privacy';
import { isFinished, requestModel, type RequestDocument } from '../../request-store';
import { settingsModel, type SettingsDocument } from '../../settings';

type HistoryOfKind = (period: Period) => Promise<HistoryPage>;

/** The histories of all documents of the service. */
@Injectable()
export class HistoryRepository {
  private readonly histories: Partial<Record<HistoryKind, HistoryOfKind>>;

  constructor(
    @Inject(modelToken(requestModel.name)) requests: Model<RequestDocument>,
    @Inject(modelToken(blockModel.name)) blocks: Model<BlockDocument>,
    @Inject(modelToken(calendarSourceModel.name)) calendars: Model<CalendarSourceDocument>,
    @Inject(modelToken(calendarFeedModel.name)) feeds: Model<CalendarFeedDocument>,
    @Inject(modelToken(whitelistModel.name)) guests: Model<WhitelistDocument>,
    @Inject(modelToken(privacyRecordModel.name)) privacyRecords: Model<PrivacyRecordDocument>,
    @Inject(modelToken(settingsModel.name)) settings: Model<SettingsDocument>,
  ) {
    const nameOf = ({ name }: { name: string }) => name;
    const named = { fields: { name: 1 }, nameOf } as const;
    this.histories = {
      request: (period) => newestChanges({ model: requests, kind: 'request', filter: isFinished, ...named }, period),
      block: (period) => newestChanges({ model: blocks, kind: 'block' }, period),
      calendar: (period) => newestChanges({ model: calendars, kind: 'calendar', ...named }, period),
      feed: (period) => newestChanges({ model: feeds, kind: 'feed', ...named }, period),
      guest: (period) =>
        newestChanges({ model: guests, kind: 'guest', fields: { email: 1 }, nameOf: ({ email }) => email }, period),
      'guest-data': (period) => newestPrivacyChanges(privacyRecords, period),
      settings: (period) => newestChanges({ model: settings, kind: 'settings' }, period),
    };
  }

  /** The newest changes of a period, of some kinds or of all. */
  async list(period: Period, kinds?: readonly HistoryKind[]): Promise<HistoryPage> {
    const chosen = Object.entries(this.histories).filter(([kind]) => !kinds || kinds.includes(kind as HistoryKind));
    return joinedHistory(await Promise.all(chosen.map(([, list]) => list(period))), period.limit);
  }
}
