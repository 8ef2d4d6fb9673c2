import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { Icon } from './icon';

const PendingContext = createContext(false);

/** Whether the form around a field is being sent; then the field keeps its focus and cannot be changed. */
export const useIsPending = () => useContext(PendingContext);

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  isPending: boolean;
  /** Sends the fields, or shows their errors. */
  onSubmit: () => unknown;
}

/** A form that is sent once at a time. After an attempt, the focus moves to the first field with an error. */
export const Form = ({ isPending, onSubmit, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // An effect, because the errors are rendered only after the attempt.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const submit = async () => {
    if (isPending) return;
    await onSubmit();
    setAttempts((count) => count + 1);
  };
  return (
    <PendingContext value={isPending}>
      <form
        noValidate
        // Outside of a dialog, this method does nothing, so a form that is not hydrated yet sends nothing.
        method="dialog"
        {...rest}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      />
    </PendingContext>
  );
};

export interface FieldFrameProps {
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** Replaces the hint and is read out. */
  error?: string | null;
  className?: string;
}

interface FieldConnection {
  /** The id of the input; hint and error are `{id}-note`. */
  id: string;
  /** At the right of hint and error. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The classes of every input. Its border has 1 pixel, with the focus 2 pixels of pine, with an error 2 of red. */
export const inputLook = (hasError: boolean): string =>
  classNames(
    'w-full rounded-control border bg-surface px-4 text-body placeholder:text-ink-3',
    'outline-2 -outline-offset-2 focus:outline-pine off:border-line off:bg-sunken off:text-ink-2',
    hasError ? 'border-taken outline-taken' : 'border-field outline-transparent',
  );

export const noteIdOf = (id: string) => `${id}-note`;

/** A field with its label above it, and its hint or error below. */
export const FieldFrame = (props: FieldFrameProps & FieldConnection) => {
  const { label, isOptional = false, hint, error, className, id, aside, children } = props;
  const { t } = useTranslation();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-label font-semibold">
        {label}
        {isOptional && <span className="ml-1.5 text-note/none font-normal text-ink-2">{t('optional')}</span>}
      </label>
      {children}
      <div className="flex gap-4 text-note">
        <div id={noteIdOf(id)} aria-live="polite" className="min-w-0 flex-1">
          {error ? (
            <p className="mt-2 flex gap-1.5 font-medium text-taken-ink">
              <Icon of={CircleAlert} size={16} className="mt-0.5" />
              {error}
            </p>
          ) : (
            hint && <p className="mt-2 text-ink-2">{hint}</p>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
};
