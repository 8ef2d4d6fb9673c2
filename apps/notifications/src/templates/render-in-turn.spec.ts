import { setImmediate as nextTurn } from 'node:timers/promises';
import { everyEmail } from '../testing/every-email';
import { composeEmail } from './compose-email';

describe('Composing many e-mails', () => {
  it('leaves the event loop a turn between any two of them', async () => {
    const kind = 'request-declined';
    const compose = () => composeEmail({ kind, content: everyEmail('de')[kind] });
    // Loads what all of them need.
    await compose();
    let turn = 0;
    const turns: number[] = [];
    const composed = [1, 2, 3, 4].map(async () => {
      await compose();
      turns.push(turn);
    });
    while (turns.length < composed.length) {
      await nextTurn();
      turn += 1;
    }
    expect(new Set(turns).size).toBe(composed.length);
  });
});
