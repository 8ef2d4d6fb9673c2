import { showStep } from './progress';

const hiddenCursor = '\u001b[?25l';
const noLineWrapping = '\u001b[?7l';

describe('The progress bar in a terminal', () => {
  const hadTerminal = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  let written = '';

  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
    written = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Object.defineProperty(process.stderr, 'isTTY', hadTerminal ?? { value: undefined, configurable: true });
  });

  it('shows the progress and returns the result of the work', async () => {
    const result = await showStep('Checking', 2, async (advance) => {
      advance();
      advance();
      return 'counted';
    });
    expect(result).toBe('counted');
    expect(written).toMatch(/Checking .* 0 of 2[^]*Checking .* 2 of 2/);
  });

  it('ends with failed work, because it would keep the process running otherwise', async () => {
    await expect(showStep('Checking', 2, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves the terminal unchanged after Ctrl-C', async () => {
    await showStep('Checking', 1, async (advance) => advance());
    expect(written).not.toContain(hiddenCursor);
    expect(written).not.toContain(noLineWrapping);
  });
});
