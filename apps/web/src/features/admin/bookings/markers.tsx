import { History, MailQuestionMark, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Marker } from './marker';
import type { RequestRow } from './request-rows';

/** The guest has yet to open the confirm link of the request; the owner may decide all the same. */
export const UnconfirmedMarker = ({ row: { request, isPast } }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  if (isPast || request.status !== 'pending' || request.guestConfirmedAt !== null) return null;
  return (
    <Marker icon={MailQuestionMark} className="text-pending">
      {t('bookings.notConfirmedYet')}
    </Marker>
  );
};

/** With whom the stay overlaps, or that it is over. */
export const StayMarker = ({ isPast, overlap }: { isPast: boolean; overlap: string | null }) => {
  const { t } = useTranslation('admin');
  if (overlap) {
    return (
      <Marker icon={TriangleAlert} className="text-taken-ink">
        {overlap}
      </Marker>
    );
  }
  if (!isPast) return null;
  return (
    <Marker icon={History} className="text-ink-2">
      {t('bookings.past')}
    </Marker>
  );
};
