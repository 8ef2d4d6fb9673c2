import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button';
import { Form } from '../../../../shared/ui/form';

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
