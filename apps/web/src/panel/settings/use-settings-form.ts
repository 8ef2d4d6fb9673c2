import { useEffect, useState } from 'react';
import { ApiError, sentenceFor } from '@web/shared/api/api-error';
import { useUnsaved } from './unsaved-guard';

/** How long "Saved" stays. */
const savedShownMs = 3_000;

/** Saves what is in the fields, and says how that went. */
interface Saving<Body> {
  trigger: (body: Body) => Promise<boolean>;
  isMutating: boolean;
  error: unknown;
  reset: () => void;
}

interface SettingsForm<Fields, Problem, Body> {
  /** What is saved, as the fields show it. */
  saved: Fields;
  /** What is wrong with the fields, by field; those that are fine are left out. */
  problemsOf: (fields: Fields) => Partial<Record<string, Problem>>;
  bodyOf: (fields: Fields) => Body;
  saving: Saving<Body>;
}

/** The sentences for what the server refused, by path in the body, for the fields that the form shows. */
const refusedFields = (error: unknown, fields: object): Partial<Record<string, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.details
          .filter(({ field }) => field.split('.')[0]! in fields)
          .map(({ field, code, message }) => [field, sentenceFor(code) || message]),
      )
    : {};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A form of settings: what is typed lies over what is saved, which may change meanwhile. */
export const useSettingsForm = <Fields extends object, Problem, Body>({
  saved,
  problemsOf,
  bodyOf,
  saving,
}: SettingsForm<Fields, Problem, Body>) => {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { trigger, isMutating, error, reset } = saving;
  const fields = { ...saved, ...typed };
  const problems = problemsOf(fields);
  const refused = refusedFields(error, fields);

  useUnsaved(Object.entries(typed).some(([name, value]) => !isSame(value, saved[name as keyof Fields])));

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setIsSaved(false), savedShownMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const save = async () => {
    setIsSubmitted(true);
    setIsSaved(false);
    reset();
    if (Object.keys(problems).length > 0 || !(await trigger(bodyOf(fields)))) return;
    setTyped({});
    setIsSubmitted(false);
    setIsSaved(true);
  };

  return {
    fields,
    /** Our own problems, once saving was tried. */
    problems: isSubmitted ? problems : {},
    refused,
    /** A failure that no field explains. */
    failure: Object.keys(refused).length > 0 ? null : error,
    isPending: isMutating,
    isSaved,
    change: (change: Partial<Fields>) => {
      // What is saved would be taken for what is typed meanwhile.
      if (isMutating) return;
      setTyped({ ...typed, ...change });
      setIsSaved(false);
      reset();
    },
    save,
  };
};
