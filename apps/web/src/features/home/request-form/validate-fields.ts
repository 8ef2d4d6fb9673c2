import { fieldLimits, visibleLength } from '@hearthstay/stay';
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

/** What is wrong with the fields, spaces around them set aside. */
export const problemsOf = ({ name, email, message }: Fields): FieldProblems => ({
  name: nameProblem(name.trim()),
  email: emailProblem(email.trim()),
  message: message.trim().length > fieldLimits.messageMax ? 'tooLong' : null,
});

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
  { name, email }: Fields,
  shownProblems: FieldProblems,
  { hasDates, lacksAge }: Surroundings,
): NextStep => {
  if (!hasDates) return 'chooseDates';
  if (lacksAge) return 'chooseAges';
  const isNameEmpty = name.trim() === '';
  const isEmailEmpty = email.trim() === '';
  if (isNameEmpty && isEmailEmpty) return 'fillBoth';
  if (isNameEmpty) return 'fillName';
  if (isEmailEmpty) return 'fillEmail';
  if (shownProblems.name) return 'checkName';
  if (shownProblems.email) return 'checkEmail';
  return shownProblems.message ? 'shortenMessage' : 'send';
};
