import type { PhotoView } from '@hearthstay/contracts';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import { Photo } from '@web/shared/ui/photo';
import { altOf } from './alt-of';
import { PhotoLink } from './photo-link';
import { wholeWidth } from './whole-width';

/** The photos beside the first one that are shown at once; others are in the dialog. */
const shownAtOnce = 5;

/** On a phone, two have a half of the width each; of others, the first one has the whole width. */
const sizesOf = (index: number, count: number): string =>
  `(min-width: 64rem) 33vw, ${index === 0 && count !== 2 ? wholeWidth : '50vw'}`;

const allPhotosId = 'all-photos';

/** The photos after the first one, as links to the images; with scripts they open in a dialog. */
export const Gallery = ({ photos }: { photos: readonly PhotoView[] }) => {
  const { t } = useTranslation('house');
  const locale = useLocale();
  const shown = photos.slice(1, 1 + shownAtOnce);
  const linkTo = (photo: PhotoView, index: number, sizes: string) => {
    const { alt, lang } = altOf(photo, locale);
    return (
      <PhotoLink key={photo.id} photos={photos} index={index} href={photo.url}>
        <Photo
          url={photo.url}
          files={photo.files}
          sizes={sizes}
          alt={alt || t('photos.one', { number: index + 1 })}
          lang={lang}
          isLazy
        />
      </PhotoLink>
    );
  };
  return (
    <section aria-label={t('photos.title')} className="min-w-0">
      <div className="house-gallery">
        {shown.map((photo, index) => linkTo(photo, index + 1, sizesOf(index, shown.length)))}
        <PhotoLink photos={photos} index={0} href={`#${allPhotosId}`} className="house-count">
          <Icon of={Images} size={16} />
          {t('photos.all', { count: photos.length })}
        </PhotoLink>
      </div>
      <div id={allPhotosId} className="house-all-photos">
        {photos.map((photo, index) => linkTo(photo, index, '9rem'))}
      </div>
    </section>
  );
};
