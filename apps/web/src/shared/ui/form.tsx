import { createContext, useContext, useEffect, useRef, useState, type ComponentProps } from 'react';

const PendingContext = createContext(false);

/** Whether the form around a field is being sent: the field then keeps the focus and its value, and takes no other. */
export const useIsPending = () => useContext(PendingContext);

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  isPending: boolean;
  /** Sends what is in the fields, or says at them what is wrong. */
  onSubmit: () => unknown;
}

/** A form that is sent once at a time. The focus goes to the first field that is wrong afterwards. */
export const Form = ({ isPending, onSubmit, ...rest }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After the errors are shown, or there would be nothing to lead to.
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
