import type { PhotoView } from '@hearthstay/contracts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { IconButton } from '@web/shared/ui/button';
import { Photo } from '@web/shared/ui/photo';
import { altOf } from './alt-of';
import './gallery-dialog.css';

/** The way of a finger, in pixels, that is a swipe and not a tap. */
const swipe = 40;

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface GalleryDialogProps {
  photos: readonly PhotoView[];
  /** The index of the photo that is shown first. */
  first: number;
  onClose: () => void;
}

/** All photos of the house, one at a time: by buttons, arrow keys and swipes. Render it only while it is open. */
export const GalleryDialog = ({ photos, first, onClose }: GalleryDialogProps) => {
  const { t } = useTranslation(['house', 'common']);
  const locale = useLocale();
  const [index, setIndex] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number>(null);
  // A layout effect closes it while it is still on the page: otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const move = (step: number) => setIndex((shown) => (shown + step + photos.length) % photos.length);
  const moveByKey = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) move(step);
  };
  const photo = photos[index];
  if (!photo) return null;
  const { alt, lang } = altOf(photo, locale);
  return (
    <dialog
      ref={dialog}
      aria-label={t('photos.title')}
      className="dialog gallery-dialog"
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <div>
        <div className="flex items-center justify-between gap-4 p-2 pl-4">
          <p aria-live="polite" className="text-label font-semibold tabular-nums">
            {t('photos.position', { number: index + 1, count: photos.length })}
          </p>
          <IconButton icon={X} label={t('common:close')} isPlain onClick={onClose} />
        </div>
        <figure
          onTouchStart={({ touches }) => (touchedAt.current = touches.length === 1 ? touches[0]!.clientX : null)}
          onTouchEnd={({ changedTouches }) => {
            const way = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? NaN);
            if (Math.abs(way) >= swipe) move(way > 0 ? -1 : 1);
          }}
        >
          <Photo
            key={photo.id}
            url={photo.url}
            files={photo.files}
            sizes="100vw"
            alt={alt || t('photos.one', { number: index + 1 })}
            lang={lang}
          />
          <figcaption lang={lang} className="min-h-11 px-4 py-3 text-center text-label wrap-anywhere">
            {alt}
          </figcaption>
        </figure>
        <div className="flex justify-center gap-4 p-2 pb-4">
          <IconButton icon={ChevronLeft} label={t('photos.previous')} onClick={() => move(-1)} />
          <IconButton icon={ChevronRight} label={t('photos.next')} onClick={() => move(1)} />
        </div>
      </div>
    </dialog>
  );
};
