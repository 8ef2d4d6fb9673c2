import { isEmailShaped } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/api-error';
import { api } from '../api/client';
import { useAction } from '../api/use-action';
import { Button } from '../ui/button';
import { ErrorBox } from '../ui/error-box';
import { Form } from '../ui/form';
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
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<'required' | 'invalid' | null>(null);
  const { run, isPending, failure, forgetFailure } = useAction(
    (address: string) => api.post(path, { email: address }),
    { onDone: (_, address) => onSent(address) },
  );

  const send = async () => {
    const address = email.trim();
    const found = address === '' ? 'required' : isEmailShaped(address) ? null : 'invalid';
    setProblem(found);
    forgetFailure();
    if (!found) await run(address);
  };

  return (
    <Form isPending={isPending} onSubmit={send} className="grid gap-6">
      <TextField
        label={t('email.label')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={takesFocus}
        value={email}
        error={problem && t(`email.${problem}`)}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(null);
        }}
      />
      {failure !== null && (
        <ErrorBox takesFocus title={failed}>
          {messageOf(failure, t('failure.noAnswer'))}
        </ErrorBox>
      )}
      <div>
        <Button type="submit" isBusy={isPending} busyLabel={sending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
