import { isMadeByOffer, isPast, isTaken } from '@hearthstay/stay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@web/shared/settings/use-today';
import { Leaving } from '../leaving/leaving';
import type { OwnRequest } from '../use-own-request';
import { AddToCalendar } from './add-to-calendar';
import { AskForChange, canAskForChange } from './ask-for-change';

interface ChangingSectionProps extends OwnRequest {
  /** Called after the action, when the pressed button is removed or not needed any more. */
  onDone: () => void;
}

/**
 * The changes that a guest can make to a request that is not past. A request that an offer has made has none, because
 * it is only accepted or declined.
 */
export const ChangingSection = ({ onDone, ...own }: ChangingSectionProps) => {
  const { request } = own;
  const { t } = useTranslation('status');
  const today = useToday();
  const titleId = useId();
  const isBooked = isTaken(request.status);
  if (isPast({ endDate: request.end_date }, today) || isMadeByOffer(request)) return null;
  if (!isBooked && request.status !== 'pending') return null;
  return (
    // Not a landmark, because each of several requests has one with the same name.
    <div
      role="group"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4"
    >
      <h3 id={titleId} className="text-body font-semibold">
        {t('change.title')}
      </h3>
      <div className="divide-y divide-line">
        {canAskForChange(request, today) && <AskForChange {...own} onDone={onDone} />}
        {isBooked && <AddToCalendar request={request} />}
        <Leaving {...own} onDone={onDone} />
      </div>
    </div>
  );
};
