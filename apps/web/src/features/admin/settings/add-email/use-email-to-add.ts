import { isEmailShaped } from '@hearthstay/stay';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/api/api-error';
import { useNotify } from '../../notice/notify';

interface EmailToAdd {
  /** Rejects with the refusal. */
  add: (email: string) => Promise<unknown>;
  /** What to say once it is done. */
  done: (email: string) => string;
  /** What to say when the server says nothing. */
  failed: string;
  onAdded?: () => void;
}

/** A field for an address that is added to a list; whatever is wrong with it is said below it. */
export const useEmailToAdd = ({ add, done, failed, onAdded }: EmailToAdd) => {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (sentence: string) => {
    setError(sentence);
    field.current?.focus();
  };

  const submit = async () => {
    const address = email.trim();
    if (address === '') return refuse(t('addEmail.required'));
    if (!isEmailShaped(address)) return refuse(t('addEmail.invalid'));
    setIsBusy(true);
    try {
      await add(address);
      setEmail('');
      setError(null);
      notify({ kind: 'done', text: done(address) });
      onAdded?.();
    } catch (refusal) {
      refuse(messageOf(refusal, failed));
    } finally {
      setIsBusy(false);
    }
  };

  return {
    field: {
      ref: field,
      type: 'email',
      autoComplete: 'off',
      value: email,
      error,
      onChange: (event: { target: { value: string } }) => {
        setEmail(event.target.value);
        setError(null);
      },
    },
    isBusy,
    submit,
  };
};
