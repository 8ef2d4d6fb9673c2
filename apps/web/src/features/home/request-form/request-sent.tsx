import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { IconCircle } from '@web/shared/ui/icon-circle';

interface RequestSentProps {
  email: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Takes the place of the form once the request is sent, and the focus with it. */
export const RequestSent = ({ email, onAnother, onClose }: RequestSentProps) => {
  const { t } = useTranslation(['home', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="px-4 pt-5 pb-4 xs:p-6">
      <IconCircle icon={Send} tone="pine" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 title-card">
        {t('sent.title')}
      </h2>
      <p className="mt-1 wrap-break-word">{t('sent.text', { email })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onAnother}>{t('sent.another')}</Button>
        <Button kind="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </Card>
  );
};
