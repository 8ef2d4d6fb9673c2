import type { AdminSettingsView } from '@hearthstay/contracts';
import { useEffect, useState } from 'react';
import { ApiError, sentenceFor } from '@web/shared/api/api-error';
import { useSaveSettings } from '@web/features/admin/settings/use-admin-settings';
import { changesOf, fieldsOf, problemsOf, type GeneralField, type GeneralFields } from './general-fields';

/** How long "Saved" stays. */
const savedShownMs = 3_000;

/** The sentences for what the server refused, by field, for those that the form shows. */
const refusedFields = (error: unknown, fields: GeneralFields): Partial<Record<GeneralField, string>> =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.details
          .filter(({ field }) => field in fields)
          .map(({ field, code, message }) => [field, sentenceFor(code) || message]),
      )
    : {};

/** The form of the general settings: what is typed lies over what is saved, which may change meanwhile. */
export const useGeneralForm = (settings: AdminSettingsView) => {
  const [typed, setTyped] = useState<Partial<GeneralFields>>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, forgetFailure } = useSaveSettings({
    onDone: () => {
      setTyped({});
      setIsSubmitted(false);
      setIsSaved(true);
    },
  });
  const saved = fieldsOf(settings);
  const fields = { ...saved, ...typed };
  const problems = problemsOf(fields);
  const refused = refusedFields(failure, fields);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setIsSaved(false), savedShownMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const save = async () => {
    setIsSubmitted(true);
    setIsSaved(false);
    forgetFailure();
    if (Object.keys(problems).length === 0) await run(changesOf(fields));
  };

  return {
    fields,
    /** Our own problems, once saving was tried. */
    problems: isSubmitted ? problems : {},
    refused,
    /** A failure that no field explains. */
    failure: Object.keys(refused).length > 0 ? null : failure,
    /** Something is typed that is not saved. */
    isDirty: Object.entries(typed).some(([name, value]) => value !== saved[name as GeneralField]),
    isPending,
    isSaved,
    change: (change: Partial<GeneralFields>) => {
      // What is saved would be taken for what is typed meanwhile.
      if (isPending) return;
      setTyped({ ...typed, ...change });
      setIsSaved(false);
      forgetFailure();
    },
    save,
  };
};

export type GeneralForm = ReturnType<typeof useGeneralForm>;
