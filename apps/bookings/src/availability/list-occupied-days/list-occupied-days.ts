import { Controller } from '@nestjs/common';
import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import {
  addDays,
  compareDays,
  fieldLimits,
  heldIntervals,
  heldParts,
  keptFreeDays,
  parseDay,
  plannableDays,
} from '@hearthstay/stay';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings';
import { stayRulesOf, stayUnitOf } from '../../settings/domain/settings';
import { firstShownDay } from '../domain/first-shown-day';
import { OccupiedDayRepository, type OccupiedDay as ClaimedDay } from '../persistence/occupied-day.repository';

const isSame = (one: OccupiedDay, other: OccupiedDay): boolean =>
  one.type === other.type && one.guestName === other.guestName;

/** The parts of days that nights take, by their holders as far as guests may know them. */
const partsOf = (nights: OccupiedDay[]): OccupiedDay[] => {
  const holders = new Map(nights.map((night) => [parseDay(night.date), night]));
  return heldParts(heldIntervals(holders, isSame)).map(({ day, part, holder }) => ({ ...holder, date: day, part }));
};

/** The taken days and those that stay free around stays, sorted. */
const withKeptFree = (taken: OccupiedDay[], days: readonly ClaimedDay[], gapDays: number): OccupiedDay[] => {
  const isTaken = new Set(taken.map(({ date }) => date));
  const kept = keptFreeDays(
    days.filter(({ isStay }) => isStay).map(({ day }) => day),
    gapDays,
  );
  const gaps = kept.filter((day) => !isTaken.has(day)).map((date): OccupiedDay => ({ date, type: 'gap' }));
  return gaps.length === 0 ? taken : [...taken, ...gaps].sort((one, other) => compareDays(one.date, other.date));
};

/** The days that cannot be requested, with the guests' names only while the owner shows them. */
@Controller()
export class ListOccupiedDays {
  constructor(
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(listOccupiedDays)
  async run(): Promise<OccupiedDay[]> {
    const today = this.clock.today();
    const first = firstShownDay(today);
    // The night before the first day takes a part of it, and the gap after an earlier stay may include it.
    const start = addDays(first, -1 - fieldLimits.gapDaysMax);
    const { end } = plannableDays(today);
    const [settings, days] = await Promise.all([this.settings.load(), this.occupiedDays.listWithin({ start, end })]);
    const taken = days.map(({ day, type, guestName }): OccupiedDay => ({
      date: day,
      type,
      // That of an erased guest is empty.
      ...(settings.showGuestNames && guestName && { guestName }),
    }));
    const held = withKeptFree(taken, days, stayRulesOf(settings).gapDays);
    return (stayUnitOf(settings) === 'nights' ? partsOf(held) : held).filter(({ date }) => date >= first);
  }
}
