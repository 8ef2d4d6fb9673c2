import type { GuestRequestView } from '@hearthstay/contracts';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '@web/shared/settings/use-public-settings';
import { ActionLink } from '../action-row';
import { stayFile } from './stay-file';

/** A link to the stay as a file for the guest's calendar. */
export const AddToCalendar = ({ request }: { request: GuestRequestView }) => {
  const { t } = useTranslation('status');
  const propertyName = usePropertyName();
  const file = stayFile(request, { propertyName, host: location.hostname });
  return (
    <ActionLink
      icon={CalendarPlus}
      title={t('calendarFile.add')}
      outcome={t('calendarFile.outcome')}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={t('calendarFile.name')}
    />
  );
};
