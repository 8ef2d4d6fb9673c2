import { isEmailShaped } from '@hearthstay/stay';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SmallPage } from '@web/shared/ui/small-page';
import { TextField } from '@web/shared/ui/text-field';

interface AccessLinkPageProps extends Omit<AccessLinkFormProps, 'onSent' | 'takesFocus'> {
  title: string;
  lead: string;
  sent: {
    title: string;
    /** Says the same whether or not the address is known. */
    text: (email: string) => string;
    again: string;
  };
}

/** Asks for an e-mail address and has a link sent to it: to guests for their requests, to admins for the panel. */
export const AccessLinkPage = ({ title, lead, sent, ...form }: AccessLinkPageProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (sentTo !== null) {
    const startAgain = () => {
      setSentTo(null);
      setIsAgain(true);
    };
    return (
      <SmallPage key="sent" icon={MailCheck} title={sent.title} lead={sent.text(sentTo)} takesFocus>
        <Button kind="quiet" onClick={startAgain}>
          {sent.again}
        </Button>
      </SmallPage>
    );
  }
  return (
    <SmallPage key="form" title={title} lead={lead}>
      <AccessLinkForm {...form} onSent={setSentTo} takesFocus={isAgain} />
    </SmallPage>
  );
};

interface AccessLinkFormProps {
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
const AccessLinkForm = ({ path, submit, sending, failed, onSent, takesFocus }: AccessLinkFormProps) => {
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
