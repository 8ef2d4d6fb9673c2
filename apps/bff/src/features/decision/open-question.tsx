import { fieldLimits } from '@hearthstay/stay';
import type { questionOf } from './decided-by';
import { DaysCard, DaysLink } from './days-card';
import { bookingPath, type PageProps } from './page-props';
import { RequestCard } from './request-card';
import { Refusal } from './refusal';
import { RivalsTick } from './rivals-tick';

type Question = NonNullable<ReturnType<typeof questionOf>>;

/** The decisions of each question: the quiet button first. */
const choices = { request: ['decline', 'approve'], wish: ['keep', 'cancel'] } as const;

/** What is to be decided, with all that it depends on, and the buttons that decide it. */
export const OpenQuestion = (props: PageProps & { question: Question }) => {
  const { admin, request, question, attempt, t } = props;
  const isWaitingForGuest = question === 'request' && request.guestConfirmedAt === null && request.source === 'guest';
  const quoted = question === 'request' ? request.message : (request.cancellationWish?.reason ?? null);
  const [quiet, solid] = choices[question];
  return (
    <form method="post">
      <h1>{t(`heading.${question}`, { name: request.name })}</h1>
      <Refusal {...props} />
      <RequestCard {...props} quoted={quoted} />
      <DaysCard {...props} />
      <section className="card">
        <h2>{t('answer')}</h2>
        {isWaitingForGuest && <p>{t('waiting', { name: request.name })}</p>}
        <RivalsTick {...props} />
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
        <DaysLink {...props} />
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
