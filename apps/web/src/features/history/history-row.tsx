import type { ListedChange } from '@hearthstay/contracts';
import { addressOfTab, sectionParam } from '@hearthstay/contracts/page-paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { actorOf } from '@web/panel/requests/request-history';
import { useRequests } from '@web/panel/requests/use-requests';
import { useMoment } from '@web/panel/use-moment';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { useLocale } from '@web/shared/i18n/language';
import { changeDetails, changeText } from './change-text';

/** The columns of the history on wide screens. */
export const historyColumns =
  '@min-[40rem]:grid @min-[40rem]:grid-cols-[9rem_minmax(0,1fr)_minmax(0,14rem)] @min-[40rem]:gap-x-4';

/** One change: when, what, and who has made it. */
export const HistoryRow = ({ change }: { change: ListedChange }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const guestsText = useGuestsText();
  const moment = useMoment();
  const { requests = [] } = useRequests();
  const { at, actor, subject } = change;
  const currency = requests.find(({ id }) => id === subject.id)?.quote?.currency;
  return (
    <li className={`${historyColumns} grid gap-1 px-4 py-4 wrap-anywhere @min-[40rem]:items-baseline md:px-6`}>
      <p className="text-note text-ink-2 tabular-nums">
        <time dateTime={at}>{moment(at)}</time>
      </p>
      <div className="min-w-0">
        <h3 className="text-label font-semibold">{changeText(change, t)}</h3>
        <Subject subject={subject} />
        {changeDetails(change, { t, locale, currency, guestsText }).map((detail) => (
          <p key={detail} className="text-note whitespace-pre-line tabular-nums">
            {detail}
          </p>
        ))}
      </div>
      <p className="text-note text-ink-2">{actorOf({ actor }, t)}</p>
    </li>
  );
};

/** The name of what was changed, with a link to it. */
const Subject = ({ subject: { kind, id, name } }: Pick<ListedChange, 'subject'>) => {
  const { t } = useTranslation('admin');
  const addresses = useBookingAddresses();
  const inSettings = (section: string) => addressOfTab('settings', { [sectionParam]: section });
  const address = {
    request: addresses.of(id),
    block: addressOfTab('availability'),
    calendar: inSettings('calendars'),
    feed: inSettings('calendars'),
    guest: inSettings('general'),
    'guest-data': inSettings('legal'),
    settings: inSettings('general'),
    admin: inSettings('general'),
    'background-image': inSettings('general'),
    photo: inSettings('house'),
  }[kind];
  return (
    <p className="text-note">
      <Link to={address} className="-my-2.5 inline-block py-2.5 font-medium text-pine">
        {name?.trim() || t(`history.kinds.${kind}`)}
      </Link>
    </p>
  );
};
