import { useId, type ComponentProps, type ReactNode } from 'react';
import { CharacterCount, useTextLength } from './character-count';
import { classNames } from './class-names';
import { FieldFrame, inputLook, noteIdOf, useIsPending, type FieldFrameProps } from './form';

/** Without `maxLength`, which would cut off pasted text: a text that is too long is an error. */
interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'maxLength'>, FieldFrameProps {
  /** A button inside the field, at its right. */
  inside?: ReactNode;
  /** Whether the field is marked as wrong without an error of its own, because a box below says why. */
  isRefused?: boolean;
}

/** One line of input with label, hint and error; also for numbers (`type`). `className` is that of the whole. */
export const TextField = (props: TextFieldProps) => {
  const { label, isOptional, hint, error, className, inside, isRefused, ...input } = props;
  const generatedId = useId();
  const isWrong = Boolean(error) || Boolean(isRefused);
  const id = input.id ?? generatedId;
  const isPending = useIsPending();
  return (
    <FieldFrame {...{ label, isOptional, hint, error, className, id }}>
      <span className="relative block">
        <input
          {...input}
          id={id}
          readOnly={isPending || input.readOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={noteIdOf(id)}
          className={classNames(inputLook(isWrong), 'h-12', Boolean(inside) && 'pr-13')}
        />
        {inside && <span className="absolute inset-y-0 right-0.5 flex items-center">{inside}</span>}
      </span>
    </FieldFrame>
  );
};

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'maxLength'>, FieldFrameProps {
  value: string;
  /** The greatest number of characters. More can be typed, so that no pasted text is cut off, and are an error. */
  limit: number;
}

/** Several lines of input with a counter. */
export const TextAreaField = ({ label, isOptional, hint, error, className, limit, ...input }: TextAreaFieldProps) => {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const isPending = useIsPending();
  const { length, tooLong } = useTextLength(input.value, limit);
  return (
    <FieldFrame
      {...{ label, isOptional, hint, className, id }}
      error={tooLong ?? error}
      aside={<CharacterCount length={length} limit={limit} />}
    >
      <textarea
        {...input}
        id={id}
        readOnly={isPending || input.readOnly}
        aria-invalid={tooLong || error ? true : undefined}
        aria-describedby={noteIdOf(id)}
        className={classNames(
          inputLook(Boolean(tooLong ?? error)),
          // Its size follows its content: a long word such as a pasted link must break, or the page would get wider.
          'block max-h-80 min-h-28 resize-none py-3.25 field-sizing-content wrap-anywhere',
        )}
      />
    </FieldFrame>
  );
};
