import { formatDay, isDay } from '@hearthstay/stay';
import { Calendar } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { useLocale } from '@web/shared/i18n/language';
import { classNames } from '@web/shared/ui/class-names';
import { FieldFrame, inputLook, noteIdOf, useIsPending, type FieldFrameProps } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldFrameProps {
  /** The chosen day; `''` while there is none. */
  value: string;
  /** The first day that can be chosen. */
  min: string;
  /** Marks the field as wrong where a box below says why. */
  isRefused?: boolean;
}

/**
 * The browser's own date field, which people know how to use, on a phone above all. It writes the day as the browser's
 * language does, whatever the page's is, and 4/12 is not the same day everywhere: so the day stands below in words.
 * Where the field's calendar button can be styled, it lies unseen over our icon.
 */
export const DayField = ({ label, isOptional, hint, error, className, isRefused, ...input }: DayFieldProps) => {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const locale = useLocale();
  const isPending = useIsPending();
  const { value, min } = input;
  const isWrong = Boolean(error) || isRefused;
  // Not while a year is typed, which goes by way of the years 2, 20 and 202.
  const inWords = isDay(value) && value >= min ? formatDay(value, locale) : null;
  return (
    <FieldFrame {...{ label, isOptional, error, className, id }} hint={inWords ?? hint}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          type="date"
          readOnly={isPending}
          aria-invalid={isWrong || undefined}
          aria-describedby={noteIdOf(id)}
          className={classNames(
            inputLook(isWrong ?? false),
            'h-12 min-w-0 appearance-none text-left tabular-nums',
            '[&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:bg-none',
            // It takes the focus of its own, and then the field around it has none to show.
            '[&::-webkit-calendar-picker-indicator]:rounded-swatch [&::-webkit-calendar-picker-indicator]:outline-offset-4 [&::-webkit-calendar-picker-indicator]:outline-pine',
          )}
        />
        <Icon
          of={Calendar}
          className="pointer-events-none absolute top-3.5 right-4 hidden text-ink-2 supports-[selector(::-webkit-calendar-picker-indicator)]:block"
        />
      </span>
    </FieldFrame>
  );
};
