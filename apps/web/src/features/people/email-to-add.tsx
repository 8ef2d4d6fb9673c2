import { typedEmail } from '@hearthstay/stay';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import type { PanelTexts } from '@web/panel/panel-texts';
import { useUnsaved } from '@web/panel/settings/unsaved-guard';
import { messageOf } from '@web/shared/api/api-error';
import { useMutation } from '@web/shared/api/use-mutation';
import { emailProblem, type EmailProblem } from '@web/shared/email-problem';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';

interface EmailToAdd {
  /** The list, below `/api`. */
  path: string;
  add: (email: string) => Promise<unknown>;
  /** What to say once it is done. */
  done: (email: string, t: PanelTexts) => string;
  /** What to say when the server says nothing. */
  failed: string;
  onAdded?: () => void;
  /** What the field begins with. */
  initial?: string;
}

/** A field for an address that is added to a list; whatever is wrong with it is said below it. */
export const useEmailToAdd = ({ path, add, done, failed, onAdded, initial = '' }: EmailToAdd) => {
  const { t } = useTranslation(['admin', 'errors']);
  const notify = useNotify();
  const [email, setEmail] = useState(initial);
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  useUnsaved(email !== '');
  const { trigger, isMutating, error, reset } = useMutation(add, {
    cache: { key: path },
    onSuccess: (_, address) => {
      setEmail('');
      notify({ kind: 'done', text: (panelTexts) => done(address, panelTexts) });
      onAdded?.();
    },
  });

  const submit = async () => {
    const address = typedEmail(email);
    const found = emailProblem(address);
    setProblem(found);
    if (!found) await trigger(address);
  };

  return {
    field: {
      type: 'email',
      autoComplete: 'off',
      value: email,
      error: problem ? t(`errors:${problem}`) : error === null ? null : messageOf(error, failed),
      onChange: (event: { target: { value: string } }) => {
        setEmail(event.target.value);
        setProblem(null);
        reset();
      },
    },
    error,
    email,
    isPending: isMutating,
    submit,
  };
};

interface AddFormProps {
  isPending: boolean;
  onSubmit: () => unknown;
  /** The fields; the button stands beside the last one. */
  children: ReactNode;
}

/** A form that adds an entry to a list. */
export const AddForm = ({ children, ...form }: AddFormProps) => {
  const { t } = useTranslation('admin');
  return (
    <Form {...form} className="grid items-start gap-x-3 gap-y-4 xs:grid-cols-[1fr_auto]">
      {children}
      {/* Level with the input, which has a label above it. */}
      <Button type="submit" kind="quiet" icon={Plus} isBusy={form.isPending} className="xs:mt-7">
        {t('addEmail.add')}
      </Button>
    </Form>
  );
};
