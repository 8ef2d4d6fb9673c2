import { Controller } from '@nestjs/common';
import { listOccupiedDays, type OccupiedDay } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../../settings/persistence/settings.repository';
import { firstShownDay } from '../domain/first-shown-day';
import { OccupiedDayRepository } from '../persistence/occupied-day.repository';

/** The days that nobody can ask for, with the guests' names only while the owner shows them. */
@Controller()
export class ListOccupiedDays {
  constructor(
    private readonly occupiedDays: OccupiedDayRepository,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(listOccupiedDays)
  async run(): Promise<OccupiedDay[]> {
    const [{ showGuestNames }, days] = await Promise.all([
      this.settings.load(),
      this.occupiedDays.listFrom(firstShownDay(this.clock.today())),
    ]);
    return days.map(({ day, type, guestName }) => ({
      date: day,
      type,
      ...(showGuestNames && guestName !== null && { guestName }),
    }));
  }
}
