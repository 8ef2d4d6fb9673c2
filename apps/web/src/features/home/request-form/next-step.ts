import type { FieldProblems, Fields } from './validate-fields';

export type NextStep =
  'send' | 'chooseDates' | 'fillBoth' | 'fillName' | 'fillEmail' | 'checkName' | 'checkEmail' | 'shortenMessage';

/** What is left to do; anything but `send` is why the button cannot be pressed (specification, section 5). */
export const nextStep = ({ name, email }: Fields, shownProblems: FieldProblems, hasDates: boolean): NextStep => {
  if (!hasDates) return 'chooseDates';
  const isNameEmpty = name.trim() === '';
  const isEmailEmpty = email.trim() === '';
  if (isNameEmpty && isEmailEmpty) return 'fillBoth';
  if (isNameEmpty) return 'fillName';
  if (isEmailEmpty) return 'fillEmail';
  if (shownProblems.name) return 'checkName';
  if (shownProblems.email) return 'checkEmail';
  return shownProblems.message ? 'shortenMessage' : 'send';
};
