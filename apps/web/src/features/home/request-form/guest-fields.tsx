import type { RequestFields } from '@hearthstay/contracts';
import { cleanLine, cleanParagraphs, fieldLimits, typedEmail, visibleLength } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draft } from '@web/features/home/draft';
import { emailProblem } from '@web/shared/email-problem';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';

const nameProblem = (name: string) => {
  if (name === '') return 'NAME_REQUIRED';
  if (visibleLength(name) < fieldLimits.nameMin) return 'NAME_TOO_SHORT';
  return name.length > fieldLimits.nameMax ? 'NAME_TOO_LONG' : null;
};

const messageProblem = (message: string) => (message.length > fieldLimits.messageMax ? 'MESSAGE_TOO_LONG' : null);

/** How each field is sent, without what nobody sees, and what is wrong with it then. */
const rules = {
  name: { clean: cleanLine, problemOf: nameProblem },
  email: { clean: typedEmail, problemOf: emailProblem },
  message: { clean: cleanParagraphs, problemOf: messageProblem },
};

export type FieldName = keyof typeof rules;

const fieldNames = Object.keys(rules) as FieldName[];

/** What the guest types. */
export type Fields = Record<FieldName, string>;

const emptyFields: Fields = { name: '', email: '', message: '' };

type FieldProblems = { [Name in FieldName]: ReturnType<(typeof rules)[Name]['problemOf']> };

const ofEachField = <Value,>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>;

/** The fields as they are sent, as the server reads them. */
export const cleaned = (fields: Fields): Fields => ofEachField((name) => rules[name].clean(fields[name]));

/** What is wrong with the fields as they are sent. */
export const problemsOf = (fields: Fields): FieldProblems => {
  const sent = cleaned(fields);
  return ofEachField((name) => rules[name].problemOf(sent[name])) as FieldProblems;
};

/** The fields that the guest types, and what is wrong with them. */
export const useGuestFields = () => {
  const [fields, setFields] = useState<Fields>(() => ({ ...emptyFields, ...draft.fields() }));
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const problems = problemsOf(fields);
  const sent = cleaned(fields);
  return {
    fields,
    /** What is sent. */
    sent: { ...sent, message: sent.message || undefined } satisfies Partial<RequestFields>,
    /** The fields without which nothing can be sent, as long as they are empty. */
    missing: (['name', 'email'] as const).filter((name) => sent[name] === ''),
    isValid: fieldNames.every((name) => problems[name] === null),
    /** Something is typed that must not vanish while other days are being chosen. */
    isBegun: Object.values(fields).some((text) => text !== ''),
    /** A problem is shown once its field has been left; that of the message at once, as its counter shows it. */
    shownProblems: {
      ...(ofEachField((name) => (touched.has(name) ? problems[name] : null)) as FieldProblems),
      message: problems.message,
    },
    change: (name: FieldName, value: string) => {
      const next = { ...fields, [name]: value };
      setFields(next);
      draft.keepFields(next);
    },
    touch: (...names: FieldName[]) => setTouched(new Set([...touched, ...names])),
    touchAll: () => setTouched(new Set(fieldNames)),
    forget: () => {
      setFields(emptyFields);
      setTouched(new Set());
    },
  };
};

export type GuestFieldsState = ReturnType<typeof useGuestFields>;

/** Name, e-mail and message. */
export const GuestFields = ({ guest }: { guest: GuestFieldsState }) => {
  const { t } = useTranslation(['home', 'common', 'rules']);
  const { fields, shownProblems } = guest;
  const wiring = (name: FieldName) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => guest.change(name, event.target.value),
    onBlur: () => guest.touch(name),
  });
  const errorOf = (name: Exclude<FieldName, 'message'>) => shownProblems[name] && t(`rules:${shownProblems[name]}`);
  return (
    <>
      <TextField label={t('form.name')} error={errorOf('name')} autoComplete="name" {...wiring('name')} />
      <TextField
        label={t('common:email.label')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        {...wiring('email')}
      />
      <TextAreaField label={t('form.message')} isOptional limit={fieldLimits.messageMax} {...wiring('message')} />
    </>
  );
};

interface Surroundings {
  hasDates: boolean;
  /** An age is asked for and not given. */
  lacksAge: boolean;
}

/** What is left to do, as the key of its sentence; anything but `send` is why the button cannot be pressed. */
export const nextStep = ({ missing, shownProblems }: GuestFieldsState, { hasDates, lacksAge }: Surroundings) => {
  if (!hasDates) return 'chooseDates';
  if (lacksAge) return 'chooseAges';
  if (missing.includes('name') && missing.includes('email')) return 'fillBoth';
  const [firstMissing] = missing;
  if (firstMissing) return `fill.${firstMissing}` as const;
  const wrong = fieldNames.find((name) => shownProblems[name] !== null);
  return wrong ? (`check.${wrong}` as const) : 'send';
};
