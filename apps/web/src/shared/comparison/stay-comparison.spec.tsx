import { render, screen } from '@testing-library/react';
import { parseDay } from '@hearthstay/stay';
import { StayComparison } from './stay-comparison';

const days = (start: string, end: string) => ({ startDate: parseDay(start), endDate: parseDay(end) });
const quote = { currency: 'EUR', nights: 3, lines: [], total: 440_00, deposit: 0, balance: 440_00, onSite: 0 };
const lines = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('shows the former and the new value of all that changes', () => {
  render(
    <StayComparison
      before={{ ...days('2026-12-21', '2026-12-28'), adults: 2, quote }}
      after={{ ...days('2026-12-20', '2026-12-27'), adults: 2, quote: { ...quote, total: 400_00 } }}
    />,
  );
  expect(lines()).toEqual([
    ['Zeitraum', 'Bisher Mo., 21. – Mo., 28. Dezember 2026neu So., 20. – So., 27. Dezember 2026'],
    ['Gäste', '2 Erwachsene'],
    ['Gesamtpreis', expect.stringMatching(/^Bisher 440,00\s€neu 400,00\s€$/)],
  ]);
});

it('keeps the former guests if none are proposed, and has no line without guests or price', () => {
  const stay = days('2026-12-21', '2026-12-28');
  const { unmount } = render(<StayComparison before={{ ...stay, adults: 2 }} after={stay} />);
  expect(lines()).toEqual([
    ['Zeitraum', 'Mo., 21. – Mo., 28. Dezember 2026'],
    ['Gäste', '2 Erwachsene'],
  ]);
  unmount();
  render(<StayComparison before={stay} after={stay} />);
  expect(lines()).toHaveLength(1);
});
