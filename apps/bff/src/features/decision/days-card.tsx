import { conflictingEntries, formatLimit, formatRange, rangeOf, type StripStay } from '@hearthstay/stay';
import { DaysStrip } from './days-strip';
import type { Question } from './decided-by';
import type { PageProps } from './page-props';

/** Whether the days of the question are free, which rules they break, and which other requests are for them. */
export const DaysCard = (props: PageProps & { question: Question; stay: StripStay }) => {
  const { request, question, entries, unit, stay, locale, t } = props;
  const { rivals = [], brokenLimits = [] } = question === 'request' ? request : {};
  const wanted = stay.asked ?? stay.present;
  const asksForDays = question === 'request' || stay.asked !== undefined;
  const holders = (wanted ? conflictingEntries(entries, wanted, unit, request.id) : []).map(
    ({ label, kind, from: start, to: end }) =>
      `${label.trim() || t(kind === 'block' ? 'strip.blocked' : 'strip.unknown')} (${formatRange({ start, end }, locale)})`,
  );
  return (
    <section className="card" id="days">
      <h2>{t('days')}</h2>
      <DaysStrip {...props} />
      {asksForDays &&
        (holders.length > 0 ? (
          <p className="refusal">{t('taken', { holders: holders.join(', ') })}</p>
        ) : (
          <p>{t('free')}</p>
        ))}
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
