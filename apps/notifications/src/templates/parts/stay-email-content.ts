import { formatMoney } from '@hearthstay/prices';
import { fillPlaceholders, formatDay, nightsOf, type Placeholder } from '@hearthstay/stay';
import { statusUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent, Fact } from '../email-content';
import type { Localized } from '../email-data';
import { textsIn } from '../texts';
import { guestRequestContent } from './guest-request-content';
import { guestCount, stayDayFacts } from './stay-facts';
import { rangeText, stayRange } from './stay-range';
import { statusAction } from './status-link';

/** An e-mail of a stay, of any kind. */
export type StayEmailData = Localized<'stay-thanks'> & { doorCode?: string | undefined };

/** In place of what a stay does not have, such as a price. */
const nothing = '–';

/** What takes the place of the placeholders. */
export const valuesOf = (stay: StayEmailData, settings: NotificationSettings): Record<Placeholder, string> => {
  const { locale, quote, payment } = stay;
  const t = textsIn(locale);
  const clock = (time: string | undefined) => (time === undefined ? nothing : t('stayEmail.clock', { time }));
  const money = (amount: number) => (quote ? formatMoney(amount, quote.currency, locale) : nothing);
  const due = payment?.due ?? [];
  const lastDue = due.at(-1);
  return {
    name: stay.name,
    property: stay.propertyName,
    arrival: formatDay(stay.startDate, locale),
    checkIn: clock(stay.checkIn),
    departure: formatDay(stay.endDate, locale),
    checkOut: clock(stay.checkOut),
    nights: t('nights', { count: nightsOf(stayRange(stay)) }),
    guests: guestCount(stay, t) ?? nothing,
    place: stay.place ?? nothing,
    total: quote ? money(quote.total) : nothing,
    rest: payment ? money(due.reduce((sum, { amount }) => sum + amount, 0)) : nothing,
    dueDay: lastDue ? formatDay(lastDue.date, locale) : nothing,
    reference: payment?.reference ?? nothing,
    statusLink: statusUrl(settings, stay.statusLink),
    doorCode: stay.doorCode ?? nothing,
  };
};

/** Arrival and departure, with the times of the house. */
export const stayTimeFacts = ({ checkIn, checkOut, ...stay }: StayEmailData): Fact[] => {
  const t = textsIn(stay.locale);
  const notes = [
    checkIn && t('stayEmail.from', { time: checkIn }),
    checkOut && t('stayEmail.until', { time: checkOut }),
  ];
  return stayDayFacts(stay, stay.locale).map((fact, index) => {
    const note = notes[index];
    return note ? { ...fact, note } : fact;
  });
};

/** The subject and the text of the owner for one stay. The door code never becomes part of a subject. */
export const filledTexts = (
  stay: StayEmailData,
  settings: NotificationSettings,
): Pick<StayEmailData, 'subject' | 'text'> => {
  const values = valuesOf(stay, settings);
  return {
    subject: fillPlaceholders(stay.subject, { ...values, doorCode: nothing }),
    text: fillPlaceholders(stay.text, values),
  };
};

/** To the guest: what the owner has written for each stay. */
export const stayEmailContent = (stay: StayEmailData, settings: NotificationSettings): EmailContent => {
  const t = textsIn(stay.locale);
  const { subject, text } = filledTexts(stay, settings);
  // The owner's text has a greeting of its own.
  const { greeting: _, ...shared } = guestRequestContent(stay, settings.timeZone);
  return {
    ...shared,
    subject,
    heading: subject,
    intro: text,
    facts: [],
    action: statusAction(stay, settings, t('stayEmail.action')),
    closing: { sentence: t('stayEmail.closing') },
    reason: t('stayEmail.reason', { property: stay.propertyName, range: rangeText(stay, stay.locale) }),
  };
};
