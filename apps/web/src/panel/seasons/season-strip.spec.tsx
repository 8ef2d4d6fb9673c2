import { parseDay } from '@hearthstay/stay';
import { render, screen } from '@testing-library/react';
import { SeasonStrip } from './season-strip';

it('shows the last year that can be typed', async () => {
  render(<SeasonStrip seasons={[{ name: 'Sommer', from: parseDay('9999-07-01'), to: parseDay('9999-12-31') }]} />);
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain('9999. Sommer');
});
