import { addressOfTab, type Locale } from '@hearthstay/contracts';
import { renderPage } from '../../platform/server-page/render-page';
import { questionOf } from './decided-by';
import { Decided } from './decided';
import type { OpenedDecision } from './decisions';
import { OpenQuestion } from './open-question';
import type { DecidePageState, PageProps } from './page-props';
import { decideStylesheet } from './stylesheet';
import { loadTexts } from './texts';

/** Renders the page by which an admin decides on a request. It has no script, because it opens inside mail programs. */
export const decidePage = async (opened: OpenedDecision, state: DecidePageState): Promise<string> => {
  const t = await loadTexts(state.locale);
  const props = { ...opened, ...state, t };
  const question = questionOf(opened.request, state.today);
  return renderPage({
    locale: state.locale,
    title: t('title'),
    stylesheet: decideStylesheet,
    children: (
      <>
        <Head {...props} />
        {state.isMessageSent && <p role="status">{t('unsent.done', { name: opened.request.name })}</p>}
        {question ? <OpenQuestion {...props} question={question} /> : <Decided {...props} />}
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
        <a className="button solid" href={addressOfTab('bookings')}>
          {t('toPanel')}
        </a>
      </section>
    ),
  });
};

const Head = ({ propertyName, t }: PageProps) => (
  <p className="head">
    <span>{propertyName}</span> <a href={addressOfTab('bookings')}>{t('toPanel')}</a>
  </p>
);
