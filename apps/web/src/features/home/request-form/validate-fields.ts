import { cleanLine, cleanParagraphs, fieldLimits, typedEmail, visibleLength } from '@hearthstay/stay';
import { emailProblem, type EmailProblem } from '@web/shared/email-problem';

/** What the guest types. */
export interface Fields {
  name: string;
  email: string;
  message: string;
}

export type FieldName = keyof Fields;

export const emptyFields: Fields = { name: '', email: '', message: '' };

type NameProblem = 'NAME_REQUIRED' | 'NAME_TOO_SHORT' | 'NAME_TOO_LONG';

export interface FieldProblems {
  name: NameProblem | null;
  email: EmailProblem | null;
  message: 'tooLong' | null;
}

const nameProblem = (name: string): NameProblem | null => {
  if (name === '') return 'NAME_REQUIRED';
  if (visibleLength(name) < fieldLimits.nameMin) return 'NAME_TOO_SHORT';
  return name.length > fieldLimits.nameMax ? 'NAME_TOO_LONG' : null;
};

/** The fields as they are sent: without what nobody sees, as the server reads them. */
export const cleaned = ({ name, email, message }: Fields): Fields => ({
  name: cleanLine(name),
  email: typedEmail(email),
  message: cleanParagraphs(message),
});

/** What is wrong with the fields as they are sent. */
export const problemsOf = (fields: Fields): FieldProblems => {
  const { name, email, message } = cleaned(fields);
  return {
    name: nameProblem(name),
    email: emailProblem(email),
    message: message.length > fieldLimits.messageMax ? 'tooLong' : null,
  };
};

type NextStep =
  | 'send'
  | 'chooseDates'
  | 'fillBoth'
  | 'fillName'
  | 'fillEmail'
  | 'checkName'
  | 'checkEmail'
  | 'shortenMessage'
  | 'chooseAges';

interface Surroundings {
  hasDates: boolean;
  /** An age is asked for and not given. */
  lacksAge: boolean;
}

/** What is left to do; anything but `send` is why the button cannot be pressed. */
export const nextStep = (
  fields: Fields,
  shownProblems: FieldProblems,
  { hasDates, lacksAge }: Surroundings,
): NextStep => {
  if (!hasDates) return 'chooseDates';
  if (lacksAge) return 'chooseAges';
  const { name, email } = cleaned(fields);
  const isNameEmpty = name === '';
  const isEmailEmpty = email === '';
  if (isNameEmpty && isEmailEmpty) return 'fillBoth';
  if (isNameEmpty) return 'fillName';
  if (isEmailEmpty) return 'fillEmail';
  if (shownProblems.name) return 'checkName';
  if (shownProblems.email) return 'checkEmail';
  return shownProblems.message ? 'shortenMessage' : 'send';
};
