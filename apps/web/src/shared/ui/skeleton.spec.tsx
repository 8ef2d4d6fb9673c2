import { act, render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows no bars for data that is loaded within 300 ms', () => {
  render(
    <Skeleton>
      <span>bars</span>
    </Skeleton>,
  );
  const bars = screen.getByText('bars').parentElement;
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
  act(() => jest.advanceTimersByTime(299));
  expect(bars).toHaveAttribute('data-early');
  act(() => jest.advanceTimersByTime(1));
  expect(bars).not.toHaveAttribute('data-early');
});
