import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@web/shared/ui/class-names';
import { useIsPending } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

interface SegmentsProps<Value extends string> {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few options, side by side. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { label, isLabelHidden = false, options, value, onChange } = props;
  const name = useId();
  const isPending = useIsPending();
  return (
    <fieldset>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-label font-semibold'}>{label}</legend>
      <div className="flex gap-1 rounded-control bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-center text-note font-semibold outline-pine has-focus-visible:outline-2 forced-colors:has-checked:outline-2',
              option.value === value ? 'bg-surface text-ink shadow-card' : 'text-ink-2',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => !isPending && onChange(option.value)}
              className="sr-only"
            />
            {option.icon && <Icon of={option.icon} size={16} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
