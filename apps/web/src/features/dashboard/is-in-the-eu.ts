import type { HolidayCountry } from '@hearthstay/holidays/regions';

const memberStates: Record<HolidayCountry, boolean> = { DE: true, AT: true, CH: false };

/** Of the member states and their outermost regions. */
const zonesOfMembers: ReadonlySet<string> = new Set(
  [
    'Africa/Ceuta America/Cayenne America/Guadeloupe America/Marigot America/Martinique Asia/Famagusta Asia/Nicosia',
    'Atlantic/Azores Atlantic/Canary Atlantic/Madeira Europe/Amsterdam Europe/Athens Europe/Berlin Europe/Bratislava',
    'Europe/Brussels Europe/Bucharest Europe/Budapest Europe/Busingen Europe/Copenhagen Europe/Dublin Europe/Helsinki',
    'Europe/Lisbon Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Mariehamn Europe/Nicosia',
    'Europe/Paris Europe/Prague Europe/Riga Europe/Rome Europe/Sofia Europe/Stockholm Europe/Tallinn Europe/Vienna',
    'Europe/Vilnius Europe/Warsaw Europe/Zagreb Indian/Mayotte Indian/Reunion',
  ].flatMap((line) => line.split(' ')),
);

interface Location {
  /** The IANA time zone of the property. */
  timezone: string;
  /** The country whose holidays the calendar shows; absent if it shows none. */
  country: HolidayCountry | undefined;
}

/**
 * Whether a house is in a member state of the European Union. The country of its holidays is the owner's own choice, so
 * it comes first: a house in Switzerland may still have the time zone of Berlin, which is the default.
 */
export const isInTheEu = ({ timezone, country }: Location): boolean =>
  country ? memberStates[country] : zonesOfMembers.has(timezone);
