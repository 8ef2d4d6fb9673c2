import { embedLookSchema } from '@hearthstay/contracts';
import { languageName, locales, type Locale } from '@hearthstay/locales';
import type { TFunction } from 'i18next';
import { Copy, ExternalLink } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '@web/panel/fields/segments';
import { useNotify } from '@web/panel/notices/notices';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { sentenceFor } from '@web/shared/api/api-error';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { inputLook } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';
import { TextField } from '@web/shared/ui/text-field';
import { embedAddressOf, snippetOf } from './snippet';

const noColors = { accent: '', background: '' };
const colors = ['accent', 'background'] as const;

/** A typed colour without its `#`; `undefined` for an empty field. */
const typedColor = (text: string): string | undefined => text.trim().replace(/^#/, '') || undefined;

/** For screen readers, in the language of `t`. */
const titleOfFrame = (t: TFunction<'admin'>): string => t('embed.frame');

/** What to paste into the other website, in the language and the colours of choice, which the snippet contains. */
export const SnippetCard = () => {
  const { t, i18n } = useTranslation('admin');
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  const [typed, setTyped] = useState(noColors);
  const checked = embedLookSchema.safeParse({
    accent: typedColor(typed.accent),
    background: typedColor(typed.background),
  });
  const problemOf = (name: string) => checked.error?.issues.find(({ path }) => path[0] === name)?.message;
  const address = checked.success ? embedAddressOf(location.origin, language, checked.data) : null;
  return (
    <SettingsCard title={t('embed.snippet.title')} lead={t('embed.snippet.lead')}>
      <Segments
        label={t('embed.snippet.language')}
        options={locales.map((value) => ({ value, label: languageName(value, locale) }))}
        value={language}
        onChange={(chosen) => void i18n.loadLanguages(chosen).then(() => setLanguage(chosen))}
      />
      <div className="grid items-start gap-4 xs:grid-cols-2">
        {colors.map((name) => (
          <TextField
            key={name}
            label={t(`embed.snippet.${name}`)}
            isOptional
            hint={t('embed.snippet.colorHint')}
            autoComplete="off"
            spellCheck={false}
            value={typed[name]}
            error={sentenceFor(problemOf(name) ?? '') || undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </div>
      {address && (
        <Snippet address={address} text={snippetOf(address, titleOfFrame(i18n.getFixedT(language, 'admin')))} />
      )}
    </SettingsCard>
  );
};

const Snippet = ({ address, text }: { address: string; text: string }) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();
  // Asynchronous, so that it also rejects without a clipboard, as on a page without HTTPS.
  const write = async () => navigator.clipboard.writeText(text);
  const copy = () =>
    void write().then(
      () => notify({ kind: 'done', text: (t) => t('embed.snippet.copied') }),
      () => field.current?.select(),
    );
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-2 block text-label font-semibold">
          {t('embed.snippet.html')}
        </label>
        <textarea
          ref={field}
          id={id}
          readOnly
          rows={14}
          spellCheck={false}
          value={text}
          onFocus={({ target }) => target.select()}
          className={`${inputLook(false)} block resize-none py-3 font-[family-name:monospace] text-note!`}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="medium" icon={Copy} onClick={copy}>
          {t('embed.snippet.copy')}
        </Button>
        <a href={address} target="_blank" className="text-button">
          <Icon of={ExternalLink} size={16} />
          {t('embed.snippet.open')}
        </a>
      </div>
    </>
  );
};
