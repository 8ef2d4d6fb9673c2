import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrorCode } from '@hearthstay/contracts';
import { useEffect, useEffectEvent, useState, type ChangeEvent } from 'react';
import {
  get,
  useForm,
  useWatch,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import { useUnsaved } from '@web/panel/settings/unsaved-guard';
import { ApiError, sentenceFor } from '@web/shared/api/api-error';

/** How long "Saved" is shown. */
const savedShownMs = 3_000;

/** The parts of a `useMutation` that the form uses. */
export interface Saving<Body> {
  trigger: (body: Body) => Promise<boolean>;
  isMutating: boolean;
  error: unknown;
  reset: () => void;
}

interface ContractForm<Fields extends FieldValues, Input extends FieldValues, Body> {
  /** The fields while nothing is typed: the saved values, or the initial ones of a new entry. */
  values: Fields;
  /** The contract of the body, which finds the errors. */
  schema: z.ZodType<Body, Input>;
  /**
   * Converts the fields to a body with the same paths. Input that cannot be parsed becomes a value that the schema
   * refuses with the error code of the field: see `typed-values.ts`.
   */
  toBody: (fields: Fields) => Input;
  /** The mutation that sends the body. */
  saving: Saving<Body>;
  /** Sentences for error codes that differ in this form from those elsewhere. */
  meanings?: Partial<Record<FieldErrorCode, string>>;
  /** Called with the errors of an attempt to save, before the focus moves to the first field with one. */
  onInvalid?: (errors: FieldErrors<Fields>) => void;
}

/** The fields of this form that the server refused. */
const refusedFields = (error: unknown, fields: object): ApiError['details'] =>
  error instanceof ApiError ? error.details.filter(({ field }) => field.split('.')[0]! in fields) : [];

/** The parameter of a field's `onChange`: the value, or the event of an input that contains it. */
type Change<Value> = Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const valueOf = <Value>(change: Change<Value>) =>
  typeof change === 'object' && change !== null && 'target' in change ? change.target.value : change;

/**
 * The form hook of the whole panel. It checks the body by the same schema as the server:
 *
 * ```tsx
 * const form = useContractForm({
 *   values: { total: '360,00', note: '' },
 *   schema: priceChangeSchema,
 *   toBody: ({ total, note }) => ({ total: typedAmount(total, currency, locale), note }),
 *   saving: useChangePrice(),
 * });
 * <Form isPending={form.isPending} onSubmit={form.save}>
 *   <MoneyField label={…} {...form.field('total')} />
 *   <TextAreaField label={…} {...form.field('note')} />
 * ```
 *
 * - `field(path)` contains `value`, `error` and `onChange`, which takes an event or a value, so that it suits every
 *   field. A switch takes `isOn={form.fields.x}` and `onChange={form.field('x').onChange}`. A list is one field, whose
 *   entries report errors by `errorOf('list.0.name')`.
 * - Errors are shown after the first attempt to save, and are then checked with every change. An error from the server
 *   is shown at its field until the next change; `failure` is an error of no field.
 * - If `values` change, typed input is kept. After saving, the fields show `values` again.
 * - Inside an `UnsavedGuard`, leaving the page with unsaved input asks first.
 */
export const useContractForm = <Fields extends FieldValues, Input extends FieldValues, Body>({
  values,
  schema,
  toBody,
  saving,
  meanings = {},
  onInvalid,
}: ContractForm<Fields, Input, Body>) => {
  const [isSaved, setIsSaved] = useState(false);
  const { control, formState, handleSubmit, reset, setValue, trigger } = useForm<Fields, unknown, Body>({
    values,
    resolver: (typed, context, fieldRefs) =>
      zodResolver(schema)(toBody(typed), context, fieldRefs as never) as ReturnType<Resolver<Fields, unknown, Body>>,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
    // `Form` moves the focus to it.
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitted } = formState;
  const fields = useWatch({ control }) as Fields;
  const refused = refusedFields(saving.error, fields);

  useUnsaved(isDirty);

  const showSaved = useEffectEvent(() => reset(values, { keepDirtyValues: false, keepIsSubmitted: false }));
  useEffect(() => {
    if (!isSaved) return;
    showSaved();
    const timer = setTimeout(() => setIsSaved(false), savedShownMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const errorOf = (path: Path<Fields>): string | undefined => {
    const refusal = refused.find(({ field }) => field === path);
    const code = get<unknown, { message?: string } | undefined>(errors, path)?.message ?? refusal?.code;
    return code && (meanings[code as FieldErrorCode] ?? (sentenceFor(code) || refusal?.message));
  };

  const change = <Name extends Path<Fields>>(name: Name, value: PathValue<Fields, Name>) => {
    // Input during the mutation would be lost, because the fields show the saved values after it.
    if (saving.isMutating) return;
    setValue(name, value, { shouldDirty: true });
    if (isSubmitted || get(errors, name)) void trigger(isSubmitted ? undefined : name);
    setIsSaved(false);
    saving.reset();
  };

  return {
    /** The present values of the fields. */
    fields,
    field: <Name extends Path<Fields>>(name: Name) => ({
      value: get<unknown, PathValue<Fields, Name>>(fields, name),
      error: errorOf(name),
      onChange: (changed: Change<PathValue<Fields, Name>>) => change(name, valueOf(changed) as PathValue<Fields, Name>),
    }),
    errorOf,
    /** Checks one field before the form is saved. @returns whether it is valid */
    check: (name: Path<Fields>) => trigger(name),
    /** An error of no field. */
    failure: refused.length > 0 ? null : saving.error,
    isPending: saving.isMutating,
    isSaved,
    isUnsaved: isDirty,
    save: () => {
      setIsSaved(false);
      saving.reset();
      return handleSubmit(async (body) => setIsSaved(await saving.trigger(body)), onInvalid)();
    },
  };
};
