import { setImmediate as nextTurn } from 'node:timers/promises';
import { aRequest, settings } from '../testing/events';
import { renderEmail } from './render-email';

describe('Rendering many e-mails', () => {
  it('yields to the event loop between two e-mails', async () => {
    const render = () => renderEmail('request-approved', 'de', aRequest(), settings);
    // Loads the templates.
    await render();
    let turn = 0;
    const turns: number[] = [];
    const rendered = [1, 2, 3, 4].map(async () => {
      await render();
      turns.push(turn);
    });
    while (turns.length < rendered.length) {
      await nextTurn();
      turn += 1;
    }
    expect(new Set(turns).size).toBe(rendered.length);
  });
});
