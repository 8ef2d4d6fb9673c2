import type { Locale } from '../texts/texts';
import { guests, type Person } from './people';

/** A text in both languages. */
export type Written = Record<Locale, string>;

/** A request and its outcome. */
export interface Visit {
  guest: Person;
  /** First and last day. */
  days: readonly [string, string];
  message?: Written;
  /** `unconfirmed`: the guest has not opened the link; `pending`: the owner has not decided; `confirmed`: a booking. */
  outcome: 'unconfirmed' | 'pending' | 'approved' | 'confirmed' | 'declined' | 'cancelled';
  /** Why the owner cancelled it. */
  reason?: Written;
}

/** The requests of one day. */
export interface SeedDay {
  day: string;
  visits: readonly Visit[];
}

const { anna, ayse, chidi, friederike, henrik, jonas, lukas, marta, maximilian, paul, sabine } = guests;

/** The day that the screenshots show. */
export const today = '2026-11-20';

/**
 * One year of requests in every state, in the past and in the future. They are created in this order, so a request for
 * days that another request gets comes before it.
 */
export const seedDays: readonly [SeedDay, ...SeedDay[]] = [
  {
    day: '2025-11-25',
    visits: [
      { guest: friederike, days: ['2025-12-18', '2025-12-21'], outcome: 'confirmed' },
      { guest: henrik, days: ['2025-12-29', '2026-01-03'], outcome: 'confirmed' },
    ],
  },
  {
    day: '2026-06-28',
    visits: [
      {
        guest: marta,
        days: ['2026-07-15', '2026-07-18'],
        message: {
          de: 'Hätten Sie im Juli noch ein paar Tage frei?',
          en: 'Would you have a few days left in July?',
        },
        outcome: 'declined',
      },
      { guest: chidi, days: ['2026-07-11', '2026-07-17'], outcome: 'confirmed' },
      { guest: lukas, days: ['2026-07-24', '2026-07-26'], outcome: 'confirmed' },
      { guest: paul, days: ['2026-08-01', '2026-08-02'], outcome: 'pending' },
    ],
  },
  {
    day: '2026-10-02',
    visits: [
      { guest: marta, days: ['2026-10-24', '2026-10-28'], outcome: 'confirmed' },
      {
        guest: marta,
        days: ['2026-11-05', '2026-11-06'],
        outcome: 'cancelled',
        reason: {
          de: 'Die Heizung ist ausgefallen und wird erst Mitte November repariert. Es tut uns sehr leid!',
          en: 'The heating has failed and will not be mended before mid-November. We are very sorry!',
        },
      },
    ],
  },
  {
    day: '2026-10-30',
    visits: [
      { guest: lukas, days: ['2026-11-26', '2026-11-29'], outcome: 'confirmed' },
      { guest: henrik, days: ['2026-11-21', '2026-11-22'], outcome: 'cancelled' },
      {
        guest: jonas,
        days: ['2026-12-03', '2026-12-06'],
        message: {
          de: 'Wir freuen uns schon auf den Steg und das Kaminfeuer!',
          en: 'We are looking forward to the jetty and the fire already!',
        },
        outcome: 'confirmed',
      },
    ],
  },
  {
    day: '2026-11-12',
    visits: [
      {
        guest: maximilian,
        days: ['2026-12-18', '2026-12-20'],
        message: {
          de: 'Könnten wir am Freitag etwas früher anreisen, gegen elf Uhr vormittags?',
          en: 'Could we arrive a little earlier on the Friday, at about eleven in the morning?',
        },
        outcome: 'pending',
      },
      {
        guest: friederike,
        days: ['2026-12-17', '2026-12-20'],
        message: {
          de: 'Zum vierten Advent, wie jedes Jahr. Herzliche Grüße an Sie beide!',
          en: 'For the last Sunday in Advent, as every year. Warm regards to you both!',
        },
        outcome: 'approved',
      },
      {
        guest: sabine,
        days: ['2026-12-12', '2026-12-13'],
        message: {
          de: 'Haben Sie auch Platz für sechs Personen und zwei Hunde?',
          en: 'Do you have room for six people and two dogs?',
        },
        outcome: 'declined',
      },
    ],
  },
  {
    day: '2026-11-18',
    visits: [
      { guest: marta, days: ['2026-12-24', '2026-12-28'], outcome: 'approved' },
      {
        guest: anna,
        days: ['2026-12-08', '2026-12-11'],
        message: {
          de: 'Wir kommen mit zwei Kindern und unserem Hund. Ist das für Sie in Ordnung? Ein Kinderbett wäre wunderbar.',
          en: 'We are coming with two children and our dog. Is that all right with you? A cot would be wonderful.',
        },
        outcome: 'pending',
      },
    ],
  },
  {
    day: today,
    visits: [
      {
        guest: marta,
        days: ['2026-12-29', '2026-12-30'],
        message: { de: 'Dürften wir noch zwei Tage länger bleiben?', en: 'Might we stay for two more days?' },
        outcome: 'unconfirmed',
      },
      { guest: ayse, days: ['2026-12-13', '2026-12-15'], outcome: 'pending' },
      {
        guest: paul,
        days: ['2026-12-15', '2026-12-16'],
        message: { de: 'Im Sommer hat es leider nicht geklappt.', en: 'It did not work out in summer, alas.' },
        outcome: 'pending',
      },
    ],
  },
];

/** The entries of the guest list. */
export const acquaintances: readonly { email: string; notes: Written }[] = [
  { email: guests.anna.email, notes: { de: 'Studienfreundin von Petra', en: 'Petra’s friend from university' } },
  { email: guests.friederike.email, notes: { de: 'Jedes Jahr zum vierten Advent', en: 'Every year in Advent' } },
  { email: guests.henrik.email, notes: { de: '', en: '' } },
  {
    email: guests.maximilian.email,
    notes: {
      de: 'Über Joachims Chor. Braucht einen Stellplatz für den Anhänger und kommt meistens schon am Vormittag an.',
      en: 'From Joachim’s choir. Needs a place for the trailer and mostly arrives in the morning already.',
    },
  },
];

/** Days on which the owners use the house themselves. */
export const ownDays = ['2026-12-22', '2026-12-23', '2027-01-16', '2027-01-17', '2027-01-18', '2027-02-06'];
