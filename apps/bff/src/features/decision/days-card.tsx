import { formatLimit, formatRange, rangeOf } from '@hearthstay/stay';
import type { PageProps } from './page-props';

/** What speaks against these days; nothing if there is nothing. */
export const DaysCard = ({ request, locale, t }: PageProps) => {
  const { rivals = [], calendarConflicts = [], brokenLimits = [] } = request;
  if (rivals.length + calendarConflicts.length + brokenLimits.length === 0) return null;
  return (
    <section className="card" id="days">
      <h2>{t('days')}</h2>
      {calendarConflicts.length > 0 && (
        <p className="refusal">{t('conflict', { calendars: calendarConflicts.join(', ') })}</p>
      )}
      {brokenLimits.length > 0 && (
        <>
          <p>{t('rules', { count: brokenLimits.length })}</p>
          <ul>
            {brokenLimits.map((limit) => (
              <li key={limit.code}>{formatLimit(limit, locale, (key, values) => t(`common.limit.${key}`, values))}</li>
            ))}
          </ul>
          <p className="quiet">{t('rulesHint')}</p>
        </>
      )}
      {rivals.length > 0 && (
        <>
          <p>{t('rivals', { count: rivals.length })}</p>
          <ul>
            {rivals.map((rival) => (
              <li key={rival.id}>
                {rival.name} <span className="quiet">{formatRange(rangeOf(rival), locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** Leads to {@link DaysCard}, and says how many rules and other requests are there; nothing without any. */
export const DaysLink = ({ request: { rivals = [], brokenLimits = [] }, t }: PageProps) => {
  const requests = t('rivals', { count: rivals.length });
  const count = brokenLimits.length;
  if (rivals.length + count === 0) return null;
  if (count === 0) return <a href="#days">{requests}</a>;
  return <a href="#days">{rivals.length === 0 ? t('link.rules', { count }) : t('link.both', { count, requests })}</a>;
};
