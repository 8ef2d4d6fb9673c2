import type { Prices } from '@hearthstay/contracts';
import { needsAges, quoteOf } from '@hearthstay/prices';
import {
  addDays,
  daysBetween,
  fieldLimits,
  formatTypedDay,
  parseTypedDay,
  weekdayOf,
  type Day,
} from '@hearthstay/stay';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/shared/day-field/day-field';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { TextField } from '@web/shared/ui/text-field';

const saturday = 5;

/** The next Saturday, never today. */
const exampleFrom = (today: Day) => addDays(today, ((saturday - weekdayOf(today) + 6) % 7) + 1);

const longestExample = 366;
const mostChildren = 10;

/** Parses a typed number and limits it; an invalid text becomes the lowest one. */
const wholeNumber = (text: string, lowest: number, highest: number) =>
  Math.min(Math.max(Math.trunc(Number(text)) || lowest, lowest), highest);

/** Prevents that Enter submits the form around the example, which does not save it. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** The price of an example stay, by the typed prices. */
export const ExampleQuote = ({ prices }: { prices: Prices }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const [first, setFirst] = useState(() => formatTypedDay(exampleFrom(today), locale));
  const [last, setLast] = useState(() => formatTypedDay(addDays(exampleFrom(today), 7), locale));
  const [adults, setAdults] = useState('2');
  const [children, setChildren] = useState('0');
  const [ages, setAges] = useState<readonly string[]>([]);
  const start = parseTypedDay(first, today);
  const end = parseTypedDay(last, start ?? today);
  const { pricePerNight } = prices;
  const isShort = start !== null && end !== null && start <= end && daysBetween(start, end) <= longestExample;
  const childCount = wholeNumber(children, 0, mostChildren);
  const ageOf = (index: number) => ages[index] ?? '';
  const guests = {
    adults: wholeNumber(adults, 1, fieldLimits.guestsMax),
    children: Array.from({ length: childCount }, (_, index) => wholeNumber(ageOf(index), 0, fieldLimits.childAgeMax)),
  };
  const quote =
    isShort && pricePerNight !== null ? quoteOf({ start, end }, guests, { ...prices, pricePerNight }) : null;
  return (
    <SettingsCard title={t('prices.example')} lead={t('prices.exampleLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-2" onKeyDown={keepEnter}>
        <DayField label={t('prices.exampleFrom')} earliest={today} value={first} onChange={setFirst} />
        <DayField label={t('prices.exampleTo')} earliest={start ?? today} value={last} onChange={setLast} />
        <TextField
          label={t('prices.exampleAdults')}
          inputMode="numeric"
          autoComplete="off"
          value={adults}
          onChange={({ target }) => setAdults(target.value)}
        />
        <TextField
          label={t('prices.exampleChildren')}
          inputMode="numeric"
          autoComplete="off"
          value={children}
          onChange={({ target }) => setChildren(target.value)}
        />
        {needsAges(prices) &&
          guests.children.map((_, index) => (
            <TextField
              key={index}
              label={t('prices.exampleAge', { number: index + 1 })}
              inputMode="numeric"
              autoComplete="off"
              value={ageOf(index)}
              onChange={({ target }) =>
                setAges(guests.children.map((_age, at) => (at === index ? target.value : ageOf(at))))
              }
            />
          ))}
      </div>
      <div aria-live="polite">
        {quote ? <QuoteLines quote={quote} /> : <p className="text-note text-ink-2">{t('prices.exampleMissing')}</p>}
      </div>
    </SettingsCard>
  );
};
