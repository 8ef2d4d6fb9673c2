import { isEmailShaped } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { useAction } from '../../../../shared/api/use-action';
import { useNotify, type PanelTexts } from '../../notice/notify';

interface EmailToAdd {
  /** The list, below `/api`. */
  path: string;
  add: (email: string) => Promise<unknown>;
  /** What to say once it is done. */
  done: (email: string, t: PanelTexts) => string;
  /** What to say when the server says nothing. */
  failed: string;
  onAdded?: () => void;
}

/** A field for an address that is added to a list; whatever is wrong with it is said below it. */
export const useEmailToAdd = ({ path, add, done, failed, onAdded }: EmailToAdd) => {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<'required' | 'invalid' | null>(null);
  const { run, isPending, failure, forgetFailure } = useAction(add, {
    changes: { path },
    onDone: (_, address) => {
      setEmail('');
      notify({ kind: 'done', text: (panelTexts) => done(address, panelTexts) });
      onAdded?.();
    },
  });

  const submit = async () => {
    const address = email.trim();
    const found = address === '' ? 'required' : isEmailShaped(address) ? null : 'invalid';
    setProblem(found);
    if (!found) await run(address);
  };

  return {
    field: {
      type: 'email',
      autoComplete: 'off',
      value: email,
      error: problem ? t(`addEmail.${problem}`) : failure === null ? null : messageOf(failure, failed),
      onChange: (event: { target: { value: string } }) => {
        setEmail(event.target.value);
        setProblem(null);
        forgetFailure();
      },
    },
    isPending,
    submit,
  };
};
