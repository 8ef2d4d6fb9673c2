import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';

const BusyForm = ({ onSend }: { onSend: () => void }) => {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(true);
        onSend();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} busyLabel="Wird gespeichert …">
        Speichern
      </Button>
    </form>
  );
};

it('shows what it does while it is busy, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<BusyForm onSend={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const button = screen.getByRole('button', { name: 'Wird gespeichert …' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('sends nothing while it is busy, neither itself nor by Enter in a field', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<BusyForm onSend={onSend} />);
  await user.dblClick(screen.getByRole('button', { name: 'Speichern' }));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('is pressed once by a key that is held down', () => {
  render(<Button>Genehmigen</Button>);
  const button = screen.getByRole('button');
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

it('calls no handler while it is busy', async () => {
  const onClick = jest.fn();
  render(
    <Button isBusy onClick={onClick}>
      Stornieren
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
