import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const podman = async (...parameters: string[]): Promise<string> => (await run('podman', parameters)).stdout.trim();

const sandbox = [
  // As in docker-compose.yml and k8s/: a read-only file system, and no capabilities.
  ...['--read-only', '--read-only-tmpfs=false', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  // crun, podman's default, refuses machines with both versions of control groups; and podman would raise limits, which
  // not every virtual machine allows.
  ...['--runtime', 'runc', '--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
];

const options = [
  ...sandbox,
  ...['--network', 'slirp4netns:allow_host_loopback=true'],
  // The test runs the health checks itself, because podman would need systemd timers for them.
  ...['--health-interval', 'disable'],
];

interface Start {
  /** The application's name. */
  image: string;
  settings: Record<string, string>;
  /** More options of `podman run`. */
  more?: string[];
}

/**
 * Runs a command's image to its end, without a network, and returns its output. @throws Error with the output when it
 * fails.
 */
export const runCommand = (image: string, volumes: string[], ...parameters: string[]): Promise<string> =>
  podman(
    ...['run', '--rm', '--network', 'none', ...sandbox],
    ...volumes.flatMap((volume) => ['--volume', volume]),
    ...[`localhost/hearthstay/${image}`, ...parameters],
  );

/** A running container, with the same restrictions as in production. */
export class Container {
  private constructor(private readonly id: string) {}

  static async start({ image, settings, more = [] }: Start): Promise<Container> {
    const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return new Container(
      await podman('run', '--detach', ...options, ...more, ...environment, `localhost/hearthstay/${image}`),
    );
  }

  /** Runs the health check of the image. */
  async isHealthy(): Promise<boolean> {
    return podman('healthcheck', 'run', this.id).then(
      () => true,
      () => false,
    );
  }

  /** The columns of its first process: id, user, command. */
  async mainProcess(): Promise<string[]> {
    const [, first = ''] = (await podman('top', this.id, 'pid', 'user', 'args')).split('\n');
    return first.trim().split(/\s+/);
  }

  logs(): Promise<string> {
    return podman('logs', this.id);
  }

  /** Sends SIGTERM, waits for up to 15 seconds, and returns the exit code. */
  async stop(): Promise<number> {
    await podman('stop', '--time', '15', this.id);
    return Number(await podman('inspect', '--format', '{{.State.ExitCode}}', this.id));
  }

  async remove(): Promise<void> {
    await podman('rm', '--force', '--volumes', this.id);
  }

  static async removeVolume(name: string): Promise<void> {
    await podman('volume', 'rm', '--force', name);
  }
}
