import { Calendar } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { classNames } from '../../../../shared/ui/class-names';
import { FieldFrame, inputLook, noteIdOf, type FieldFrameProps } from '../../../../shared/ui/field-frame';
import { Icon } from '../../../../shared/ui/icon';

interface DayFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'>, FieldFrameProps {
  /** Marks the field as wrong where a box below says why. */
  isRefused?: boolean;
}

/** The browser's own date field. Where its calendar button can be styled, it lies unseen over our icon. */
export const DayField = ({ label, isOptional, hint, error, className, isRefused, ...input }: DayFieldProps) => {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const isWrong = Boolean(error) || isRefused;
  return (
    <FieldFrame {...{ label, isOptional, hint, error, className, id }}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          type="date"
          aria-invalid={isWrong || undefined}
          aria-describedby={noteIdOf(id)}
          className={classNames(
            inputLook(isWrong ?? false),
            'h-12 min-w-0 appearance-none text-left tabular-nums',
            '[&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:opacity-0',
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
