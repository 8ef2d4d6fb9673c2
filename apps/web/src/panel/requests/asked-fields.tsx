import type { SnakeCase } from '@hearthstay/contracts';
import { askedFieldNames, type AskedFieldName } from '@hearthstay/stay';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { snakeCase } from '@web/shared/api/snake-case';
import { askedInputs } from '@web/shared/booking/asked-inputs';
import { TextField } from '@web/shared/ui/text-field';

type BodyName = SnakeCase<AskedFieldName>;

export type AskedTexts = Record<BodyName, string>;

/** What is known of the fields that the house may ask its guests for, as texts of a form. */
export const askedTexts = (known: { readonly [Name in AskedFieldName]?: string | undefined } = {}) =>
  Object.fromEntries(askedFieldNames.map((name) => [snakeCase(name), known[name] ?? ''])) as AskedTexts;

interface AskedFieldsProps {
  field: (name: BodyName) => {
    value: string;
    error: string | undefined;
    onChange: (change: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** The fields that the house may ask its guests for. The owner may fill them in any house. */
export const AskedFields = ({ field }: AskedFieldsProps) => {
  const { t } = useTranslation('admin');
  return askedFieldNames.map((name) => (
    <TextField
      key={name}
      label={t(`editGuest.${name}`)}
      isOptional
      {...askedInputs[name]}
      autoComplete="off"
      {...field(snakeCase(name))}
    />
  ));
};
