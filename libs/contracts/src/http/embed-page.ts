import type { Day } from '@hearthstay/stay';
import type { OccupiedDay } from '../bookings/list-occupied-days';
import type { Locale } from '../values/locale';
import type { SettingsView } from './settings-view';

/** All data that the calendar for a frame is rendered from, so data that are absent here cannot appear in it. */
export interface EmbedContent {
  locale: Locale;
  /** Today in the time zone of the property. */
  today: Day;
  settings: SettingsView;
  /** Without names. Absent on a site with a password, and while the days are unknown; then there is no calendar. */
  occupiedDays?: OccupiedDay[];
  /** The origins of the websites that may show the calendar, which are told its height. */
  origins: readonly string[];
  /** The path with the query that the page was opened with, to which links to other months lead. */
  address: string;
}
