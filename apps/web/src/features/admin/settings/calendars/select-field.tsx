import { useId, type ComponentProps } from 'react';
import { FieldFrame, inputLook, noteIdOf } from '@web/shared/ui/form';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: string;
}

/** One of several, with a label. */
export const SelectField = ({ label, hint, children, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <FieldFrame {...{ label, hint, id }}>
      <select {...select} id={id} aria-describedby={noteIdOf(id)} className={`${inputLook(false)} h-12`}>
        {children}
      </select>
    </FieldFrame>
  );
};
