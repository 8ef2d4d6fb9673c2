import { fieldLimits } from '@hearthstay/stay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Form } from '../../../shared/ui/form';
import { TextAreaField } from '../../../shared/ui/text-area-field';
import { TextField } from '../../../shared/ui/text-field';
import { nextStep } from './next-step';
import { RefusalBox } from './refusal-box';
import { useFieldErrors } from './use-field-errors';
import type { RequestFormState } from './use-request-form';
import type { FieldName } from './validate-fields';

/** Name, e-mail and message for the chosen days (specification, section 2, "Booking form"). */
export const RequestForm = ({ form }: { form: RequestFormState }) => {
  const { t } = useTranslation(['home', 'common']);
  const noteId = useId();
  const { fields, shownProblems, isPending, refusal, violation } = form;
  const errors = useFieldErrors(shownProblems);
  const next = nextStep(fields, shownProblems, form.hasDates);
  const wiring = (name: FieldName) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
    onBlur: () => form.leave(name),
  });
  return (
    <Card className="px-4 pt-5 pb-4 xs:p-6">
      <h2 className="title-card">{t('form.title')}</h2>
      <p className="mt-1 text-note text-ink-2">{t('form.lead')}</p>
      <Form isPending={isPending} onSubmit={form.submit} className="mt-5 grid gap-5">
        <TextField label={t('form.name')} error={errors.name} autoComplete="name" {...wiring('name')} />
        <TextField
          label={t('common:email.label')}
          error={errors.email}
          type="email"
          autoComplete="email"
          {...wiring('email')}
        />
        <TextAreaField label={t('form.message')} isOptional limit={fieldLimits.messageMax} {...wiring('message')} />
        {refusal && <RefusalBox refusal={refusal} violation={violation} />}
        <div>
          <Button
            type="submit"
            className="w-full"
            disabled={next !== 'send'}
            isBusy={isPending}
            busyLabel={t('form.submitting')}
            aria-describedby={noteId}
          >
            {t('form.submit')}
          </Button>
          <p id={noteId} className="mt-2 text-center text-note text-ink-2">
            {t(`form.next.${next}`)}
          </p>
        </div>
      </Form>
    </Card>
  );
};
