import type { RangeViolation, StayRange } from '@hearthstay/stay';
import { useState } from 'react';
import { createRequestKeys } from '../api/request-keys';
import { submitRequest } from '../api/submit-request';
import { emptyFields, problemsOf, type FieldName, type Fields } from './validate-fields';

/** Why nothing was sent: by our own rules, or by the answer of the server. */
export type Refusal = { kind: 'rule'; violation: RangeViolation } | { kind: 'server'; error: unknown };

interface RequestFormInput {
  range: StayRange | null;
  /** The rule that the range breaks, `null` when it can be asked for. */
  violation: RangeViolation | null;
  /** Asks anew which days are occupied. */
  reload: () => void;
}

/** The booking form's flow: idle, submitting, then success or error (specification, section 4). */
export const useRequestForm = ({ range, violation, reload }: RequestFormInput) => {
  const [fields, setFields] = useState<Fields>(emptyFields);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [keys] = useState(createRequestKeys);
  const problems = problemsOf(fields);
  const isShown = (name: FieldName) => left.has(name);

  const submit = async () => {
    setLeft(new Set(['name', 'email', 'message']));
    if (isSubmitting || !range || problems.name || problems.email || problems.message) return;
    if (violation) return setRefusal({ kind: 'rule', violation });
    setRefusal(null);
    setIsSubmitting(true);
    const body = {
      name: fields.name.trim(),
      email: fields.email.trim(),
      startDate: range.start,
      endDate: range.end,
      message: fields.message.trim() || undefined,
    };
    try {
      await submitRequest(body, keys.keyOf(body));
      keys.accepted();
      setSentTo(body.email);
    } catch (error) {
      setRefusal({ kind: 'server', error });
      // The days may have been taken since the page was opened.
      reload();
    } finally {
      setIsSubmitting(false);
    }
  };

  return {
    fields,
    /** Something is typed that must not vanish while other days are being chosen. */
    isBegun: Object.values(fields).some((text) => text !== ''),
    hasDates: range !== null,
    /** A problem is shown once its field has been left. */
    shownProblems: {
      name: isShown('name') ? problems.name : null,
      email: isShown('email') ? problems.email : null,
      message: problems.message,
    },
    isSubmitting,
    refusal,
    /** The address the request was sent from, once it has been. */
    sentTo,
    change: (name: FieldName, value: string) => setFields({ ...fields, [name]: value }),
    leave: (name: FieldName) => setLeft(new Set([...left, name])),
    forgetRefusal: () => setRefusal(null),
    submit,
    /** Back to an empty form. */
    reset: () => {
      setFields(emptyFields);
      setLeft(new Set());
      setRefusal(null);
      setSentTo(null);
    },
  };
};

export type RequestFormState = ReturnType<typeof useRequestForm>;
