import type { ConfirmationView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { CheckCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/routes/paths';
import { ButtonLink } from '../../shared/ui/button-link';
import { RequestWay } from '../../shared/ui/request-way/request-way';
import { SmallPage } from '../../shared/ui/small-page';
import { StayDates } from '../../shared/ui/stay-dates';

/**
 * What the guest has confirmed: a booking, or only a request that the owner has yet to decide on, which must not read
 * alike.
 */
export const Confirmed = ({ status, start_date: start, end_date: end }: ConfirmationView) => {
  const { t } = useTranslation('confirm');
  const outcome = status === 'confirmed' ? 'booked' : 'requested';
  return (
    <SmallPage
      isWide
      takesFocus
      icon={outcome === 'booked' ? CheckCheck : Clock}
      tone={outcome === 'booked' ? 'pine' : 'amber'}
      title={t(`${outcome}.title`)}
      lead={t(`${outcome}.text`)}
    >
      <div className="grid gap-6">
        <RequestWay status={status} isGuestConfirmed />
        <div className="rounded-control border border-line px-4 py-5.5 xs:px-5">
          <StayDates start={parseDay(start)} end={start === end ? null : parseDay(end)} />
        </div>
        <div>
          <ButtonLink to={paths.home.to()}>{t('home')}</ButtonLink>
        </div>
      </div>
    </SmallPage>
  );
};
