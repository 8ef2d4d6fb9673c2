import type { Proposal, RequestPage } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import type { questionOf } from './decided-by';
import { DaysCard, DaysLink } from './days-card';
import { LatestChange } from './latest-change';
import { bookingPath, type PageProps } from './page-props';
import { PresentStay } from './present-stay';
import { RequestCard } from './request-card';
import { Refusal } from './refusal';
import { RivalsTick } from './rivals-tick';

type Question = NonNullable<ReturnType<typeof questionOf>>;

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

/** What the guest has written about it. */
const quotedIn = ({ message, cancellationWish, proposal }: RequestPage, question: Question): string | null =>
  ({ change: proposal?.note ?? null, request: message, wish: cancellationWish?.reason ?? null })[question];

/** What is to be decided, with all that it depends on, and the buttons that decide it. */
export const OpenQuestion = (props: PageProps & { question: Question }) => {
  const { admin, request, question, attempt, t } = props;
  const isWaitingForGuest = question === 'request' && request.guestConfirmedAt === null && request.source === 'guest';
  const [quiet, solid] = choices[question];
  return (
    <form method="post">
      <h1>{t(`heading.${question}`, { name: request.name })}</h1>
      <Refusal {...props} />
      <LatestChange {...props} />
      <RequestCard {...props} request={askedAbout(request, question)} quoted={quotedIn(request, question)}>
        {question === 'change' && <PresentStay {...props} />}
      </RequestCard>
      {question !== 'change' && <DaysCard {...props} />}
      <section className="card">
        <h2>{t('answer')}</h2>
        {isWaitingForGuest && <p>{t('waiting', { name: request.name })}</p>}
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
        <a href={bookingPath(props)}>{t('details')}</a>
      </p>
      <p className="centered quiet">{t('yours', { email: admin })}</p>
      <div className="dock">
        {question !== 'change' && <DaysLink {...props} />}
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
