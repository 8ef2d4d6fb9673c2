import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describeEachDatabase, eventually } from '@hearthstay/testing';

jest.setTimeout(300_000);

const workspaceRoot = join(__dirname, '../../../..');
const program = join(workspaceRoot, 'dist/libs/scheduler/scheduling.mjs');
const kills = 3;

interface Run {
  by: ChildProcess;
  begin: number;
  /** When it ended, or when its process was killed. */
  end?: number;
}

beforeAll(() => {
  const vite = join(workspaceRoot, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--config', join(__dirname, 'vite.scheduling.mjs')]);
});

describeEachDatabase('A task whose instance is killed in the middle', (database) => {
  const instances: ChildProcess[] = [];
  const runs: Run[] = [];

  const start = (): void => {
    const child = spawn(process.execPath, [program, database.uri(), database.name()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const { what, at } = JSON.parse(line) as { what: 'begin' | 'end'; at: number };
      if (what === 'begin') runs.push({ by: child, begin: at });
      else latestOf(child).end = at;
    });
    instances.push(child);
  };
  const latestOf = (child: ChildProcess): Run => runs.filter(({ by }) => by === child).at(-1) as Run;

  const kill = async (child: ChildProcess): Promise<void> => {
    const exit = once(child, 'exit');
    // A process that has lost its database may have exited already, and exits only once.
    if (child.kill('SIGKILL')) await exit;
    instances.splice(instances.indexOf(child), 1);
  };

  afterAll(() => Promise.all(instances.map(kill)));

  const underWay = (): Promise<Run> =>
    eventually(() => {
      const run = runs.at(-1);
      if (!run || run.end !== undefined) throw new Error('No run is in progress');
      return Promise.resolve(run);
    });

  it(`is taken over by the other instance, ${kills} times, and never runs twice at once`, async () => {
    start();
    start();
    for (let killed = 0; killed < kills; killed += 1) {
      const { by } = await underWay();
      // Before the kill: this process may notice the exit after another instance has taken over.
      const killedAt = Date.now();
      await kill(by);
      latestOf(by).end ??= killedAt;
      const before = runs.length;
      start();
      await eventually(() => {
        expect(runs.length).toBeGreaterThan(before + 1);
        return Promise.resolve();
      });
    }

    runs.sort((one, other) => one.begin - other.begin);
    runs.reduce((earlier, later) => {
      expect(later.begin).toBeGreaterThanOrEqual(earlier.end as number);
      return later;
    });
  });
});
