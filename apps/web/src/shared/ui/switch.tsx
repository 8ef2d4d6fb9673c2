import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import { useIsPending } from './form';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  /** Whether it cannot be switched; the hint says why. */
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with its label at the left. The whole row can be pressed. */
export const Switch = ({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) => {
  const id = useId();
  const isPending = useIsPending();
  const isFixed = isPending || isDisabled;
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4">
      <span>
        <span id={`${id}-label`} className="block text-label font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-note text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          // Not `disabled`, by which it would lose the focus.
          aria-disabled={isFixed || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => !isFixed && onChange(event.target.checked)}
          className={classNames(
            'h-7 w-12 appearance-none rounded-full transition-colors',
            isDisabled && 'bg-disabled',
            !isDisabled && (isOn ? 'bg-pine' : 'bg-field'),
            'forced-colors:border',
          )}
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-1 left-1 size-5 rounded-full transition-transform forced-colors:bg-[CanvasText]',
            isOn ? 'translate-x-5 bg-on-pine' : 'bg-surface',
          )}
        />
      </span>
    </label>
  );
};
