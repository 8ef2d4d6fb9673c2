import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button';

/** Stands beside the last field of its form, level with the input below the label. */
export const AddButton = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useTranslation('admin');
  return (
    <Button type="submit" kind="quiet" icon={Plus} isBusy={isBusy} className="xs:mt-7">
      {t('addEmail.add')}
    </Button>
  );
};
