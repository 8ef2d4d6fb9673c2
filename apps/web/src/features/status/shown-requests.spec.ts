import { parseDay } from '@hearthstay/stay';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { shownRequests } from './shown-requests';

const today = parseDay('2026-11-20');
const christmas = requestView({ id: 'christmas', start_date: '2026-12-21', end_date: '2026-12-28' });
const soon = requestView({ id: 'soon', start_date: '2026-12-01', end_date: '2026-12-03' });
const over = requestView({ id: 'over', start_date: '2026-11-01', end_date: '2026-11-03', status: 'confirmed' });
const declined = requestView({ id: 'declined', start_date: '2026-11-25', end_date: '2026-11-26', status: 'declined' });

it('opens the next stay', () => {
  const { open, main } = shownRequests([over, christmas, declined, soon], today);
  expect([...open]).toEqual(['soon']);
  expect(main).toBe('soon');
});

it('also opens requests with an offer or a new message; the primary button is that of the offer', () => {
  const offered = { ...christmas, proposal: proposalView() };
  const { open, main } = shownRequests([{ ...over, unread_messages: 1 }, offered, soon], today);
  expect([...open].toSorted()).toEqual(['christmas', 'over', 'soon']);
  expect(main).toBe('christmas');
});

it('opens the first of requests that have all ended, and nothing without requests', () => {
  expect([...shownRequests([declined, over], today).open]).toEqual(['declined']);
  expect(shownRequests([], today)).toEqual({ open: new Set(), main: undefined });
});
