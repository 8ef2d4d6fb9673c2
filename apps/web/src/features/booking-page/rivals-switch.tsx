import type { BookingRequest } from '@hearthstay/contracts';
import { formatRange, rangeOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { guestNameOf, guestNamesOf } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { Switch } from '@web/shared/ui/switch';

interface RivalsSwitchProps {
  /** The requests that are declined if it is on. */
  rivals: readonly BookingRequest[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether an approval declines the requests that wait for the same days; nothing without any. */
export const RivalsSwitch = ({ rivals, isOn, onChange }: RivalsSwitchProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [first] = rivals;
  if (!first) return null;
  const names = guestNamesOf(rivals, t);
  const values = {
    count: rivals.length,
    names,
    name: guestNameOf(first, t),
    range: formatRange(rangeOf(first), locale),
  };
  return (
    <Switch
      label={t('bookingPage.declineRivals', values)}
      hint={t('bookingPage.declineRivalsHint', values)}
      isOn={isOn}
      onChange={onChange}
    />
  );
};
