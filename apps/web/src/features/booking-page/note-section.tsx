import type { ListedRequest } from '@hearthstay/contracts';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { Section } from './section';

/** The private note, which only hosts see. */
export const NoteSection = ({ request, onEdit }: { request: ListedRequest; onEdit: () => void }) => {
  const { t } = useTranslation('admin');
  return (
    <Section
      title={t('bookingPage.note')}
      action={
        <TextButton icon={Pencil} aria-label={t('bookingPage.editNote')} onClick={onEdit}>
          {t('bookingPage.edit')}
        </TextButton>
      }
    >
      <p className="rounded-control bg-sunken px-4 py-3 text-label whitespace-pre-line wrap-anywhere">
        {request.privateNote ?? <span className="text-ink-2">{t('bookingPage.noNote')}</span>}
      </p>
      <p className="mt-2 text-note text-ink-2">{t('bookingPage.noteHint')}</p>
    </Section>
  );
};
