import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

const show = () => {
  render(
    <Tooltip text="Geht nicht, weil die Tage vergeben sind.">
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Genehmigen
        </button>
      )}
    </Tooltip>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button'), tooltip: screen.getByRole('tooltip') };
};

it('describes its control to screen readers, shown or not', () => {
  expect(show().button).toHaveAccessibleDescription('Geht nicht, weil die Tage vergeben sind.');
});

it('is shown to the pointer and to the focus, and hidden by Escape', async () => {
  const { user, button, tooltip } = show();
  expect(tooltip).toHaveAttribute('hidden');
  await user.hover(button);
  expect(tooltip).not.toHaveAttribute('hidden');
  await user.unhover(button);
  expect(tooltip).toHaveAttribute('hidden');
  await user.tab();
  expect(tooltip).not.toHaveAttribute('hidden');
  await user.keyboard('{Escape}');
  expect(tooltip).toHaveAttribute('hidden');
});

it('is hidden from the pointer by Escape, too, wherever the focus is', async () => {
  const { user, button, tooltip } = show();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(tooltip).toHaveAttribute('hidden');
});

it('stays after a tap that moved no focus, until another tap', async () => {
  const { user, button, tooltip } = show();
  button.addEventListener('mousedown', (event) => event.preventDefault());
  await user.pointer([{ keys: '[TouchA]', target: button }]);
  expect(button).not.toHaveFocus();
  expect(tooltip).not.toHaveAttribute('hidden');
  await user.pointer([{ keys: '[TouchA]', target: document.body }]);
  expect(tooltip).toHaveAttribute('hidden');
});

it('hides when another one opens', async () => {
  render(
    <>
      <Tooltip text="Friederike Albers">{() => <button type="button">17</button>}</Tooltip>
      <Tooltip text="Marta Nowak">{() => <button type="button">24</button>}</Tooltip>
    </>,
  );
  const [ofTheFocus, ofThePointer] = screen.getAllByRole('tooltip', { hidden: true });
  const user = userEvent.setup();
  await user.tab();
  await user.hover(screen.getByRole('button', { name: '24' }));
  expect(ofTheFocus).toHaveAttribute('hidden');
  expect(ofThePointer).not.toHaveAttribute('hidden');
});

it('keeps the control and its focus when its text appears and disappears', () => {
  const host = (text: string | null) => (
    <Tooltip text={text}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Genehmigen
        </button>
      )}
    </Tooltip>
  );
  const { rerender } = render(host(null));
  const button = screen.getByRole('button');
  act(() => button.focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-describedby');
  rerender(host('Geht nicht.'));
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Geht nicht.');
  rerender(host(null));
  expect(button).toHaveFocus();
});

it('leaves Escape to other elements while it has no text', async () => {
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <Tooltip text={null}>{() => <button type="button">17</button>}</Tooltip>
    </div>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
});
