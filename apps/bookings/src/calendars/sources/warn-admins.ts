import { Injectable } from '@nestjs/common';
import { calendarConflictsFound, calendarUnreadable } from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { Scheduler } from '@hearthstay/scheduler';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings';
import { CalendarConflicts } from './calendar-conflicts';
import type { CalendarSource, Failure } from './domain/calendar-source';
import { conflictChanges, type Holders } from './domain/conflicts';
import { CalendarWarningRepository } from './persistence/calendar-warning.repository';

/** The interval at which each instance searches for warnings, in milliseconds. */
const lookEvery = 60_000;

/**
 * How long a calendar may be unreadable before admins are notified, in milliseconds. One that is set aside is reported
 * at once, because it does not recover by itself.
 */
export const outageMs = 24 * 60 * 60_000;

/**
 * Notifies admins by e-mail of nights that were sold twice and of calendars that are not readable, each once. Every
 * instance searches; the atomic update that records a warning contains its event, so only one of them succeeds.
 */
@Injectable()
export class WarnAdmins {
  constructor(
    scheduler: Scheduler,
    private readonly conflicts: CalendarConflicts,
    private readonly warnings: CalendarWarningRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {
    scheduler.add({ name: 'warn admins of calendars', every: lookEvery, run: () => this.run() });
  }

  async run(): Promise<void> {
    const holders = await this.conflicts.holders();
    for (const source of holders.sources) {
      await this.warnOfConflicts(source, holders);
      await this.warnOfOutage(source);
    }
  }

  private async warnOfConflicts(source: CalendarSource, holders: Holders): Promise<void> {
    const { conflicts, begun, ended } = conflictChanges(source, holders);
    if (ended.length > 0) await this.warnings.forgetConflicts(source.id, ended);
    if (begun.length === 0) return;
    const { propertyName } = await this.settings.load();
    const event = recordEvent(calendarConflictsFound, { propertyName, calendarName: source.name, conflicts });
    await this.warnings.noteConflicts(source.id, begun, event);
  }

  private async warnOfOutage({ id, name, paused, failure }: CalendarSource): Promise<void> {
    if (paused || !failure || !this.isToReport(failure)) return;
    const { propertyName } = await this.settings.load();
    const since = failure.since.toISOString();
    await this.warnings.noteOutage(
      id,
      failure.since,
      recordEvent(calendarUnreadable, { propertyName, calendarName: name, since }),
    );
  }

  private isToReport({ code, since }: Failure): boolean {
    return code === 'CALENDAR_SET_ASIDE' || this.clock.now().getTime() - since.getTime() >= outageMs;
  }
}
