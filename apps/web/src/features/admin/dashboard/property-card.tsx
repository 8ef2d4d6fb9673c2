import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePropertyName } from '../../../shared/settings/use-property-name';
import { usePublicSettings } from '../../../shared/settings/use-public-settings';
import { Card } from '../../../shared/ui/card';
import { Photo } from '../../../shared/ui/photo/photo';

const sizes = '(min-width: 48rem) 384px, 100vw';

/** The house by its name, and by a strip of its photo if it has one; no text lies on the photo. */
export const PropertyCard = () => {
  const { t } = useTranslation('admin');
  const name = usePropertyName();
  const { backgroundImageUrl: url, backgroundImage } = usePublicSettings().settings;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Card className="flex flex-col overflow-hidden md:min-h-46">
      {url && url !== brokenUrl && (
        <div className="h-22 shrink-0 overflow-hidden bg-sunken print:hidden">
          <Photo
            key={url}
            url={url}
            files={backgroundImage?.files}
            sizes={sizes}
            className="size-full object-cover object-[50%_35%]"
            onBroken={() => setBrokenUrl(url)}
          />
        </div>
      )}
      <div className="flex flex-1 flex-col justify-center px-6 py-4">
        <h2 className="text-note text-ink-2">{t('dashboard.property')}</h2>
        <p className="title-month wrap-break-word">{name}</p>
      </div>
    </Card>
  );
};
