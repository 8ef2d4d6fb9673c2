import { embedOriginsMax, embedSection, type Embed } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { useSaveSection } from '@web/panel/settings/use-settings-section';
import { Form } from '@web/shared/ui/form';
import { TextField } from '@web/shared/ui/text-field';

/** The fields: one for each website, and an empty one at the end unless the greatest number is reached. */
const withAnother = (origins: readonly string[]): readonly string[] =>
  origins.at(-1) === '' || origins.length === embedOriginsMax ? origins : [...origins, ''];

/** The body: without empty fields at the end. One between others stays, so that errors are shown at their fields. */
const withoutEmptyEnd = (origins: readonly string[]): readonly string[] =>
  origins.slice(0, origins.findLastIndex((origin) => origin.trim() !== '') + 1);

/** The websites that may show the calendar, each in a field of its own. */
export const WebsitesForm = ({ embed }: { embed: Embed }) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: { origins: withAnother(embed.origins) },
    schema: embedSection.body,
    toBody: ({ origins }) => ({ origins: withoutEmptyEnd(origins) }),
    saving: useSaveSection('embed'),
  });
  const { value, error, onChange } = form.field('origins');
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
      <div className="grid gap-4">
        {value.map((origin, index) => (
          <TextField
            key={index}
            label={t('embed.website', { number: index + 1 })}
            hint={t(index === 0 ? 'embed.example' : 'embed.noOther')}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={origin}
            error={form.errorOf(`origins.${index}`) ?? (index === value.length - 1 ? error : undefined)}
            onChange={({ target }) => onChange(withAnother(value.with(index, target.value)))}
          />
        ))}
      </div>
      <SaveRow form={form} />
    </Form>
  );
};
