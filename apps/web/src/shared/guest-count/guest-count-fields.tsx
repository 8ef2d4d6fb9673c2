import type { Guests } from '@hearthstay/prices';
import { fieldLimits } from '@hearthstay/stay';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';

interface GuestCountFieldsProps {
  guests: Guests;
  maxGuests: number;
  /** Whether the price depends on the ages of children. */
  asksAges: boolean;
  /** Whether they are being sent, so that nothing can be changed. */
  isPending: boolean;
  onChange: (guests: Guests) => void;
}

/** The numbers of adults and children, and the ages of the children if the price depends on them. */
export const GuestCountFields = ({ guests, maxGuests, asksAges, isPending, onChange }: GuestCountFieldsProps) => {
  const { t } = useTranslation();
  const { adults, children } = guests;
  const isFull = adults + children.length >= maxGuests;
  const withAge = (index: number, age: number | null) => onChange({ adults, children: children.with(index, age) });
  return (
    <div className="grid gap-3">
      <Stepper
        label={t('guestCount.adults')}
        value={adults}
        canLess={!isPending && adults > 1}
        canMore={!isPending && !isFull}
        onChange={(next) => onChange({ adults: next, children })}
      />
      <Stepper
        label={t('guestCount.children')}
        value={children.length}
        canLess={!isPending && children.length > 0}
        canMore={!isPending && !isFull}
        onChange={(next) =>
          onChange({ adults, children: next > children.length ? [...children, null] : children.slice(0, next) })
        }
      />
      {asksAges && children.length > 0 && (
        <div className="grid grid-cols-2 gap-3 xs:grid-cols-3">
          {children.map((age, index) => (
            <AgeField
              key={index}
              label={t('guestCount.age', { number: index + 1 })}
              age={age}
              isPending={isPending}
              onChange={(next) => withAge(index, next)}
            />
          ))}
        </div>
      )}
      {isFull && <p className="text-note text-ink-2">{t('guestCount.full', { count: maxGuests })}</p>}
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

/** A small number with buttons that decrease and increase it. */
const Stepper = ({ label, value, canLess, canMore, onChange }: StepperProps) => {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={label} className="flex items-center justify-between gap-4">
      <span aria-hidden className="text-label font-semibold">
        {label}
      </span>
      <div className="flex items-center gap-1">
        {/* Not `disabled`, which would lose the focus. */}
        <IconButton
          icon={Minus}
          label={t('guestCount.less')}
          aria-disabled={!canLess || undefined}
          onClick={() => canLess && onChange(value - 1)}
        />
        <output className="min-w-9 text-center font-semibold tabular-nums">{value}</output>
        <IconButton
          icon={Plus}
          label={t('guestCount.more')}
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
  const { t } = useTranslation();
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
        <option value="">{t('guestCount.chooseAge')}</option>
        {ages.map((years) => (
          <option key={years} value={years}>
            {years === 0 ? t('guestCount.baby') : t('guestCount.years', { count: years })}
          </option>
        ))}
      </select>
    </div>
  );
};
