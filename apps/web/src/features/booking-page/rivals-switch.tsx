import { formatRange, rangeOf, waitsForOwner } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { guestNameOf, guestNamesOf, type RequestRow } from '@web/panel/requests/request-rows';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Switch } from '@web/shared/ui/switch';

interface RivalsSwitchProps {
  row: RequestRow;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/**
 * Whether an approval declines the requests that wait for the same days; nothing without any, or if it cannot be
 * approved.
 */
export const RivalsSwitch = ({ row: { overlaps, hasConflict }, isOn, onChange }: RivalsSwitchProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const rivals = overlaps.filter((other) => waitsForOwner(other, today));
  const [first] = rivals;
  if (!first || hasConflict) return null;
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
