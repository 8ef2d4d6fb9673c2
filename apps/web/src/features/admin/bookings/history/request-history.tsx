import type { BookingRequest } from '@hearthstay/contracts';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../../shared/ui/text-button';
import { HistoryList } from './history-list';

/** A button that opens the history of a request. Nothing is loaded before it is opened. */
export const RequestHistory = ({ request }: { request: BookingRequest }) => {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="text-note print:hidden">
      <TextButton icon={History} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('bookings.history.title')}
      </TextButton>
      <div id={id} hidden={!isOpen} className="mt-2">
        {/* A change of the request makes the list load again. */}
        {isOpen && <HistoryList key={request.updatedAt} id={request.id} />}
      </div>
    </div>
  );
};
