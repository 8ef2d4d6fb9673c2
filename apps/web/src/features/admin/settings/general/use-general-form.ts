import type { AdminSettingsView } from '@hearthstay/contracts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/api/api-error';
import { sentenceFor } from '../../../../shared/api/sentence-for';
import { useSaveSettings } from '../save-settings';
import { changesOf, fieldsOf, problemsOf, type GeneralField, type GeneralFields } from './general-fields';

/** Specification, section 9. */
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
  const saveSettings = useSaveSettings();
  const [typed, setTyped] = useState<Partial<GeneralFields>>({});
  const [hasTried, setHasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fields = { ...fieldsOf(settings), ...typed };
  const problems = problemsOf(fields);
  const refused = refusedFields(failure, fields);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setIsSaved(false), savedShownMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  /** Answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    setHasTried(true);
    setIsSaved(false);
    setFailure(null);
    if (Object.keys(problems).length > 0) return false;
    setIsBusy(true);
    try {
      await saveSettings(changesOf(fields));
      setTyped({});
      setHasTried(false);
      setIsSaved(true);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    fields,
    /** Our own problems, once saving was tried. */
    problems: hasTried ? problems : {},
    refused,
    /** A failure that no field explains. */
    failure: Object.keys(refused).length > 0 ? null : failure,
    isBusy,
    isSaved,
    /** Does nothing while the form is busy: what was saved would be taken for what is typed meanwhile. */
    change: (change: Partial<GeneralFields>) => {
      if (isBusy) return;
      setTyped({ ...typed, ...change });
      setIsSaved(false);
      setFailure(null);
    },
    save,
  };
};

export type GeneralForm = ReturnType<typeof useGeneralForm>;
