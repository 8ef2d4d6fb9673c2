import { photoChangeSchema, type PhotoView } from '@hearthstay/contracts';
import { languageName, locales } from '@hearthstay/locales';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton } from '@web/shared/ui/button';
import { classNames } from '@web/shared/ui/class-names';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { Photo } from '@web/shared/ui/photo';
import { TextField } from '@web/shared/ui/text-field';
import { useDescribePhoto } from './use-photos';

interface PhotoRowProps {
  photo: PhotoView;
  index: number;
  isLast: boolean;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDragEnd: () => void;
  /** Another photo is dropped here. */
  onDrop: () => void;
}

/** A photo with what it shows in each language. It is dragged by its picture. */
export const PhotoRow = (props: PhotoRowProps) => {
  const { photo, index, isLast, isDragged, onMove, onRemove, onDrag, onDragEnd, onDrop } = props;
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const form = useContractForm({
    // A copy, because the form writes into nested values.
    values: { alt: { ...photo.alt } },
    schema: photoChangeSchema,
    toBody: (typed) => typed,
    saving: useDescribePhoto(photo.id),
  });
  const number = index + 1;
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={classNames(
        'grid gap-4 rounded-control border border-line p-3 xs:grid-cols-[10rem_1fr]',
        isDragged && 'opacity-60',
      )}
    >
      <div>
        <div
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', photo.id);
            onDrag();
          }}
          onDragEnd={onDragEnd}
          className="aspect-3/2 cursor-grab overflow-hidden rounded-small bg-sunken"
        >
          <Photo
            url={photo.url}
            files={photo.files}
            sizes="10rem"
            alt={photo.alt[locale]}
            className="pointer-events-none size-full object-cover"
          />
        </div>
        <div className="mt-2 flex gap-1">
          <IconButton
            icon={ArrowUp}
            label={t('house.photos.up', { number })}
            aria-disabled={index === 0 || undefined}
            onClick={() => index > 0 && onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('house.photos.down', { number })}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(index + 1)}
          />
          <IconButton
            icon={Trash2}
            label={t('house.photos.remove', { number })}
            className="ml-auto text-taken-ink"
            onClick={onRemove}
          />
        </div>
      </div>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid content-start gap-3">
        {locales.map((language) => (
          <TextField
            key={language}
            label={t('house.photos.altIn', { number, language: languageName(language, locale) })}
            lang={language}
            autoComplete="off"
            {...form.field(`alt.${language}`)}
          />
        ))}
        {form.failure !== null && (
          <ErrorBox title={t('general.failed')}>{messageOf(form.failure, t('common:failure.noResponse'))}</ErrorBox>
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          {form.isUnsaved && (
            <Button type="submit" kind="tinted" size="medium" isBusy={form.isPending} busyLabel={t('general.saving')}>
              {t('house.photos.saveAlt')}
            </Button>
          )}
          <p role="status" className="text-label font-semibold text-approved">
            {form.isSaved && t('general.saved')}
          </p>
        </div>
      </Form>
    </li>
  );
};
