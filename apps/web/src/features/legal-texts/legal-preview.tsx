import { languageName, type Locale } from '@hearthstay/locales';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { ErrorBox, Note } from '@web/shared/ui/note';
import { Prose } from '@web/shared/legal/prose';
import { useLegalPreview } from './use-legal-texts';

/** Shows what is typed as guests would read it; the server makes the HTML, as it does for guests. */
export const LegalPreview = ({ text, language }: { text: string; language: Locale }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const [html, setHtml] = useState<string | null>(null);
  const { trigger, isMutating, error } = useLegalPreview(setHtml);
  return (
    <>
      <Button
        kind="quiet"
        size="medium"
        icon={Eye}
        isBusy={isMutating}
        className="justify-self-start"
        onClick={() => void trigger(text)}
      >
        {t('legal.preview')}
      </Button>
      <div role="status" className="grid empty:hidden">
        {html !== null && (
          <Note icon={Eye}>
            <p className="text-note text-ink-2">{t('legal.previewOf', { language: languageName(language, locale) })}</p>
            <Prose html={html} language={language} />
          </Note>
        )}
      </div>
      {error !== null && (
        <ErrorBox title={t('legal.previewFailed')}>{messageOf(error, t('common:failure.noResponse'))}</ErrorBox>
      )}
    </>
  );
};
