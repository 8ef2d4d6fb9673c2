import { mayHaveDoorCode, type StayEmailKind } from '@hearthstay/contracts';
import { placeholders, type Placeholder } from '@hearthstay/stay';
import { LockKeyhole, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { usePlaceholderNames } from './placeholder-names';

interface PlaceholderButtonsProps {
  kind: StayEmailKind;
  onInsert: (placeholder: Placeholder) => void;
}

/** Insert placeholders where the cursor is. */
export const PlaceholderButtons = ({ kind, onInsert }: PlaceholderButtonsProps) => {
  const { t } = useTranslation('admin');
  const labelId = useId();
  const names = usePlaceholderNames();
  return (
    <div>
      <p id={labelId} className="mb-2 text-note text-ink-2">
        {t('stayEmails.insert')}
      </p>
      <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
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
              {names[name]}
            </Button>
          ))}
      </div>
    </div>
  );
};
