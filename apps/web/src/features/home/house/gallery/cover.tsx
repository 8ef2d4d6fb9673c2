import type { PhotoView } from '@hearthstay/contracts';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import { Photo } from '@web/shared/ui/photo';
import { altOf } from './alt-of';
import { PhotoLink } from './photo-link';
import { wholeWidth } from './whole-width';

const sizes = `(min-width: 64rem) 25rem, ${wholeWidth}`;

/** The first photo of the house. */
export const Cover = ({ photos }: { photos: readonly PhotoView[] }) => {
  const { t } = useTranslation('house');
  const locale = useLocale();
  const [first] = photos;
  if (!first) return null;
  const { alt, lang } = altOf(first, locale);
  return (
    <PhotoLink photos={photos} index={0} href={first.url} className="house-cover">
      <Photo
        url={first.url}
        files={first.files}
        sizes={sizes}
        alt={alt || t('photos.one', { number: 1 })}
        lang={lang}
        priority="high"
      />
      {photos.length > 1 && (
        <span className="house-count">
          <Icon of={Images} size={16} />
          {t('photos.count', { count: photos.length })}
        </span>
      )}
    </PhotoLink>
  );
};
