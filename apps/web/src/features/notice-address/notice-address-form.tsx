import { noticeAddressBodySchema, noticeChannels, type NoticeAddress } from '@hearthstay/contracts';
import { cleanLine } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { NewSecret } from './new-secret';
import { useSaveNoticeAddress } from './use-notice-address';

/** The way and the address of notices. What is saved of it stays where nothing is typed. */
export const NoticeAddressForm = ({ address }: { address: NoticeAddress }) => {
  const { t } = useTranslation('admin');
  const [newSecret, setNewSecret] = useState<string | null>(null);
  const form = useContractForm({
    values: { kind: address.kind, url: '', withNames: address.withNames, secret: '' },
    schema: noticeAddressBodySchema,
    toBody: ({ kind, url, withNames, secret }) => ({
      kind,
      withNames,
      url: cleanLine(url) || (kind === address.kind ? address.url : ''),
      ...(kind === 'webhook' && secret !== '' && { secret }),
    }),
    saving: useSaveNoticeAddress(setNewSecret),
    meanings: { REQUIRED: t('noticeAddress.urlMissing') },
  });
  const { field, fields } = form;
  const { kind } = fields;
  const isKept = kind === address.kind;
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4">
      <SelectField label={t('noticeAddress.kind')} {...field('kind')}>
        {(['off', ...noticeChannels] as const).map((one) => (
          <option key={one} value={one}>
            {t(`noticeAddress.kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind !== 'off' && (
        <>
          <TextField
            label={t(`noticeAddress.url.${kind}`)}
            hint={isKept ? t('noticeAddress.urlKept', { url: address.url }) : t(`noticeAddress.urlHint.${kind}`)}
            type="url"
            autoComplete="off"
            spellCheck={false}
            {...field('url')}
          />
          {kind === 'webhook' && (
            <TextField
              label={t('noticeAddress.secret')}
              hint={t(isKept ? 'noticeAddress.secretKept' : 'noticeAddress.secretHint')}
              isOptional
              autoComplete="off"
              spellCheck={false}
              {...field('secret')}
            />
          )}
          <div className="rounded-control bg-sunken px-4 py-3.5">
            <Switch
              label={t('noticeAddress.withNames')}
              hint={t('noticeAddress.withNamesHint')}
              isOn={fields.withNames}
              onChange={field('withNames').onChange}
            />
          </div>
        </>
      )}
      {newSecret !== null && address.kind === 'webhook' && <NewSecret secret={newSecret} />}
      <SaveRow form={form} />
    </Form>
  );
};
