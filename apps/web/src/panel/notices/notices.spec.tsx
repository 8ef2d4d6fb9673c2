import { act, fireEvent, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import type { Notice } from './notice-queue';
import { NoticeProvider, useNotify } from './notices';

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

it('shows only the latest success, for six seconds', () => {
  const notify = openNotices();
  notify(done(1));
  notify(done(2));
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
  pass(5_999);
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('2 Tage')).not.toBeInTheDocument();
});

it('keeps a failure until it is closed, and then shows the success', () => {
  const notify = openNotices();
  notify(failed);
  notify(done(2));
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
});

it('removes a failure after ten seconds, but not while it has the pointer or the focus', () => {
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

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;
const offers = () => screen.queryAllByRole('button', { name: 'Rückgängig' });

it('offers to undo until the given time', () => {
  const notify = openNotices();
  const run = jest.fn();
  notify({ ...done(1), undo: { until: inSeconds(12), run } });
  pass(11_999);
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
  notify({ ...done(1), undo: { until: inSeconds(12), run } });
  pass(12_000);
  expect(screen.queryByText('1 Tag')).not.toBeInTheDocument();
});

it.each([
  [
    'the pointer',
    (text: HTMLElement) => fireEvent.pointerOver(text),
    (text: HTMLElement) => fireEvent.pointerOut(text),
  ],
  ['the focus', () => act(() => offers()[0]?.focus()), () => act(() => (document.activeElement as HTMLElement).blur())],
])('ends an offer to undo even while the notice has %s, and keeps its text', (_what, enter, leave) => {
  const notify = openNotices();
  notify({ ...done(1), undo: { until: inSeconds(10), run: jest.fn() } });
  const text = screen.getByText('1 Tag');
  pass(9_000);
  enter(text);
  pass(999);
  expect(offers()).toHaveLength(1);
  pass(1);
  expect(offers()).toHaveLength(0);
  pass(60_000);
  expect(text).toBeInTheDocument();
  leave(text);
  pass(6_000);
  expect(text).not.toBeInTheDocument();
});

it('keeps the focus in a notice whose offer to undo ends', () => {
  const notify = openNotices();
  notify({ ...done(1), undo: { until: inSeconds(10), run: jest.fn() } });
  act(() => offers()[0]?.focus());
  pass(10_000);
  expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
});

it('ignores the key after the offer has expired', () => {
  const notify = openNotices();
  const run = jest.fn();
  notify({ ...done(1), undo: { until: inSeconds(10), run } });
  fireEvent.pointerOver(screen.getByText('1 Tag'));
  pass(10_000);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
});

it('shows no offer that has expired already', () => {
  const notify = openNotices();
  notify({ ...done(1), undo: { until: Date.now(), run: jest.fn() } });
  expect(offers()).toHaveLength(0);
  pass(5_999);
  expect(screen.getByText('1 Tag')).toBeInTheDocument();
});

it('keeps a failure whose offer to undo ends', () => {
  const notify = openNotices();
  notify({ ...failed, undo: { until: inSeconds(2), run: jest.fn() } });
  pass(2_000);
  expect(offers()).toHaveLength(0);
  pass(9_999);
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText(failedSentence)).not.toBeInTheDocument();
});

it('shows three notices at most, the latest offers and a failure, and an older offer once there is room', () => {
  const notify = openNotices();
  for (const count of [1, 2, 3, 4]) notify({ ...done(count), undo: { until: inSeconds(10), run: jest.fn() } });
  const counts = () => screen.getAllByText(/^\d Tage?$/).map(({ textContent }) => textContent);
  expect(counts()).toEqual(['2 Tage', '3 Tage', '4 Tage']);
  notify(failed);
  expect(counts()).toEqual(['3 Tage', '4 Tage']);
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  fireEvent.click(offers()[1]!);
  expect(counts()).toEqual(['2 Tage', '3 Tage']);
});

it('keeps every offer to undo until its own expiry, beside later failures', () => {
  const notify = openNotices();
  const runs = [jest.fn(), jest.fn()];
  notify({ ...done(1), undo: { until: inSeconds(10), run: runs[0]! } });
  pass(4_000);
  notify({ ...done(2), undo: { until: inSeconds(10), run: runs[1]! } });
  notify(failed);
  expect(offers()).toHaveLength(2);
  expect(screen.getByText(failedSentence)).toBeInTheDocument();
  fireEvent.click(offers()[0]!);
  expect(runs.map((run) => run.mock.calls.length)).toEqual([1, 0]);
  expect(screen.getByText('2 Tage')).toBeInTheDocument();
  pass(10_000);
  expect(offers()).toHaveLength(0);
});

it('takes the offers by the key, the latest first, but not from a field', () => {
  const notify = openNotices();
  const undone: string[] = [];
  const press = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });
  const field = document.body.appendChild(document.createElement('input'));
  notify({ ...done(1), undo: { until: inSeconds(10), run: () => undone.push('first') } });
  notify({ ...done(2), undo: { until: inSeconds(10), run: () => undone.push('second') } });
  press(field);
  expect(undone).toEqual([]);
  press(document.body);
  press(document.body);
  press(document.body);
  expect(undone).toEqual(['second', 'first']);
  field.remove();
});

it('shows the sentences in the language of the page, also after it changes', async () => {
  await i18n.loadLanguages('en');
  const notify = openNotices();
  notify(done(2));
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('2 days')).toBeInTheDocument();
});
