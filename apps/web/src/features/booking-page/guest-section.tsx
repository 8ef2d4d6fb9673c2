import type { BookingRequest, ListedRequest } from '@hearthstay/contracts';
import { formatRange, phoneAddress, rangeOf } from '@hearthstay/stay';
import { Clock, Mail, MailX, NotebookPen, Pencil, Phone, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { useRequests } from '@web/panel/requests/use-requests';
import { Address } from '@web/panel/rows';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { useLocale } from '@web/shared/i18n/language';
import { TextButton } from '@web/shared/ui/button';
import { ErasedGuest } from './erased-guest';
import { Fact } from './fact';
import { Section } from './section';

interface GuestSectionProps {
  request: ListedRequest;
  onEdit: () => void;
}

const link = '-my-2.5 inline-block py-2.5 underline decoration-edge underline-offset-4 wrap-anywhere';

/** The guest, the contact, and the guest's other requests. */
export const GuestSection = ({ request, onEdit }: GuestSectionProps) => {
  const { t } = useTranslation('admin');
  const { email, phone, arrivalTime, source, origin } = request;
  const guests = useGuestsText()(request);
  if (request.erasedAt !== undefined) return <ErasedGuest erasedAt={request.erasedAt} guests={guests} />;
  return (
    <Section
      title={t('bookingPage.guest')}
      action={
        <TextButton icon={Pencil} onClick={onEdit}>
          {t('bookingPage.edit')}
        </TextButton>
      }
    >
      <ul className="grid gap-3 text-label">
        {email === null ? (
          <Fact icon={MailX}>
            {t('bookings.noEmail')}
            <span className="block text-note text-ink-2">{t('bookingPage.unreachable')}</span>
          </Fact>
        ) : (
          <Fact icon={Mail}>
            <a href={`mailto:${email}`} className={link}>
              <Address email={email} />
            </a>
          </Fact>
        )}
        {phone && (
          <Fact icon={Phone}>
            <a href={phoneAddress(phone)} className={link}>
              {phone}
            </a>
          </Fact>
        )}
        {guests !== null && <Fact icon={UsersRound}>{guests}</Fact>}
        {arrivalTime && <Fact icon={Clock}>{t('bookingPage.arrival', { time: arrivalTime })}</Fact>}
        {source === 'owner' && (
          <Fact icon={NotebookPen}>{origin ? t('bookingPage.enteredFrom', { origin }) : t('bookingPage.entered')}</Fact>
        )}
      </ul>
      <OtherRequests request={request} />
    </Section>
  );
};

/** The other requests and stays with the same address, each with a link to its page. */
const OtherRequests = ({ request: { id, email } }: { request: BookingRequest }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const addresses = useBookingAddresses();
  const { requests = [] } = useRequests();
  const others = requests.filter((other) => email !== null && other.email === email && other.id !== id);
  if (others.length === 0) return null;
  return (
    <>
      <h4 className="mt-5 text-note text-ink-2">{t('bookingPage.others')}</h4>
      <ul>
        {others.map((other) => (
          <li key={other.id} className="text-note">
            <Link to={addresses.of(other.id)} className="inline-flex min-h-11 flex-wrap items-center gap-x-2">
              <span className="underline decoration-edge underline-offset-4 tabular-nums">
                {formatRange(rangeOf(other), locale)}
              </span>
              <span className="text-ink-2">{t(`common:status.${other.status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
