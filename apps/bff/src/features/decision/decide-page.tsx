import type { Locale } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { fieldLimits, formatDay, formatRange, rangeOf, stayLength, type StayUnit } from '@hearthstay/stay';
import type { ReactNode } from 'react';
import { renderPage } from '../../platform/server-page/render-page';
import { isDecidedBy, lastDecision, outcomeOf, questionOf } from './decided-by';
import type { OpenedDecision } from './decisions';
import { decideStylesheet } from './stylesheet';
import { loadTexts, type DecideTexts } from './texts';

/** What the page shows beside the request. */
export interface DecidePageState {
  locale: Locale;
  propertyName: string;
  unit: StayUnit;
  timeZone: string;
  /** Whether the admin may still take the decision back. */
  canUndo: boolean;
  /** Why the last attempt changed nothing, as a sentence. */
  refusal?: string | undefined;
  /** The note that was typed and not sent. */
  note?: string | undefined;
}

type PageProps = OpenedDecision & DecidePageState & { t: DecideTexts };

/** Renders the page by which an admin decides on a request. It has no script, because it opens inside mail programs. */
export const decidePage = async (opened: OpenedDecision, state: DecidePageState): Promise<string> => {
  const t = await loadTexts(state.locale);
  const props = { ...opened, ...state, t };
  const question = questionOf(opened.request);
  return renderPage({
    locale: state.locale,
    title: t('title'),
    stylesheet: decideStylesheet,
    children: (
      <>
        <Head {...props} />
        {question ? <Open {...props} question={question} /> : <Decided {...props} />}
      </>
    ),
  });
};

/** Renders the page of a link that has ended. */
export const endedPage = async (locale: Locale): Promise<string> => {
  const t = await loadTexts(locale);
  return renderPage({
    locale,
    title: t('ended.title'),
    stylesheet: decideStylesheet,
    children: (
      <section className="card">
        <h1>{t('ended.title')}</h1>
        <p>{t('ended.text')}</p>
        <a className="button solid" href="/admin?tab=bookings">
          {t('toPanel')}
        </a>
      </section>
    ),
  });
};

const bookingPath = ({ request }: OpenedDecision): string => `/admin/bookings/${encodeURIComponent(request.id)}`;

const Head = ({ propertyName, t }: PageProps) => (
  <p className="head">
    <span>{propertyName}</span> <a href="/admin?tab=bookings">{t('toPanel')}</a>
  </p>
);

type Question = NonNullable<ReturnType<typeof questionOf>>;

/** The decisions of each question: the quiet button first. */
const choices = { request: ['decline', 'approve'], wish: ['keep', 'cancel'] } as const;

const Open = (props: PageProps & { question: Question }) => {
  const { admin, request, question, note, refusal, t } = props;
  const isWaitingForGuest = question === 'request' && request.guestConfirmedAt === null && request.source === 'guest';
  const quoted = question === 'request' ? request.message : (request.cancellationWish?.reason ?? null);
  const [quiet, solid] = choices[question];
  return (
    <form method="post">
      <h1>{t(`heading.${question}`, { name: request.name })}</h1>
      {refusal !== undefined && (
        <p role="alert" className="refusal">
          {refusal} {t('decided.unchanged')}
        </p>
      )}
      <section className="card">
        <Stay {...props} />
        <Guest {...props} />
        {quoted !== null && <blockquote aria-label={t('message')}>{quoted}</blockquote>}
      </section>
      <Days {...props} />
      <section className="card">
        <h2>{t('answer')}</h2>
        {isWaitingForGuest && <p>{t('waiting', { name: request.name })}</p>}
        <label htmlFor="note">
          {t('note')} <span className="quiet">({t('optional')})</span>
        </label>
        <textarea
          id="note"
          name="note"
          rows={3}
          maxLength={fieldLimits.messageMax}
          defaultValue={note}
          aria-describedby="note-hint"
        />
        <p id="note-hint" className="quiet">
          {t('noteHint', { max: fieldLimits.messageMax })}
        </p>
      </section>
      <p className="centered">
        <a href={bookingPath(props)}>{t('details')}</a>
      </p>
      <p className="centered quiet">{t('yours', { email: admin })}</p>
      <div className="dock">
        <RivalsLink {...props} />
        <div className="buttons">
          <button name="decision" value={quiet}>
            {t(quiet)}
          </button>
          <button name="decision" value={solid} className="solid">
            {t(solid)}
          </button>
        </div>
        <p className="quiet centered">{t('hint')}</p>
      </div>
    </form>
  );
};

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

const Guest = ({ request, locale, t }: PageProps) => {
  const { adults, children = [], quote, email, phone, arrivalTime } = request;
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
      {phone !== undefined && (
        <Fact label={t('phone')}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {arrivalTime !== undefined && <Fact label={t('arrivalTime')}>{arrivalTime}</Fact>}
    </dl>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What else there is on these days; nothing if there is nothing. */
const Days = ({ request, locale, t }: PageProps) => {
  const { rivals = [], calendarConflicts = [] } = request;
  if (rivals.length + calendarConflicts.length === 0) return null;
  return (
    <section className="card" id="days">
      <h2>{t('days')}</h2>
      {calendarConflicts.length > 0 && (
        <p className="refusal">{t('conflict', { calendars: calendarConflicts.join(', ') })}</p>
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

const RivalsLink = ({ request: { rivals = [] }, t }: PageProps) =>
  rivals.length > 0 && <a href="#days">{t('rivals', { count: rivals.length })}</a>;

const Decided = (props: PageProps) => {
  const { admin, request, locale, timeZone, canUndo, refusal, note, t } = props;
  const { name } = request;
  const outcome = outcomeOf(request);
  const isOwn = isDecidedBy(admin, request);
  const last = lastDecision(request);
  const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const who = last && (last.actor.kind === 'admin' ? last.actor.email : t(`actor.${last.actor.kind}`));
  const isDone = isOwn && outcome !== 'pending' && outcome !== 'confirmed';
  return (
    <section className="card">
      <h1>{t(isDone ? `done.${outcome}` : `decided.${outcome}`)}</h1>
      {isDone && request.email !== null && <p>{t('done.told', { name })}</p>}
      {!isOwn && last && <p>{t('decided.by', { who, when: time.format(new Date(last.at)) })}</p>}
      {refusal !== undefined && (
        <p role="alert" className="refusal">
          {refusal} {t('decided.unchanged')}
        </p>
      )}
      <p>
        <strong>{name}</strong>
        <br />
        {formatRange(rangeOf(request), locale)}
      </p>
      {note && (
        <>
          <p className="quiet">{t('decided.noteKept')}</p>
          <blockquote>{note}</blockquote>
        </>
      )}
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
  );
};
