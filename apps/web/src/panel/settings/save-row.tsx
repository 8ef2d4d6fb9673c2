import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { MutationError } from '@web/shared/ui/mutation-error';

interface SaveRowProps {
  form: { isPending: boolean; isSaved: boolean; failure: unknown };
  /** Other buttons. */
  children?: ReactNode;
}

/** The end of a form of settings: the error, the button, and the note after saving. */
export const SaveRow = ({ form, children }: SaveRowProps) => {
  const { t } = useTranslation('admin');
  return (
    <>
      <MutationError title={t('general.failed')} error={form.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={form.isPending} busyLabel={t('general.saving')}>
          {t('general.save')}
        </Button>
        {children}
        <p role="status" className="text-label font-semibold text-approved">
          {form.isSaved && (
            <span className="flex items-center gap-2">
              <Icon of={CircleCheck} size={16} />
              {t('general.saved')}
            </span>
          )}
        </p>
      </div>
    </>
  );
};
