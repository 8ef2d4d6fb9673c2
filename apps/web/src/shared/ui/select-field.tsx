import { useId, type ComponentProps } from 'react';
import { FieldFrame, inputLook, noteIdOf, useIsPending } from './form';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: string;
}

/** One of several, with a label. It needs a `value`, which stays while the form around it is being sent. */
export const SelectField = ({ label, hint, onChange, children, ...select }: SelectFieldProps) => {
  const id = useId();
  const isPending = useIsPending();
  return (
    <FieldFrame {...{ label, hint, id }}>
      <select
        {...select}
        id={id}
        // Not `disabled`, which would cost the focus.
        aria-disabled={isPending || undefined}
        aria-describedby={noteIdOf(id)}
        onChange={(event) => !isPending && onChange?.(event)}
        className={`${inputLook(false)} h-12`}
      >
        {children}
      </select>
    </FieldFrame>
  );
};
