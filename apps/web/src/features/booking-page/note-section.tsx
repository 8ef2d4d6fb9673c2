import type { BookingRequest } from '@hearthstay/contracts';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { FailureNote } from '@web/shared/ui/note';
import { Section } from './section';
import { usePrivateNote } from './use-private-note';

/** The private note, which only hosts see. */
export const NoteSection = ({ request, onEdit }: { request: BookingRequest; onEdit: () => void }) => {
  const { t } = useTranslation('admin');
  const { note, query } = usePrivateNote(request.id);
  return (
    <Section
      title={t('bookingPage.note')}
      action={
        <TextButton icon={Pencil} aria-label={t('bookingPage.editNote')} onClick={onEdit}>
          {t('bookingPage.edit')}
        </TextButton>
      }
    >
      {note === undefined && query.error !== undefined ? (
        <FailureNote onRetry={() => void query.retry()} isRetrying={query.isRetrying}>
          {t('bookingPage.noteFailed')}
        </FailureNote>
      ) : (
        <p className="min-h-12 rounded-control bg-sunken px-4 py-3 text-label whitespace-pre-line wrap-anywhere">
          {note === '' ? <span className="text-ink-2">{t('bookingPage.noNote')}</span> : note}
        </p>
      )}
      <p className="mt-2 text-note text-ink-2">{t('bookingPage.noteHint')}</p>
    </Section>
  );
};
