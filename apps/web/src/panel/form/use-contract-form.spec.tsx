import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError, loadSentences } from '@web/shared/api/api-error';
import { Form } from '@web/shared/ui/form';
import { TextField } from '@web/shared/ui/text-field';
import { typedNumber } from './typed-values';
import { useContractForm } from './use-contract-form';

const schema = z.strictObject({
  name: z.string().trim().min(1, { error: 'CALENDAR_NAME_REQUIRED' }),
  nights: z.number().min(0, { error: 'MIN_NIGHTS_OUT_OF_RANGE' }),
});

interface Props {
  values?: { name: string; nights: string };
  saving?: Partial<Parameters<typeof useContractForm<Fields, Fields, Body>>[0]['saving']>;
}

type Fields = NonNullable<Props['values']>;
type Body = z.infer<typeof schema>;

const Page = ({ values = { name: 'See', nights: '3' }, saving }: Props) => {
  const form = useContractForm({
    values,
    schema,
    toBody: ({ name, nights }) => ({ name, nights: typedNumber(nights) }),
    saving: { trigger: async () => false, isMutating: false, error: null, reset: () => undefined, ...saving },
    meanings: { MIN_NIGHTS_OUT_OF_RANGE: 'Wie viele Nächte?' },
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.save}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Nächte" {...form.field('nights')} />
      <button type="submit">Speichern</button>
      {form.failure !== null && <p role="alert" />}
    </Form>
  );
};

const open = (props: Props = {}) => {
  const user = userEvent.setup();
  const view = render(<Page {...props} />);
  const [name, nights] = [screen.getByLabelText('Name'), screen.getByLabelText('Nächte')];
  const write = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Speichern' }));
  return { ...view, name, nights, write, save };
};

beforeAll(loadSentences);

it('sends the body as the contract normalizes it, and then shows the values again', async () => {
  const trigger = jest.fn<Promise<boolean>, [Body]>(async () => true);
  const { name, write, save } = open({ saving: { trigger } });
  await write(name, ' Meer ');
  await save();
  expect(trigger.mock.calls).toEqual([[{ name: 'Meer', nights: 3 }]]);
  await waitFor(() => expect(name).toHaveValue('See'));
});

it('keeps typed input when the values change, and shows the new values in the other fields', async () => {
  const { name, nights, write, rerender } = open();
  await write(name, 'Meer');
  rerender(<Page values={{ name: 'Wald', nights: '5' }} />);
  expect(name).toHaveValue('Meer');
  expect(nights).toHaveValue('5');
});

it('shows errors in the sentences of the form after an attempt to save, and then with every change', async () => {
  const { name, nights, write, save, rerender } = open();
  await write(name, '');
  await write(nights, 'viele');
  expect(name).not.toHaveAccessibleDescription();
  await save();
  expect(name).toHaveAccessibleDescription('Der Kalender braucht einen Namen.');
  expect(nights).toHaveAccessibleDescription('Wie viele Nächte?');
  await waitFor(() => expect(name).toHaveFocus());
  rerender(<Page values={{ name: 'Wald', nights: '5' }} />);
  expect(nights).toHaveAccessibleDescription('Wie viele Nächte?');
  await write(nights, '4');
  expect(nights).not.toHaveAccessibleDescription();
  expect(name).toHaveAccessibleDescription('Der Kalender braucht einen Namen.');
  await write(nights, 'x');
  expect(nights).toHaveAccessibleDescription('Wie viele Nächte?');
});

const refusalOf = (field: string) =>
  new ApiError({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: '',
    params: {},
    details: [{ field, code: 'CONTROL_CHARACTERS', message: 'Unsichtbares.' }],
    requiresPassword: false,
  });

it("shows the server's error at its field, and an error of no field as the failure", async () => {
  const { name, rerender } = open({ saving: { error: refusalOf('name') } });
  expect(name).toHaveAccessibleDescription(/unsichtbare Zeichen/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Page saving={{ error: refusalOf('color') }} />);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('drops the error of the server with the next change', async () => {
  const reset = jest.fn();
  const { name, write } = open({ saving: { error: refusalOf('name'), reset } });
  await write(name, 'Meer');
  expect(reset).toHaveBeenCalled();
});
