import type { Guests } from '@hearthstay/prices';
import { fieldLimits } from '@hearthstay/stay';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { IconButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { inputLook } from '@web/shared/ui/form';
import type { GuestsAndPrice } from './use-guests-and-price';

interface GuestsAndPriceCardProps {
  stay: GuestsAndPrice;
  /** Whether the request is being sent; then nothing can be changed. */
  isPending: boolean;
}

/** Who stays, and what that costs. */
export const GuestsAndPriceCard = ({ stay, isPending }: GuestsAndPriceCardProps) => {
  const { t } = useTranslation('home');
  const { guests, quote, terms } = stay;
  return (
    <Card aria-label={t('guests.title')} className="grid gap-5 px-4 pt-5 pb-4 xs:p-6">
      {guests && <GuestsFields stay={{ ...stay, guests }} isPending={isPending} />}
      {quote && (
        <div aria-live="polite">
          <QuoteLines quote={quote} />
        </div>
      )}
      {quote && terms && (
        <details className="text-note">
          <summary className="-my-3 cursor-pointer py-3 font-semibold text-pine">{t('guests.terms')}</summary>
          <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{terms}</p>
        </details>
      )}
    </Card>
  );
};

interface GuestsFieldsProps {
  stay: Omit<GuestsAndPrice, 'guests'> & { guests: Guests };
  isPending: boolean;
}

const GuestsFields = ({ stay, isPending }: GuestsFieldsProps) => {
  const { t } = useTranslation('home');
  const { guests, maxGuests, asksAges, changeGuests } = stay;
  const { adults, children } = guests;
  const isFull = adults + children.length >= maxGuests;
  const withAge = (index: number, age: number | null) => changeGuests({ adults, children: children.with(index, age) });
  return (
    <div className="grid gap-3">
      <Stepper
        label={t('guests.adults')}
        value={adults}
        canLess={!isPending && adults > 1}
        canMore={!isPending && !isFull}
        onChange={(next) => changeGuests({ adults: next, children })}
      />
      <Stepper
        label={t('guests.children')}
        value={children.length}
        canLess={!isPending && children.length > 0}
        canMore={!isPending && !isFull}
        onChange={(next) =>
          changeGuests({ adults, children: next > children.length ? [...children, null] : children.slice(0, next) })
        }
      />
      {asksAges && children.length > 0 && (
        <div className="grid grid-cols-2 gap-3 xs:grid-cols-3">
          {children.map((age, index) => (
            <AgeField
              key={index}
              label={t('guests.age', { number: index + 1 })}
              age={age}
              isPending={isPending}
              onChange={(next) => withAge(index, next)}
            />
          ))}
        </div>
      )}
      {isFull && <p className="text-note text-ink-2">{t('guests.full', { count: maxGuests })}</p>}
    </div>
  );
};

interface StepperProps {
  label: string;
  value: number;
  canLess: boolean;
  canMore: boolean;
  onChange: (value: number) => void;
}

/** A small number with a button for one less and one more. */
const Stepper = ({ label, value, canLess, canMore, onChange }: StepperProps) => {
  const { t } = useTranslation('home');
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-4">
      <span aria-hidden className="text-label font-semibold">
        {label}
      </span>
      <div className="flex items-center gap-1">
        {/* Not `disabled`, which would cost the focus. */}
        <IconButton
          icon={Minus}
          label={t('guests.less')}
          aria-disabled={!canLess || undefined}
          onClick={() => canLess && onChange(value - 1)}
        />
        <output className="min-w-9 text-center font-semibold tabular-nums">{value}</output>
        <IconButton
          icon={Plus}
          label={t('guests.more')}
          aria-disabled={!canMore || undefined}
          onClick={() => canMore && onChange(value + 1)}
        />
      </div>
    </div>
  );
};

interface AgeFieldProps {
  label: string;
  age: number | null;
  isPending: boolean;
  onChange: (age: number | null) => void;
}

const ages = Array.from({ length: fieldLimits.childAgeMax + 1 }, (_, age) => age);

const AgeField = ({ label, age, isPending, onChange }: AgeFieldProps) => {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-label font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={age ?? ''}
        className={`${inputLook(false)} h-12`}
        onChange={({ target }) => !isPending && onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('guests.chooseAge')}</option>
        {ages.map((years) => (
          <option key={years} value={years}>
            {years === 0 ? t('guests.baby') : t('guests.years', { count: years })}
          </option>
        ))}
      </select>
    </div>
  );
};
