import type { ComponentProps } from 'react';
import { TextField } from '@web/shared/ui/text-field';

interface MoneyFieldProps extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'inside'> {
  currency: string;
  onChange: (typed: string) => void;
}

/** A field for an amount in the format of the page's language. */
export const MoneyField = ({ currency, onChange, ...rest }: MoneyFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    {...rest}
    inside={
      <span aria-hidden className="pointer-events-none pr-3.5 text-ink-2">
        {currency}
      </span>
    }
    onChange={({ target }) => onChange(target.value)}
  />
);
