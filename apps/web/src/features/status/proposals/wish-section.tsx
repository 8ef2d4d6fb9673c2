import { formatDayWithoutYear } from '@hearthstay/stay';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GuestRequestView } from '@hearthstay/contracts';
import { StayComparison } from '@web/shared/comparison/stay-comparison';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Note } from '@web/shared/ui/note';
import { comparedStay, haveSameDays, openProposal } from './open-proposal';

/** The change that the guest has asked for, until the hosts respond or its last day is over. */
export const WishSection = ({ request }: { request: GuestRequestView }) => {
  const { t } = useTranslation('status');
  const locale = useLocale();
  const wish = openProposal(request, 'guest', useToday());
  if (!wish) return null;
  const day = formatDayWithoutYear(wish.valid_until, locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Note icon={Hourglass}>{t(haveSameDays(request, wish) ? 'change.wishedGuests' : 'change.wished', { day })}</Note>
      <StayComparison before={comparedStay(request)} after={comparedStay(wish)} />
      {wish.note !== undefined && (
        <p className="border-l-2 border-edge pl-4 text-label/6 wrap-break-word whitespace-pre-line">{wish.note}</p>
      )}
    </div>
  );
};
