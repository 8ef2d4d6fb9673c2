import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { photo, truncatedPhoto } from '../../testing/photos';
import { renderInChildProcess } from './render-in-child-process';

jest.setTimeout(300_000);

const program = join(__dirname, '../../../../../dist/apps/image-process/image-process.js');
/** In bytes. Together with an idle service (100 MB, shared pages counted once) it stays under 350 MB. */
const memoryLimit = 220 * 1024 * 1024;

beforeAll(() => {
  const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'vite.image-process.mjs')]);
});

const children = (): string[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

/** The peak memory of any child of this process, in bytes. */
const peakMemory = (): number => {
  const peaks = children().map((pid) => {
    try {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  });
  return Math.max(0, ...peaks);
};

describe('Rendering in a child process', () => {
  it('of the largest photo stays within its memory limit and leaves no process behind', async () => {
    const content = await photo({ width: 7_272, height: 5_448 });
    for (const batch of ['immediate', 'deferred'] as const) {
      let peak = 0;
      const watch = setInterval(() => (peak = Math.max(peak, peakMemory())), 10);
      const { files, width } = await renderInChildProcess(program, { content, use: 'background', batch });
      clearInterval(watch);
      expect([width, files.length]).toEqual([2_560, batch === 'immediate' ? 8 : 4]);
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThan(memoryLimit);
      expect(children()).toEqual([]);
    }
  });

  it('refuses an invalid photo, as rendering in this process does', async () => {
    const rendering = renderInChildProcess(program, {
      content: await truncatedPhoto(),
      use: 'background',
      batch: 'immediate',
    });
    await expect(rendering).rejects.toMatchObject({ code: 'IMAGE_UNREADABLE' });
  });

  it('ends on an abort signal', async () => {
    const stopping = new AbortController();
    const content = await photo({ width: 7_272, height: 5_448 });
    const rendering = renderInChildProcess(program, { content, use: 'background', batch: 'deferred' }, stopping.signal);
    stopping.abort();
    await expect(rendering).rejects.toThrow();
  });
});
