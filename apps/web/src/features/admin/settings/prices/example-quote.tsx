import type { Prices } from '@hearthstay/contracts';
import { quoteOf } from '@hearthstay/prices';
import { addDays, formatTypedDay, parseTypedDay, weekdayOf, type Day } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '@web/features/admin/availability/day-field';
import { SettingsCard } from '@web/features/admin/settings/settings-card';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { TextField } from '@web/shared/ui/text-field';

const saturday = 5;

/** The next Saturday, never today. */
const exampleFrom = (today: Day) => addDays(today, ((saturday - weekdayOf(today) + 6) % 7) + 1);

const longestExample = 366;

/** What a stay would cost by the prices as they are typed. */
export const ExampleQuote = ({ prices }: { prices: Prices }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const [first, setFirst] = useState(() => formatTypedDay(exampleFrom(today), locale));
  const [last, setLast] = useState(() => formatTypedDay(addDays(exampleFrom(today), 7), locale));
  const [adults, setAdults] = useState('2');
  const start = parseTypedDay(first, today);
  const end = parseTypedDay(last, start ?? today);
  const { pricePerNight } = prices;
  const isShort = start !== null && end !== null && start <= end && end <= addDays(start, longestExample);
  const guests = { adults: Math.max(1, Math.min(Number(adults) || 1, 50)), children: [] };
  const quote =
    isShort && pricePerNight !== null ? quoteOf({ start, end }, guests, { ...prices, pricePerNight }) : null;
  return (
    <SettingsCard title={t('prices.example')} lead={t('prices.exampleLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-[1fr_1fr_6rem]">
        <DayField label={t('prices.exampleFrom')} earliest={today} value={first} onChange={setFirst} />
        <DayField label={t('prices.exampleTo')} earliest={start ?? today} value={last} onChange={setLast} />
        <TextField
          label={t('prices.exampleAdults')}
          inputMode="numeric"
          autoComplete="off"
          value={adults}
          onChange={({ target }) => setAdults(target.value)}
        />
      </div>
      <div aria-live="polite">
        {quote ? <QuoteLines quote={quote} /> : <p className="text-note text-ink-2">{t('prices.exampleMissing')}</p>}
      </div>
    </SettingsCard>
  );
};
