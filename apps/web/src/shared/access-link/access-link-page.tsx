import { typedEmail } from '@hearthstay/stay';
import { MailCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { emailProblem, type EmailProblem } from '@web/shared/email-problem';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { SmallPage } from '@web/shared/ui/small-page';
import { TextField } from '@web/shared/ui/text-field';

/** A successful request for a link. */
interface SentLink<Result> {
  email: string;
  response: Result;
}

interface AccessLinkPageProps<Result> extends Omit<AccessLinkFormProps<Result>, 'onSent' | 'takesFocus'> {
  title: string;
  lead: string;
  sent: {
    title: string;
    /** The same for known and unknown addresses. */
    text: (sent: SentLink<Result>) => string;
    again: string;
  };
}

/** Sends a link to an e-mail address: to guests for their requests, to admins for the panel. */
export const AccessLinkPage = <Result,>({ title, lead, sent, ...form }: AccessLinkPageProps<Result>) => {
  const [sentLink, setSentLink] = useState<SentLink<Result> | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (sentLink !== null) {
    const startAgain = () => {
      setSentLink(null);
      setIsAgain(true);
    };
    return (
      <SmallPage key="sent" icon={MailCheck} title={sent.title} lead={sent.text(sentLink)} takesFocus>
        <Button kind="quiet" onClick={startAgain}>
          {sent.again}
        </Button>
      </SmallPage>
    );
  }
  return (
    <SmallPage key="form" title={title} lead={lead}>
      <AccessLinkForm {...form} onSent={setSentLink} takesFocus={isAgain} />
    </SmallPage>
  );
};

interface AccessLinkFormProps<Result> {
  /** The path below `/api` to which the address is posted. */
  path: string;
  /** Where the link leads, if not to the first page of the panel. */
  returnTo?: string | undefined;
  submit: string;
  sending: string;
  failed: string;
  onSent: (sent: SentLink<Result>) => void;
  /** Whether the field takes the focus, as in a form that is shown again for another address. */
  takesFocus: boolean;
}

const AccessLinkForm = <Result,>({
  path,
  returnTo,
  submit,
  sending,
  failed,
  onSent,
  takesFocus,
}: AccessLinkFormProps<Result>) => {
  const { t } = useTranslation(['common', 'rules']);
  // Uncontrolled, so that it keeps what is typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const { trigger, isMutating, error, reset } = useMutation(
    (address: string) => api.post<Result>(path, { email: address, ...(returnTo && { returnTo }) }),
    { onSuccess: (response, address) => onSent({ email: address, response }) },
  );

  const send = async () => {
    const address = typedEmail(field.current?.value ?? '');
    const found = emailProblem(address);
    setProblem(found);
    reset();
    if (!found) await trigger(address);
  };

  return (
    <Form isPending={isMutating} onSubmit={send} className="grid gap-6">
      <TextField
        ref={field}
        label={t('email.label')}
        type="email"
        name="email"
        autoComplete="email"
        autoFocus={takesFocus}
        error={problem && t(`rules:${problem}`)}
        onChange={() => setProblem(null)}
      />
      {error !== null && (
        <ErrorBox takesFocus title={failed}>
          {messageOf(error, t('failure.noResponse'))}
        </ErrorBox>
      )}
      <div>
        <Button type="submit" isBusy={isMutating} busyLabel={sending}>
          {submit}
        </Button>
      </div>
    </Form>
  );
};
