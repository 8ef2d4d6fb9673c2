import type { BookingRequest } from '@hearthstay/contracts';
import { ArrowRight, MoveHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RequestActions } from '@web/panel/requests/decisions/request-actions';
import {
  Contact,
  Message,
  ProposalMarker,
  StayMarker,
  UnconfirmedMarker,
  WishMarker,
} from '@web/panel/requests/request-details';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { useRequestRow } from '@web/panel/requests/use-request-row';
import { paths } from '@web/shared/routes/paths';
import { TextButton } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { DetailsPanel } from './details-panel';

interface RequestPanelProps {
  id: string;
  onClose: () => void;
  onCancel: (request: BookingRequest) => void;
  /** Moves the focus to the ends of its bar; absent if they cannot be moved. */
  onMove: (() => void) | undefined;
}

/** A request with its actions; nothing until the requests are loaded. */
export const RequestPanel = ({ id, ...handlers }: RequestPanelProps) => {
  const row = useRequestRow(id);
  return row && <OpenRequest row={row} {...handlers} />;
};

interface OpenRequestProps extends Omit<RequestPanelProps, 'id'> {
  row: RequestRow;
}

const OpenRequest = ({ row, onClose, onCancel, onMove }: OpenRequestProps) => {
  const { t } = useTranslation('admin');
  const texts = useRowTexts(row);
  const { request, isPast } = row;
  const opened = useRef(request.status);
  // A decision closes the panel, because the notice with the undo would be below the popover.
  useEffect(() => {
    if (request.status !== opened.current) onClose();
  }, [request.status, onClose]);
  return (
    <DetailsPanel
      title={texts.name}
      onClose={onClose}
      actions={<RequestActions row={row} size="medium" onCancel={onCancel} />}
    >
      <div className="grid gap-3 text-note">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-label font-semibold tabular-nums">{texts.range}</p>
            <p className="text-ink-2">{texts.days}</p>
          </div>
          <StatusBadge status={request.status} isPast={isPast} />
        </div>
        <StayMarker isPast={isPast} overlaps={texts.overlaps} brokenLimit={texts.brokenLimit} />
        <Contact request={request} className="text-ink-2 wrap-anywhere" />
        <UnconfirmedMarker row={row} />
        <WishMarker row={row} />
        <ProposalMarker request={request} />
        <div className="border-t border-line pt-3">
          <Message text={request.message} />
        </div>
        <p className="text-ink-2">{texts.creation}</p>
        {onMove && (
          <TextButton icon={MoveHorizontal} className="justify-self-start" onClick={onMove}>
            {t('ownerCalendar.move.begin')}
          </TextButton>
        )}
        <Link to={paths.adminBooking.to(request.id)} className="text-button justify-self-start">
          {t('ownerCalendar.openBooking')}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
    </DetailsPanel>
  );
};
