import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

const open = () => {
  const onClose = jest.fn();
  const view = render(
    <Dialog title="Buchung stornieren?" onClose={onClose} actions={<button type="button">Bestätigen</button>}>
      <textarea aria-label="Grund" data-initial-focus />
    </Dialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Buchung stornieren?' }) };
};

it('opens at once, with the focus on the initial element', () => {
  const { dialog } = open();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByLabelText('Grund')).toHaveFocus();
});

it('asks to be closed only by its button, by Escape and by a click beside it', async () => {
  const user = userEvent.setup();
  const { dialog, onClose } = open();
  await user.click(screen.getByLabelText('Grund'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('stays open at the second click of the double click that opened it', () => {
  const { dialog, onClose } = open();
  fireEvent.mouseDown(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed before it is removed, because only then the browser restores the focus', () => {
  const { dialog, unmount } = open();
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {
    expect(dialog).toBeInTheDocument();
  });
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});
