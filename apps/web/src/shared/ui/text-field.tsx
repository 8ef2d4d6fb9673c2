import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldFrame, inputLook, noteIdOf, type FieldFrameProps } from './field-frame';
import { useIsPending } from './form';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldFrameProps {
  /** A button inside the field, at its right. */
  inside?: ReactNode;
}

/** One line of input with label, hint and error; also for dates and numbers (`type`). `className` goes to the whole. */
export const TextField = ({ label, isOptional, hint, error, className, inside, ...input }: TextFieldProps) => {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const isPending = useIsPending();
  return (
    <FieldFrame {...{ label, isOptional, hint, error, className, id }}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          readOnly={isPending || input.readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteIdOf(id)}
          className={classNames(inputLook(Boolean(error)), 'h-12', Boolean(inside) && 'pr-13')}
        />
        {inside && <span className="absolute inset-y-0 right-0.5 flex items-center">{inside}</span>}
      </span>
    </FieldFrame>
  );
};
