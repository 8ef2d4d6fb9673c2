import { mayHaveDoorCode, type StayEmailKind } from '@hearthstay/contracts';
import { placeholders, type Placeholder } from '@hearthstay/stay';
import { LockKeyhole, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';

interface PlaceholderButtonsProps {
  kind: StayEmailKind;
  onInsert: (placeholder: Placeholder) => void;
}

/** Buttons that insert placeholders into a text. */
export const PlaceholderButtons = ({ kind, onInsert }: PlaceholderButtonsProps) => {
  const { t } = useTranslation('admin');
  return (
    <div role="group" aria-label={t('stayEmails.insert')} className="flex flex-wrap gap-2">
      {placeholders
        .filter((name) => name !== 'doorCode' || mayHaveDoorCode(kind))
        .map((name) => (
          <Button
            key={name}
            kind="quiet"
            size="small"
            icon={name === 'doorCode' ? LockKeyhole : Plus}
            onClick={() => onInsert(name)}
          >
            {t(`stayEmails.placeholders.${name}`)}
          </Button>
        ))}
    </div>
  );
};
