import type { PhotoView } from '@hearthstay/contracts';
import { languageName, locales, type Locale } from '@hearthstay/locales';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { IconButton } from '@web/shared/ui/button';
import { classNames } from '@web/shared/ui/class-names';
import { Photo } from '@web/shared/ui/photo';
import { TextField } from '@web/shared/ui/text-field';
import { useKeptInPlace } from './use-kept-in-place';

interface PhotoRowProps {
  photo: PhotoView;
  index: number;
  isLast: boolean;
  isDragged: boolean;
  /** What it shows in a language, as typed. */
  altField: (language: Locale) => Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDragEnd: () => void;
  /** Another photo is dropped here. */
  onDrop: () => void;
}

/** A photo with what it shows in each language. It is dragged by its picture. */
export const PhotoRow = (props: PhotoRowProps) => {
  const { photo, index, isLast, isDragged, altField, onMove, onRemove, onDrag, onDragEnd, onDrop } = props;
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const keepInPlace = useKeptInPlace(index);
  const number = index + 1;
  const moveTo = (to: number) => (event: MouseEvent<HTMLElement>) => {
    keepInPlace(event.currentTarget);
    onMove(to);
  };
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
            onClick={index > 0 ? moveTo(index - 1) : undefined}
          />
          <IconButton
            icon={ArrowDown}
            label={t('house.photos.down', { number })}
            aria-disabled={isLast || undefined}
            onClick={isLast ? undefined : moveTo(index + 1)}
          />
          <IconButton
            icon={Trash2}
            label={t('house.photos.remove', { number })}
            className="ml-auto text-taken-ink"
            onClick={onRemove}
          />
        </div>
      </div>
      <div className="grid content-start gap-3">
        {locales.map((language) => (
          <TextField
            key={language}
            label={t('house.photos.altIn', { number, language: languageName(language, locale) })}
            lang={language}
            autoComplete="off"
            {...altField(language)}
          />
        ))}
      </div>
    </li>
  );
};
