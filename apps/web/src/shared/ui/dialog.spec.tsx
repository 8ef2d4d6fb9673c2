import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

const open = () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Buchung stornieren?" onClose={onClose} actions={<button type="button">Bestätigen</button>}>
      <textarea aria-label="Grund" data-initial-focus />
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Buchung stornieren?' }) };
};

it('opens at once and puts the focus where it is to start', () => {
  const { dialog } = open();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByLabelText('Grund')).toHaveFocus();
});

it('asks to be closed by its cross, by Escape and by a click beside it, and by nothing else', async () => {
  const user = userEvent.setup();
  const { dialog, onClose } = open();
  await user.click(screen.getByLabelText('Grund'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});
