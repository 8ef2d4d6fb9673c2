import { languageTag } from '@hearthstay/locales';
import { formatRange, rangeOf } from '@hearthstay/stay';
import { isDecidedBy, lastDecision, outcomeOf } from './decided-by';
import { bookingPath, type PageProps } from './page-props';
import { Refusal } from './refusal';
import { UnsentNote } from './unsent-note';

/** What has become of the request, and by whom. */
export const Decided = (props: PageProps) => {
  const { admin, request, locale, timeZone, canUndo, attempt, t } = props;
  const { name, decliningRivals: declining = 0 } = request;
  const outcome = outcomeOf(request);
  const isOwn = isDecidedBy(admin, request);
  const last = lastDecision(request);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const who = last && (last.actor.kind === 'admin' ? last.actor.email : t(`actor.${last.actor.kind}`));
  const isDone = isOwn && outcome !== 'pending' && outcome !== 'confirmed';
  return (
    <>
      <section className="card">
        <h1>{t(isDone ? `done.${outcome}` : `decided.${outcome}`)}</h1>
        {isDone && request.email !== null && <p>{t('done.told', { name })}</p>}
        {declining > 0 && <p>{t('done.rivals', { count: declining })}</p>}
        {!isOwn && last && <p>{t('decided.by', { who, when: time.format(new Date(last.at)) })}</p>}
        {attempt?.kind === 'decision' && <Refusal {...props} />}
        <p>
          <strong>{name}</strong>
          <br />
          {formatRange(rangeOf(request), locale)}
        </p>
        <a className="button solid" href={bookingPath(props)}>
          {t('decided.booking')}
        </a>
        {canUndo && (
          <form method="post">
            <button name="decision" value="undo">
              {t('done.undo')}
            </button>
          </form>
        )}
      </section>
      <UnsentNote {...props} />
    </>
  );
};
