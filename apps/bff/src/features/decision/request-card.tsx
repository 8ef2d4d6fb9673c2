import { formatMoney } from '@hearthstay/prices';
import { askedFieldNames, formatDay, phoneAddress, rangeOf, stayLength, type AskedFieldName } from '@hearthstay/stay';
import type { ReactNode } from 'react';
import type { PageProps } from './page-props';

/** Days, guest and price of a request, with what the guest has written. */
export const RequestCard = (props: PageProps & { quoted: string | null; children?: ReactNode }) => (
  <section className="card">
    <Stay {...props} />
    {props.children}
    <Guest {...props} />
    {props.quoted !== null && <blockquote aria-label={props.t('message')}>{props.quoted}</blockquote>}
  </section>
);

const Stay = ({ request, locale, unit, t }: PageProps) => (
  <dl className="stay">
    <div>
      <dt>{t('arrival')}</dt>
      <dd>{formatDay(request.startDate, locale)}</dd>
    </div>
    <div>
      <dt>{t('departure')}</dt>
      <dd>{formatDay(request.endDate, locale)}</dd>
    </div>
    <div>
      <dd className="length">{t(`common.${unit}`, { count: stayLength(rangeOf(request), unit) })}</dd>
    </div>
  </dl>
);

/** How each field that the house may ask for is shown. */
const askedFacts: Record<AskedFieldName, (text: string) => ReactNode> = {
  phone: (phone) => <a href={phoneAddress(phone)}>{phone}</a>,
  arrivalTime: (time) => time,
};

const Guest = ({ request, locale, t }: PageProps) => {
  const { adults, children = [], quote, email } = request;
  const money = (amount: number) => formatMoney(amount, quote?.currency ?? 'EUR', locale);
  const people = [
    ...(adults === undefined ? [] : [t('common.guests.adults', { count: adults })]),
    ...(children.length === 0 ? [] : [t('common.guests.children', { count: children.length })]),
  ];
  return (
    <dl className="facts">
      {people.length > 0 && <Fact label={t('guests')}>{people.join(', ')}</Fact>}
      {quote && (
        <Fact label={t('total')}>
          <strong>{money(quote.total)}</strong>
          {quote.deposit > 0 && <span className="quiet"> {t('deposit', { amount: money(quote.deposit) })}</span>}
        </Fact>
      )}
      {email !== null && (
        <Fact label={t('contact')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {askedFieldNames.map((name) => {
        const text = request[name];
        return (
          text !== undefined && (
            <Fact key={name} label={t(name)}>
              {askedFacts[name](text)}
            </Fact>
          )
        );
      })}
    </dl>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
