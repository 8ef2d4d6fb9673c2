import { fieldLimits } from '@hearthstay/stay';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newKey } from '@web/panel/seasons/period-fields';
import { Button, IconButton } from '@web/shared/ui/button';
import { TextField } from '@web/shared/ui/text-field';
import type { DiscountFields } from './prices-fields';

interface DiscountsEditorProps {
  value: readonly DiscountFields[];
  errorOf: (index: number, field: 'nights' | 'percent') => string | undefined;
  onChange: (discounts: readonly DiscountFields[]) => void;
}

/** Discounts for long stays. */
export const DiscountsEditor = ({ value: discounts, errorOf, onChange }: DiscountsEditorProps) => {
  const { t } = useTranslation('admin');
  const change = (index: number, fields: Partial<DiscountFields>) =>
    onChange(discounts.map((discount, at) => (at === index ? { ...discount, ...fields } : discount)));
  const add = () => onChange([...discounts, { key: newKey(), nights: '7', percent: '' }]);
  return (
    <div className="grid justify-items-start gap-4">
      {discounts.map(({ key, nights, percent }, index) => (
        <fieldset key={key} className="flex w-full min-w-0 items-start gap-2">
          <legend className="sr-only">{t('prices.discount', { number: index + 1 })}</legend>
          <TextField
            className="min-w-0 flex-1"
            label={t('prices.discountNights')}
            inputMode="numeric"
            autoComplete="off"
            value={nights}
            error={errorOf(index, 'nights')}
            onChange={({ target }) => change(index, { nights: target.value })}
          />
          <TextField
            className="min-w-0 flex-1"
            label={t('prices.discountPercent')}
            inputMode="numeric"
            autoComplete="off"
            value={percent}
            error={errorOf(index, 'percent')}
            onChange={({ target }) => change(index, { percent: target.value })}
          />
          <IconButton
            icon={Trash2}
            className="mt-7"
            label={t('prices.removeDiscount', { number: index + 1 })}
            onClick={() => onChange(discounts.filter((discount) => discount.key !== key))}
          />
        </fieldset>
      ))}
      <Button kind="quiet" icon={Plus} disabled={discounts.length >= fieldLimits.discountsMax} onClick={add}>
        {t('prices.addDiscount')}
      </Button>
    </div>
  );
};
