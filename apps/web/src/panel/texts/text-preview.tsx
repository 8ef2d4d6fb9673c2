import { languageName, type Locale } from '@hearthstay/locales';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useLocale } from '@web/shared/i18n/language';
import { Prose } from '@web/shared/prose/prose';
import { Button } from '@web/shared/ui/button';
import { MutationError } from '@web/shared/ui/mutation-error';
import { Note } from '@web/shared/ui/note';

interface TextPreviewProps {
  text: string;
  language: Locale;
  /** The call that makes HTML of the text. */
  path: string;
}

/** Shows what is typed as guests would read it; the server makes the HTML, as it does for guests. */
export const TextPreview = ({ text, language, path }: TextPreviewProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [preview, setPreview] = useState<{ text: string; html: string } | null>(null);
  const { trigger, isMutating, error } = useMutation<string, { html: string }>(
    (typed) => api.post(path, { text: typed }),
    {
      onSuccess: ({ html }, typed) => setPreview({ text: typed, html }),
    },
  );
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
        {t('ownerText.preview')}
      </Button>
      <div role="status" className="grid empty:hidden">
        {/* Not after a change of the text, which it would not show. */}
        {preview?.text === text && (
          <Note icon={Eye}>
            <p className="text-note text-ink-2">
              {t('ownerText.previewOf', { language: languageName(language, locale) })}
            </p>
            <Prose html={preview.html} language={language} className="mt-4" />
          </Note>
        )}
      </div>
      <MutationError title={t('ownerText.previewFailed')} error={error} />
    </>
  );
};
