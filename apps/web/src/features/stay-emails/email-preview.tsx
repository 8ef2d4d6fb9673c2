import { mayHaveDoorCode, type StayEmailKind, type StayEmailPreviewView } from '@hearthstay/contracts';
import { formatDay, isPast, isTaken, partsOf, type Placeholder } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useRequests } from '@web/panel/requests/use-requests';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { inputLook } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { useStayEmailPreview, type StayEmailDraft } from './use-stay-email-draft';

interface EmailPreviewProps {
  kind: StayEmailKind;
  draft: StayEmailDraft;
  /** As they are typed; absent while they are not a number of days. */
  days: number | undefined;
  hour: string;
  onRequest: (requestId: string) => void;
}

/** What is typed, as the guest of a stay will read it. */
export const EmailPreview = ({ kind, draft, days, hour, onRequest }: EmailPreviewProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const stays = useStaysAhead();
  const requestId = draft.requestId ?? stays[0]?.id;
  const { data, error } = useStayEmailPreview(kind, { locale: draft.locale, requestId, days });
  return (
    <section aria-label={t('stayEmails.preview')} className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-label font-semibold">{t('stayEmails.preview')}</h2>
        {stays.length > 0 && (
          <select
            aria-label={t('stayEmails.previewOf')}
            value={requestId}
            onChange={({ target }) => onRequest(target.value)}
            className={`${inputLook(false)} h-11 w-auto! max-w-52 min-w-0 md:text-label`}
          >
            {stays.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      {data && <Letter draft={draft} preview={data} hour={hour} />}
      {!data && !error && (
        <Skeleton>
          <SkeletonBar className="h-72 w-full" />
        </Skeleton>
      )}
      {error !== undefined && !data && (
        <ErrorBox title={t('stayEmails.previewFailed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
      <p className="text-note text-ink-2">
        {stays.length === 0 && data && `${t('stayEmails.invented', { name: data.guest })} `}
        {t(mayHaveDoorCode(kind) ? 'stayEmails.underlinedAndHidden' : 'stayEmails.underlined')}
      </p>
    </section>
  );
};

/** The stays that have not ended, the next one first. */
const useStaysAhead = () => {
  const { requests = [] } = useRequests();
  const today = useToday();
  return requests
    .filter((request) => isTaken(request.status) && !isPast(request, today))
    .toSorted((a, b) => a.endDate.localeCompare(b.endDate));
};

interface LetterProps {
  draft: StayEmailDraft;
  preview: StayEmailPreviewView;
  hour: string;
}

const Letter = ({ draft, preview: { values, sentOn }, hour }: LetterProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const { propertyName } = usePublicSettings().settings;
  const { subject, text } = draft;
  const isEmpty = text.trim() === '' && subject.trim() === '';
  return (
    <article lang={draft.locale} className="overflow-hidden rounded-control border border-line bg-paper">
      <header className="grid gap-0.5 border-b border-line bg-surface px-4 py-3 text-note wrap-anywhere">
        <p className="text-ink-2">{propertyName}</p>
        <p className="text-label font-semibold">
          <Filled text={subject} values={values} />
        </p>
        {sentOn && sentOn >= today && (
          <p lang={locale} className="text-ink-2">
            {t('stayEmails.sentOn', { day: formatDay(sentOn, locale), time: t('stayEmails.oClock', { hour }) })}
          </p>
        )}
      </header>
      <div className="p-3">
        <div className="grid gap-4 rounded-card border border-line bg-surface p-4 text-label/6 wrap-anywhere">
          {isEmpty ? (
            <p lang={locale} className="text-ink-2">
              {t('stayEmails.nothingWritten')}
            </p>
          ) : (
            <>
              <p className="title-card">
                <Filled text={subject} values={values} />
              </p>
              {text
                .trim()
                .split(/\n{2,}/)
                .map((paragraph, index) => (
                  <p key={index} className="whitespace-pre-line">
                    <Filled text={paragraph} values={values} />
                  </p>
                ))}
            </>
          )}
        </div>
      </div>
    </article>
  );
};

/** A text with its values, which are underlined. */
const Filled = ({ text, values }: { text: string; values: Record<Placeholder, string> }) =>
  partsOf(text).map(({ text: written, placeholder }, index) =>
    placeholder ? (
      <span key={index} className="underline decoration-pine decoration-2 underline-offset-4">
        {values[placeholder]}
      </span>
    ) : (
      written
    ),
  );
