import type { RequestFields } from '@hearthstay/contracts';
import {
  askedFieldNames,
  askedFieldProblem,
  askedFields,
  askingOf,
  cleanLine,
  cleanParagraphs,
  excessOf,
  fieldLimits,
  ofEachAskedField,
  typedEmail,
  visibleLength,
  type AskedFieldName,
  type AskedFields,
} from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draft } from '@web/features/home/draft';
import { emailProblem } from '@web/shared/email-problem';
import { askedInputs } from '@web/shared/booking/asked-inputs';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';

/** How the house asks for each optional field; `undefined` until the owner has set it. */
type Asked = AskedFields | undefined;

/** How a typed text is cleaned before it is sent, and the error of the cleaned text; `null` if it has none. */
interface Rule<Problem> {
  clean: (text: string) => string;
  problemOf: (sent: string, asked: Asked) => Problem | null;
}

const ruleOf = <Problem,>(rule: Rule<Problem>) => rule;

const askedRule = (name: AskedFieldName) =>
  ruleOf({
    clean: askedFields[name].clean,
    problemOf: (text, asked) => askedFieldProblem(name, text, askingOf(name, asked)),
  });

const nameProblem = (name: string) => {
  if (name === '') return 'NAME_REQUIRED';
  if (visibleLength(name) < fieldLimits.nameMin) return 'NAME_TOO_SHORT';
  return name.length > fieldLimits.nameMax ? 'NAME_TOO_LONG' : null;
};

const messageProblem = (message: string) => (excessOf(message, fieldLimits.messageMax) > 0 ? 'MESSAGE_TOO_LONG' : null);

/** The fields in the order in which they are shown. */
const rules = {
  name: ruleOf({ clean: cleanLine, problemOf: nameProblem }),
  email: ruleOf({ clean: typedEmail, problemOf: emailProblem }),
  ...ofEachAskedField(askedRule),
  message: ruleOf({ clean: cleanParagraphs, problemOf: messageProblem }),
};

export type FieldName = keyof typeof rules;

const fieldNames = Object.keys(rules) as FieldName[];

const ofEachField = <Value,>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>;

/** The texts that the guest types. */
export type Fields = Record<FieldName, string>;

export const emptyFields: Fields = ofEachField(() => '');

type FieldProblems = { [Name in FieldName]: ReturnType<(typeof rules)[Name]['problemOf']> };

/** The fields as they are sent: cleaned in the same way as by the server. */
export const cleaned = (fields: Fields): Fields => ofEachField((name) => rules[name].clean(fields[name]));

/** The errors of the cleaned fields. */
export const problemsOf = (fields: Fields, asked?: Asked): FieldProblems => {
  const sent = cleaned(fields);
  return ofEachField((name) => rules[name].problemOf(sent[name], asked)) as FieldProblems;
};

const isAskedField = (name: FieldName): name is AskedFieldName => name in askedFields;

const isShown = (name: FieldName, asked: Asked) => !isAskedField(name) || askingOf(name, asked) !== 'off';

type RequiredName = Exclude<FieldName, 'message'>;

/** The typed fields and their errors. */
export const useGuestFields = () => {
  const asked = usePublicSettings().settings.requestForm;
  const [fields, setFields] = useState<Fields>(() => ({ ...emptyFields, ...draft.fields() }));
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const problems = problemsOf(fields, asked);
  const sent = cleaned(fields);
  return {
    fields,
    asked,
    /** The body: each shown field that is not empty. A kept draft may have a field that is not shown any more. */
    sent: Object.fromEntries(
      fieldNames.filter((name) => sent[name] !== '' && isShown(name, asked)).map((name) => [name, sent[name]]),
    ) as Pick<RequestFields, FieldName>,
    /** The required fields that are empty. */
    missing: fieldNames.filter((name): name is RequiredName => sent[name] === '' && problems[name] !== null),
    isValid: fieldNames.every((name) => problems[name] === null),
    /** Whether something is typed; then the form stays while other days are being chosen. */
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
    touch: (name: FieldName) => setTouched(new Set([...touched, name])),
    touchAll: () => setTouched(new Set(fieldNames)),
    forget: () => {
      setFields(emptyFields);
      setTouched(new Set());
    },
  };
};

export type GuestFieldsState = ReturnType<typeof useGuestFields>;

/** Name, e-mail, what the house asks for besides, and the message. */
export const GuestFields = ({ guest }: { guest: GuestFieldsState }) => {
  const { t } = useTranslation(['home', 'common', 'rules']);
  const { fields, asked, shownProblems } = guest;
  const fieldProps = (name: FieldName) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => guest.change(name, event.target.value),
    onBlur: () => guest.touch(name),
  });
  const errorOf = (name: RequiredName) => shownProblems[name] && t(`rules:${shownProblems[name]}`);
  return (
    <>
      <TextField label={t('form.name')} error={errorOf('name')} autoComplete="name" {...fieldProps('name')} />
      <TextField
        label={t('common:email.label')}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        {...fieldProps('email')}
      />
      {askedFieldNames
        .filter((name) => isShown(name, asked))
        .map((name) => (
          <TextField
            key={name}
            label={t(`form.${name}`)}
            isOptional={askingOf(name, asked) === 'optional'}
            error={errorOf(name)}
            {...askedInputs[name]}
            {...fieldProps(name)}
          />
        ))}
      <TextAreaField label={t('form.message')} isOptional limit={fieldLimits.messageMax} {...fieldProps('message')} />
    </>
  );
};

interface Context {
  hasDates: boolean;
  /** Whether an age is asked for and not given. */
  lacksAge: boolean;
}

/** The key of the sentence below the button: `send`, or the reason why the button is disabled. */
export const nextStep = ({ missing, shownProblems }: GuestFieldsState, { hasDates, lacksAge }: Context) => {
  if (!hasDates) return 'chooseDates';
  if (lacksAge) return 'chooseAges';
  if (missing.includes('name') && missing.includes('email')) return 'fillBoth';
  const [firstMissing] = missing;
  if (firstMissing) return `fill.${firstMissing}` as const;
  const wrong = fieldNames.find((name) => shownProblems[name] !== null);
  return wrong ? (`check.${wrong}` as const) : 'send';
};
