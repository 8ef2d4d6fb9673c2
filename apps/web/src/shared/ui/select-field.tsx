import { useId, type ComponentProps } from 'react';
import { FieldFrame, inputLook, noteIdOf, useIsPending, type FieldFrameProps } from './form';

type SelectFieldProps = ComponentProps<'select'> & Pick<FieldFrameProps, 'label' | 'hint' | 'error'>;

/** A labelled choice of one option. It needs a `value`, which stays while the form around it is being sent. */
export const SelectField = ({ label, hint, error, onChange, children, ...select }: SelectFieldProps) => {
  const id = useId();
  const isPending = useIsPending();
  return (
    <FieldFrame {...{ label, hint, error, id }}>
      <select
        {...select}
        id={id}
        // Not `disabled`, by which it would lose the focus.
        aria-disabled={isPending || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteIdOf(id)}
        onChange={(event) => !isPending && onChange?.(event)}
        className={`${inputLook(Boolean(error))} h-12`}
      >
        {children}
      </select>
    </FieldFrame>
  );
};
