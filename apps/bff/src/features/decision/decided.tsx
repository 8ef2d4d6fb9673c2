import { pagePaths } from '@hearthstay/contracts';
import { languageTag } from '@hearthstay/locales';
import { formatRange, isPast, rangeOf, shownStateOf } from '@hearthstay/stay';
import { isDecidedBy, lastDecision, outcomeOf } from './decided-by';
import type { PageProps } from './page-props';
import { Refusal } from './refusal';
import { UnsentNote } from './unsent-note';

/** What has become of the request, and by whom; after the stay, that nothing is to be decided any more. */
export const Decided = (props: PageProps) => {
  const { request, locale, today, canUndo, attempt, t } = props;
  return (
    <>
      <section className="card">
        {isPast(request, today) ? <Over {...props} /> : <LastDecision {...props} />}
        {attempt?.kind === 'decision' && <Refusal {...props} />}
        <p>
          <strong>{request.name}</strong>
          <br />
          {formatRange(rangeOf(request), locale)}
        </p>
        <a className="button solid" href={pagePaths.adminBooking.to(props.request.id)}>
          {t('decided.booking')}
        </a>
        {canUndo && (
          <form method="post">
            <input type="hidden" name="shown" value={shownStateOf(request)} />
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

const Over = ({ t }: PageProps) => (
  <>
    <h1>{t('over.title')}</h1>
    <p>{t('over.text')}</p>
  </>
);

const LastDecision = ({ admin, request, locale, timeZone, t }: PageProps) => {
  const { name, decliningRivals: declining = 0 } = request;
  const outcome = outcomeOf(request);
  const isOwn = isDecidedBy(admin, request);
  const last = lastDecision(request);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const who = last && (last.actor.kind === 'admin' ? last.actor.email : t(`actor.${last.actor.kind}`));
  const isDone = isOwn && outcome !== 'pending' && outcome !== 'confirmed' && outcome !== 'withdrawn';
  return (
    <>
      <h1>{t(isDone ? `done.${outcome}` : `decided.${outcome}`)}</h1>
      {isDone && request.email !== null && <p>{t('done.told', { name })}</p>}
      {declining > 0 && <p>{t('done.rivals', { count: declining })}</p>}
      {!isOwn && last && <p>{t('decided.by', { who, when: time.format(new Date(last.at)) })}</p>}
    </>
  );
};
