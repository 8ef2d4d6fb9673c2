import { isEmailShaped } from '@hearthstay/stay';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/api-error';
import { api } from '../api/client';
import { Button } from '../ui/button';
import { ErrorBox } from '../ui/error-box';
import { TextField } from '../ui/text-field';

export interface AccessLinkFormProps {
  /** Where the address is posted, below `/api`. */
  path: string;
  submit: string;
  sending: string;
  failed: string;
  onSent: (email: string) => void;
  /** Starts in the field, for a form that comes back after another address was used. */
  takesFocus: boolean;
}

/** One e-mail field and a button. */
export const AccessLinkForm = ({ path, submit, sending, failed, onSent, takesFocus }: AccessLinkFormProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<'required' | 'invalid' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const address = email.trim();
    const error = address === '' ? 'required' : isEmailShaped(address) ? null : 'invalid';
    setFieldError(error);
    setFailure(null);
    if (error) {
      field.current?.focus();
      return;
    }
    setIsSending(true);
    try {
      await api.post(path, { email: address });
      onSent(address);
    } catch (cause) {
      setFailure(cause);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <TextField
        ref={field}
        label={t('email.label')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={takesFocus}
        value={email}
        error={fieldError && t(`email.${fieldError}`)}
        onChange={(event) => {
          setEmail(event.target.value);
          setFieldError(null);
        }}
      />
      {failure !== null && (
        <ErrorBox takesFocus title={failed}>
          {messageOf(failure, t('failure.noAnswer'))}
        </ErrorBox>
      )}
      <div>
        <Button type="submit" isBusy={isSending} busyLabel={sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
