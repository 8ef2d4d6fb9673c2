import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '@web/panel/notices/notices';
import type { PanelTexts } from '@web/panel/panel-texts';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { TextField } from '@web/shared/ui/text-field';

/**
 * Adds an address to a list.
 *
 * @param path the list, below `/api`
 * @param done the sentence after success
 */
export const useAddEmail = <Body extends { email: string }>(
  path: string,
  done: (email: string, t: PanelTexts) => string,
  onAdded?: () => void,
) => {
  const notify = useNotify();
  return useMutation((body: Body) => api.post(path, body), {
    cache: { key: path },
    onSuccess: (_, { email }) => {
      notify({ kind: 'done', text: (t) => done(email, t) });
      onAdded?.();
    },
  });
};

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  failure: unknown;
  /** The sentence for a failure without one from the server. */
  failed: string;
}

/** The address to add, with the error below it. */
export const EmailField = ({ error, failure, failed, ...field }: EmailFieldProps) => {
  const { t } = useTranslation('admin');
  return (
    <TextField
      {...field}
      label={t('addEmail.label')}
      type="email"
      autoComplete="off"
      error={failure === null ? error : messageOf(failure, failed)}
    />
  );
};

interface AddFormProps {
  isPending: boolean;
  onSubmit: () => unknown;
  /** The fields; the button is beside the last one. */
  children: ReactNode;
}

/** A form that adds an entry to a list. */
export const AddForm = ({ children, ...form }: AddFormProps) => {
  const { t } = useTranslation('admin');
  return (
    <Form {...form} className="grid items-start gap-x-3 gap-y-4 xs:grid-cols-[1fr_auto]">
      {children}
      {/* Aligned with the input, which has a label above it. */}
      <Button type="submit" kind="quiet" icon={Plus} isBusy={form.isPending} className="xs:mt-7">
        {t('addEmail.add')}
      </Button>
    </Form>
  );
};
