import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/ui/icon';
import { Photo } from '../../../../shared/ui/photo/photo';
import type { PhotoFiles } from '../../../../shared/ui/photo/sources-of';

interface ImagePreviewProps {
  url: string | null;
  files?: PhotoFiles;
}

const sizes = '(min-width: 64rem) 528px, 100vw';

/** The image as it is now, or that there is none, in a place of the same size. */
export const ImagePreview = ({ url, files }: ImagePreviewProps) => {
  const { t } = useTranslation('admin');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="relative aspect-2/1 overflow-hidden rounded-control bg-sunken">
      {url && !isBroken ? (
        <>
          <Photo
            url={url}
            files={files}
            sizes={sizes}
            alt={t('image.alt')}
            className="size-full object-cover"
            onBroken={() => setIsBroken(true)}
          />
          <span className="absolute top-3 left-3 rounded-full bg-surface px-2.5 py-0.5 text-note font-semibold">
            {t('image.current')}
          </span>
        </>
      ) : (
        <p className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-label text-balance text-ink-2">
          <Icon of={ImageOff} size={24} />
          {t(url ? 'image.broken' : 'image.none')}
        </p>
      )}
    </div>
  );
};
