import { act, fireEvent, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { NoticeProvider, useNotify, type Notice } from './notices';

const done = (count: number): Notice => ({ kind: 'done', text: (t) => t('common:days', { count }) });
const failed: Notice = { kind: 'failed', text: (t) => t('bookings.failed') };
const failedSentence = /Das konnte nicht gespeichert werden/;

const openNotices = () => {
  let notify: (notice: Notice) => void = () => undefined;
  const Somebody = () => {
    notify = useNotify();
    return null;
  };
  render(
    <NoticeProvider>
      <Somebody />
    </NoticeProvider>,
  );
  return (notice: Notice) => act(() => notify(notice));
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeAll(() => i18n.loadNamespaces('admin'));
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows the latest of what was done, for six seconds', () => {
  const notify = openNotices();
  notify(done(1));
  notify(done(2));
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
  pass(5_999);
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('2 Tage')).not.toBeInTheDocument();
});

it('keeps why something failed until it is read, and says then what was done', () => {
  const notify = openNotices();
  notify(failed);
  notify(done(2));
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
});

it('takes a failure back after ten seconds, but not from under the pointer or the focus', () => {
  const notify = openNotices();
  notify(failed);
  const text = screen.getByText(failedSentence);
  fireEvent.pointerOver(text);
  pass(60_000);
  expect(text).toBeInTheDocument();
  fireEvent.pointerOut(text);
  act(() => screen.getByRole('button').focus());
  pass(60_000);
  expect(text).toBeInTheDocument();
  act(() => screen.getByRole('button').blur());
  pass(10_000);
  expect(text).not.toBeInTheDocument();
});

it('offers to undo for as long as it says, and not from under the focus', () => {
  const notify = openNotices();
  const run = jest.fn();
  notify({ ...done(1), undo: { seconds: 12, run } });
  pass(11_999);
  act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
  notify({ ...done(1), undo: { seconds: 12, run } });
  pass(12_000);
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
});

it('keeps every offer to undo for its own time, beside what failed since', () => {
  const notify = openNotices();
  const runs = [jest.fn(), jest.fn()];
  const offers = () => screen.queryAllByRole('button', { name: 'Rückgängig' });
  notify({ ...done(1), undo: { seconds: 10, run: runs[0]! } });
  pass(4_000);
  notify({ ...done(2), undo: { seconds: 10, run: runs[1]! } });
  notify(failed);
  expect(offers()).toHaveLength(2);
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  fireEvent.click(offers()[0]!);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0]);
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
  pass(10_000);
  expect(offers()).toHaveLength(0);
});

it('takes the offers to undo by the key, the latest first, but not from a field', () => {
  const notify = openNotices();
  const undone: string[] = [];
  const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  notify({ ...done(1), undo: { seconds: 10, run: () => undone.push('first') } });
  notify({ ...done(2), undo: { seconds: 10, run: () => undone.push('second') } });
  press(field);
  expect(undone).toEqual([]);
  press(document.body);
  press(document.body);
  press(document.body);
  expect(undone).toEqual(['second', 'first']);
  field.remove();
});

it('speaks the language of the page, also after a change of it', async () => {
  await i18n.loadLanguages('en');
  const notify = openNotices();
  notify(done(2));
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('2 days')).toBeInTheDocument();
});
