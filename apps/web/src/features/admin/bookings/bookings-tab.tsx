import type { BookingRequest } from '@hearthstay/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card';
import { FailureState } from '../../../shared/ui/failure-state';
import { messageOf } from '../../../shared/api/api-error';
import { useNotify } from '../notice/notify';
import { useRequests } from '../requests/use-requests';
import { BookingsPanel } from './bookings-panel';
import { BookingsSkeleton } from './bookings-skeleton';
import { CancelDialog } from './cancel-dialog/cancel-dialog';
import { useDecideRequest, type Decision } from './decide-request';
import { useGuestName } from './use-guest-name';

/** Where the owner answers requests (specification, section 2, "Bookings"). */
export const BookingsTab = () => {
  const { t } = useTranslation('admin');
  const { requests, error, reload } = useRequests();
  const decideRequest = useDecideRequest();
  const guestName = useGuestName();
  const notify = useNotify();
  const panel = useRef<HTMLDivElement>(null);
  const [cancelling, setCancelling] = useState<BookingRequest | null>(null);
  const [answers, setAnswers] = useState(0);

  // The button that was pressed is gone, and the focus with it; it goes on from the list.
  useEffect(() => {
    if (answers > 0) panel.current?.focus({ preventScroll: true });
  }, [answers]);

  const decide = async (request: BookingRequest, decision: Decision) => {
    setAnswers((count) => count + 1);
    try {
      await decideRequest(request, decision);
      notify({ kind: 'done', text: t(`bookings.done.${decision}`, { name: guestName(request) }) });
    } catch (refusal) {
      const meanings = { DATES_UNAVAILABLE: t('bookings.approvalConflict') };
      notify({ kind: 'failed', text: messageOf(refusal, t('bookings.failed'), meanings) });
    }
  };

  const onCancelled = (request: BookingRequest) => {
    setCancelling(null);
    setAnswers((count) => count + 1);
    notify({ kind: 'done', text: t('bookings.done.cancelled', { name: guestName(request) }) });
  };

  return (
    <div ref={panel} tabIndex={-1} role="region" aria-label={t('tabs.bookings')}>
      {requests && (
        <BookingsPanel
          requests={requests}
          onDecide={(request, decision) => void decide(request, decision)}
          onCancel={setCancelling}
        />
      )}
      {!requests && (
        <Card>
          {error === undefined ? <BookingsSkeleton /> : <FailureState detail={messageOf(error, '')} onRetry={reload} />}
        </Card>
      )}
      {cancelling && (
        <CancelDialog
          request={cancelling}
          onCancelled={() => onCancelled(cancelling)}
          onClose={() => setCancelling(null)}
        />
      )}
    </div>
  );
};
