import { pagePaths, type AvailabilityEntry, type Proposal, type RequestPage } from '@hearthstay/contracts';
import {
  conflictingEntries,
  fieldLimits,
  preventChange,
  rangeOf,
  shownStateOf,
  type StripStay,
} from '@hearthstay/stay';
import { sentence } from '../../platform/sentences/sentence';
import type { Question } from './decided-by';
import { DaysCard, DaysLink } from './days-card';
import { LatestChange } from './latest-change';
import { formatMoment } from './moment';
import { NewMessages, NewMessagesLink } from './new-messages';
import { NoDefaultDecision } from './no-default-decision';
import type { PageProps } from './page-props';
import { PresentStay } from './present-stay';
import { RequestCard } from './request-card';
import { Refusal } from './refusal';
import { RivalsTick } from './rivals-tick';

type QuestionProps = PageProps & { question: Question };

/** The decisions of each question: the quiet button first. */
const choices = {
  change: ['refuse', 'accept'],
  request: ['decline', 'approve'],
  wish: ['keep', 'cancel'],
} as const;

/** The request with the days, guests and price that are asked about. */
const askedAbout = (request: RequestPage, question: Question): RequestPage =>
  question === 'change' && request.proposal ? { ...request, ...stayOf(request.proposal) } : request;

const stayOf = ({ startDate, endDate, adults, children, quote }: Proposal) => ({
  ...{ startDate, endDate },
  ...(adults !== undefined && { adults, children }),
  ...(quote && { quote }),
});

/** The days that are asked about, beside those that the guest has. */
const stripStayOf = (request: RequestPage, question: Question): StripStay => {
  const present = { ...rangeOf(request), status: request.status };
  const { proposal } = request;
  const hasOtherDays = proposal?.startDate !== request.startDate || proposal.endDate !== request.endDate;
  const showsWishedDays = question === 'change' && proposal && hasOtherDays;
  return { requestId: request.id, present, ...(showsWishedDays && { asked: rangeOf(proposal) }) };
};

/** What the guest has written about it. */
const quotedIn = ({ message, cancellationWish, proposal }: RequestPage, question: Question): string | null =>
  ({ change: proposal?.note ?? null, request: message, wish: cancellationWish?.reason ?? null })[question];

/** The status of the request, and since when it waits. */
const StateLine = ({
  request: { status, createdAt, guestConfirmedAt, cancellationWish, proposal },
  question,
  ...props
}: QuestionProps) => {
  const { t } = props;
  const asked = guestConfirmedAt ?? createdAt;
  const since = { change: proposal?.at, request: asked, wish: cancellationWish?.at }[question] ?? asked;
  return (
    <p className="state">
      <span className={`badge ${status}`}>{t(`common.status.${status}`)}</span>
      <span className="quiet">{t('since', { when: formatMoment(since, props) })}</span>
    </p>
  );
};

/**
 * Why the request cannot be approved, or the wish for other days not accepted; `null` if it can. Another calendar is no
 * reason: it is read again for the decision, and its days may be free by now.
 */
const obstacleTo = ({ request, question, entries, unit, locale, t }: QuestionProps): string | null => {
  const holders = conflictingEntries(entries, rangeOf(askedAbout(request, question)), unit, request.id);
  if (question === 'change') return preventChange(holders, request) ? sentence(locale, 'MOVE_CONFLICT') : null;
  if (question !== 'request') return null;
  const isHeldBy = (wanted: AvailabilityEntry['kind']) => holders.some(({ kind }) => kind === wanted);
  if (isHeldBy('request')) return sentence(locale, 'APPROVAL_CONFLICT');
  const holder = (['offer', 'block'] as const).find(isHeldBy);
  return holder ? t(`obstacle.${holder}`) : null;
};

/** What is to be decided, with all that it depends on, and the buttons that decide it. */
export const OpenQuestion = (props: QuestionProps) => {
  const { admin, request, question, attempt, t } = props;
  const isWaitingForGuest = question === 'request' && request.guestConfirmedAt === null && request.source === 'guest';
  const [quiet, solid] = choices[question];
  const obstacle = obstacleTo(props);
  return (
    <form method="post">
      <NoDefaultDecision />
      <input type="hidden" name="shown" value={shownStateOf(request)} />
      <StateLine {...props} />
      <h1>{t(`heading.${question}`, { name: request.name })}</h1>
      <Refusal {...props} />
      <LatestChange {...props} />
      <RequestCard {...props} request={askedAbout(request, question)} quoted={quotedIn(request, question)}>
        {question === 'change' && <PresentStay {...props} />}
      </RequestCard>
      <NewMessages {...props} />
      <DaysCard {...props} stay={stripStayOf(request, question)} />
      <section className="card">
        <h2>{t('answer')}</h2>
        {isWaitingForGuest && <p>{t('waiting', { name: request.name })}</p>}
        {question !== 'change' && request.proposal?.by === 'owner' && <p>{t(`endsOffer.${question}`)}</p>}
        {question === 'request' && <RivalsTick {...props} />}
        {question === 'change' && <input type="hidden" name="proposal" value={request.proposal?.id} />}
        <label htmlFor="note">
          {t('note')} <span className="quiet">({t('optional')})</span>
        </label>
        <textarea
          id="note"
          name="note"
          rows={3}
          maxLength={fieldLimits.messageMax}
          defaultValue={attempt?.text}
          aria-describedby="note-hint"
        />
        <p id="note-hint" className="quiet">
          {t('noteHint', { max: fieldLimits.messageMax })}
        </p>
      </section>
      <p className="centered">
        <a href={pagePaths.adminBooking.to(props.request.id)}>{t('details')}</a>
      </p>
      <p className="centered quiet">{t('yours', { email: admin })}</p>
      <div className="dock">
        <NewMessagesLink {...props} />
        {question !== 'change' && <DaysLink {...props} />}
        <div className="buttons">
          <button name="decision" value={quiet}>
            {t(quiet)}
          </button>
          <button
            name="decision"
            value={solid}
            className="solid"
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : 'obstacle'}
          >
            {t(solid)}
          </button>
        </div>
        {obstacle !== null && (
          <p id="obstacle" className="quiet">
            {obstacle}
          </p>
        )}
        <p className="quiet centered">{t('hint')}</p>
      </div>
    </form>
  );
};
