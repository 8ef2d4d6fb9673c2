import type { RequestFilter } from '@hearthstay/stay';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';

/** That the filter shows nothing, and a way to what there is. */
export const EmptyList = ({ filter, onShowAll }: { filter: RequestFilter; onShowAll: () => void }) => {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      icon={Inbox}
      title={t(`bookings.empty.${filter}`)}
      text={filter === 'pending' && t('bookings.empty.pendingHint')}
      action={
        filter !== 'all' && (
          <Button kind="quiet" size="medium" onClick={onShowAll}>
            {t('bookings.empty.showAll')}
          </Button>
        )
      }
    />
  );
};
